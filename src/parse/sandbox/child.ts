import { flushCompileCache } from 'node:module'
import { Socket } from 'node:net'
import { createInterface } from 'node:readline'
import type { Problem } from '../../document/problem.ts'
import { ParseError } from '../parse-error.ts'
import { type ReadJob, readDocument } from '../read-document.ts'
import { loadReaders } from '../readers.ts'
import { type Answer, answerDescriptor, type Command } from './protocol.ts'

// The process in which untrusted bytes are read, one file after the other. It ends with its parent.

const answers = new Socket({ fd: answerDescriptor, readable: false, writable: true })
answers.on('error', () => process.exit(0))

// Work that a failed reader left under way fails too, with nobody waiting for it: that concerns no other file.
process.on('unhandledRejection', () => {})

function answer(message: Answer): void | Promise<void> {
  if (answers.write(`${JSON.stringify(message)}\n`)) return
  return new Promise((resolve) => answers.once('drain', resolve))
}

async function serve(job: ReadJob): Promise<void> {
  let open = true
  try {
    // A reader that failed may have work under way still, which has no business in the answer to the next file.
    await readDocument(job, (event) => (open ? answer(event) : undefined), problemOf)
    await answer({ type: 'done' })
  } catch (error) {
    await answer({ type: 'failed', problem: problemOf(error) })
  } finally {
    open = false
  }
}

/** Compiles all readers for those that come after. */
async function load(): Promise<void> {
  await loadReaders()
  flushCompileCache()
  await answer({ type: 'done' })
}

function problemOf(error: unknown): Problem {
  if (error instanceof ParseError) return error.toProblem()
  const message = error instanceof Error ? error.message : ''
  if (error instanceof RangeError && /call stack/i.test(message)) return new ParseError('nested_too_deep').toProblem()
  if (/allocation failed|out of memory|invalid (?:array|string|typed array) length/i.test(message))
    return new ParseError('out_of_memory').toProblem()
  // What went wrong inside is for the log of the operator, and may quote the document: the name is enough.
  return new ParseError('corrupt_file', `(${error instanceof Error ? error.name : 'Error'})`).toProblem()
}

let queue = Promise.resolve()
createInterface({ input: process.stdin })
  .on('line', (line) => {
    const command = JSON.parse(line) as Command
    queue = queue.then(() => (command.type === 'load' ? load() : serve(command.job)))
  })
  .on('close', () => process.exit(0))

void answer({ type: 'ready' })
