import { availableParallelism } from 'node:os'
import { basename } from 'node:path'
import type { AppError } from '../../core/app-error.ts'
import type { Document } from '../../document/model.ts'
import type { Problem } from '../../document/problem.ts'
import type { ParseRun, Parser, SourceFile } from '../../parse/parser.ts'
import { workOnFiles } from '../engine/work-on-files.ts'
import { assertReadable } from './read-file.ts'
import { type ParsedForm, writeParsed } from './write-parsed.ts'

export interface ParsedFile {
  result: {
    file: string
    status: 'complete' | 'partial' | 'failed'
    /** As JSON the document, otherwise its text. */
    document?: Document
    text?: string
    problems?: Problem[]
    error?: { code: string; message: string }
  }
  error?: AppError
}

/** Reads files, several at once; they come in order, each as soon as it is there. */
export async function* parseFiles(
  parser: Parser,
  files: readonly SourceFile[],
  form: ParsedForm,
  run: ParseRun & { signal: AbortSignal },
): AsyncGenerator<ParsedFile> {
  // What keeps a sandbox from starting is told to the first file.
  parser.warmUp(files.length).catch(() => {})
  const outcomes = workOnFiles(availableParallelism(), files, run.signal, ({ path, name }) =>
    parseFile(parser, { path, name: basename(name) }, form, run),
  )
  for await (const outcome of outcomes) {
    const file = outcome.file.name
    if ('value' in outcome) yield { result: { file, ...outcome.value } }
    else {
      const { error } = outcome
      const { code, reason = code, message } = error
      yield { result: { file, status: 'failed', error: { code: reason, message } }, error }
    }
  }
}

async function parseFile(
  parser: Parser,
  file: SourceFile,
  form: ParsedForm,
  run: ParseRun,
): Promise<Omit<ParsedFile['result'], 'file'>> {
  await assertReadable(file.path)
  const pieces: string[] = []
  const problems = await writeParsed({ parser, file, form, run, write: (piece) => void pieces.push(piece) })
  const text = pieces.join('')
  return {
    status: problems.length > 0 ? 'partial' : 'complete',
    ...(form === 'json' ? { document: JSON.parse(text) } : { text }),
    ...(problems.length > 0 && { problems }),
  }
}
