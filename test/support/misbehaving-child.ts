import { spawn } from 'node:child_process'
import { writeSync } from 'node:fs'
import { createInterface } from 'node:readline'
import type { ReadJob } from '../../src/parse/read-document.ts'

// A sandbox taken over by the file it reads: the name of the file says what it does.

const format = { type: 'format', format: { name: 'txt', mediaType: 'text/plain', reason: 'said so' } }
const page = {
  type: 'page',
  markdown: 'Hello',
  page: {
    ...{ number: 1, width: null, height: null, rotation: 0, source: 'text', geometry: 'flow', start: 0, end: 5 },
    words: [{ text: 'Hello', box: [0, 0, 1, 1], start: 0, end: 5 }],
    ...{ lines: [], blocks: [], tables: [] },
  },
}
const end = { type: 'end', language: null, metadata: {}, outline: [], links: [], formFields: [], problems: [] }

let jobs = 0

const behaviours: Record<string, (job: ReadJob) => void> = {
  good: () => say(format, page, end, { type: 'done' }),
  'says-how-often': () => {
    const markdown = String(jobs)
    const words = [{ text: markdown, box: [0, 0, 1, 1], start: 0, end: markdown.length }]
    say(format, { ...page, markdown, page: { ...page.page, end: markdown.length, words } }, end, { type: 'done' })
  },
  busy: () => {
    say(format)
    for (;;);
  },
  idle: () => say(format),
  'stops-after-a-page': () => say(format, page),
  greedy: () => {
    const held: Buffer[] = []
    setInterval(() => held.push(Buffer.alloc(40 * 1024 ** 2, held.length)), 5)
  },
  garbage: () => writeSync(3, 'no JSON at all\n'),
  'wrong-shape': () => say(format, { type: 'page', page: { number: 1 }, markdown: 7 }),
  'unknown-type': () => say(format, { type: 'surprise' }),
  'done-at-once': () => say({ type: 'done' }),
  'done-without-end': () => say(format, page, { type: 'done' }),
  'speaks-on': () => say(format, page, end, { type: 'done' }, format, page),
  'other-file': () => {
    const child = { type: 'child', name: 'a.txt', relation: 'member', size: 5, path: '/etc/passwd' }
    say(format, child, end, { type: 'done' })
  },
  'endless-line': () => {
    for (;;) writeSync(3, 'x'.repeat(65_536))
  },
  'leaves-a-process': () => {
    spawn('sleep', ['1000'], { detached: true, stdio: ['ignore', 'inherit', 'ignore'] })
    say(format)
  },
  exits: () => process.exit(3),
  'exits-when-used': () => {
    say(format)
    if (jobs > 1) process.exit(3)
    say(page, end, { type: 'done' })
  },
}

function say(...messages: object[]): void {
  for (const message of messages) writeSync(3, `${JSON.stringify(message)}\n`)
}

createInterface({ input: process.stdin }).on('line', (line) => {
  const { job }: { job: ReadJob } = JSON.parse(line)
  jobs += 1
  behaviours[job.name]?.(job)
})
