import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { ParseError } from '../../src/parse/parse-error.ts'
import type { Parser } from '../../src/parse/parser.ts'
import { printTable, round } from '../print-table.ts'
import { textOfAll } from './office.ts'
import { secondText } from './second-parser.ts'
import { recall, tokensOf } from './tokens.ts'

const enough = 0.9

/** Every format, real files: is there a document, and does it hold the text that a second parser finds? */
export async function scoreFormats(corpus: string, parser: Parser): Promise<void> {
  const folder = join(corpus, 'formats')
  const kinds = (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isDirectory())
  const rows: (string | number)[][] = []
  const others: (string | number)[][] = []
  let all = 0
  let good = 0
  for (const { name: kind } of kinds) {
    const recalls: number[] = []
    let documents = 0
    const files = (await readdir(join(folder, kind))).sort()
    for (const name of files) {
      const { state, detail, score } = await judge(parser, join(folder, kind, name), kind, name)
      if (score !== undefined) recalls.push(score)
      if (state === 'good') documents += 1
      if (detail !== '') others.push([`${kind}/${name}`, state, detail])
    }
    all += files.length
    good += documents
    const mean = recalls.reduce((sum, value) => sum + value, 0) / Math.max(1, recalls.length)
    const figures = recalls.length === 0 ? ['', ''] : [round(mean), round(Math.min(...recalls))]
    rows.push([kind, files.length, documents, ...figures])
  }
  printTable(['format', 'files', 'good', 'mean recall', 'lowest'], rows)
  printTable(['without text, or not good', 'outcome', 'why'], others)
  console.log(`${good} of ${all} files give a document with the text that a second parser finds\n`)
}

interface Verdict {
  state: 'good' | 'text missing' | 'partial' | 'refused'
  detail: string
  score?: number
}

async function judge(parser: Parser, path: string, kind: string, name: string): Promise<Verdict> {
  const second = await secondText(path, kind)
  const wanted = tokensOf(second ?? '')
  try {
    const document = await parser.parse({ path, name })
    const found = tokensOf(textOfAll(document))
    const score = second === undefined ? undefined : recall(wanted, found)
    const scored = score === undefined ? {} : { score }
    if (score !== undefined && score < enough)
      return { state: 'text missing', detail: `recall ${round(score)}`, ...scored }
    // A picture without writing or a recording without speech is read well when nothing is found in it.
    const [problem] = document.problems
    const whole = wanted.length > 0 && score !== undefined
    if (problem) return { state: whole ? 'good' : 'partial', detail: `${problem.code}: ${problem.message}`, ...scored }
    const empty = found.length === 0 && wanted.length === 0
    return { state: 'good', detail: empty ? 'no text in it' : '', ...scored }
  } catch (error) {
    if (!(error instanceof ParseError)) throw error
    const readable = wanted.length > 0 ? ', though a second parser reads it' : ''
    return { state: 'refused', detail: `${error.code}${readable}: ${error.message}` }
  }
}
