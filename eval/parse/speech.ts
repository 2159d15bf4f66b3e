import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ParseError } from '../../src/parse/parse-error.ts'
import type { Parser } from '../../src/parse/parser.ts'
import { printTable, round } from '../print-table.ts'
import { tokensOf } from './tokens.ts'

const fixtures = fileURLToPath(new URL('../../test/fixtures/speech/', import.meta.url))

/** Our own recording against its transcript, and what every recording of the corpus gives. */
export async function scoreSpeech(corpus: string, parser: Parser): Promise<void> {
  const rows: (string | number)[][] = []
  for (const name of await readdir(fixtures)) {
    const transcript = await readFile(join(fixtures, name.replace(/\.\w+$/, '.txt')), 'utf8').catch(() => undefined)
    if (!/\.(?:ogg|mp3|wav)$/.test(name) || transcript === undefined) continue
    const truth = tokensOf(transcript)
    const { text, seconds, length } = await transcribe(parser, join(fixtures, name), name)
    rows.push([
      name,
      round(length, 1),
      round(seconds / length, 2),
      round((100 * wordEdits(truth, tokensOf(text))) / truth.length, 1),
      text.slice(0, 60),
    ])
  }
  for (const kind of ['mp3', 'wav', 'ogg', 'oga']) {
    for (const name of await readdir(join(corpus, 'formats', kind))) {
      const { text, seconds, length } = await transcribe(parser, join(corpus, 'formats', kind, name), name)
      rows.push([name, round(length, 1), length > 0 ? round(seconds / length, 2) : '', '', text.slice(0, 60)])
    }
  }
  printTable(['recording', 'seconds', 'x real time', 'word errors %', 'text'], rows)
}

async function transcribe(
  parser: Parser,
  path: string,
  name: string,
): Promise<{ text: string; seconds: number; length: number }> {
  const started = performance.now()
  const took = () => (performance.now() - started) / 1000
  try {
    const document = await parser.parse({ path, name })
    const end = Math.max(0, ...document.pages.flatMap((page) => page.blocks.map((block) => block.time?.end ?? 0)))
    const [problem] = document.problems
    return {
      text: problem ? `(${problem.code}) ${document.markdown}` : document.markdown,
      seconds: took(),
      length: end,
    }
  } catch (error) {
    if (!(error instanceof ParseError)) throw error
    return { text: `${error.code}: ${error.message}`, seconds: took(), length: 0 }
  }
}

/** Words to insert, drop or change. */
function wordEdits(truth: string[], found: string[]): number {
  let row = found.map((_, index) => index).concat(found.length)
  for (const [i, word] of truth.entries()) {
    const next = [i + 1]
    for (const [j, other] of found.entries())
      next.push(Math.min((row[j] ?? 0) + (word === other ? 0 : 1), (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1))
    row = next
  }
  return row[found.length] ?? 0
}
