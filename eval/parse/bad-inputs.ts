import { basename, join } from 'node:path'
import type { Page } from '../../src/document/model.ts'
import { ParseError } from '../../src/parse/parse-error.ts'
import type { Parser } from '../../src/parse/parser.ts'
import { readTruth } from '../corpus.ts'
import { printTable, round } from '../print-table.ts'
import { settledMemory } from '../settled-memory.ts'

const slowSeconds = 60

/** Broken and hostile files: each must end with a document, a part of one or a typed error, and leave the parent as it was. */
export async function scoreBadInputs(corpus: string, parser: Parser): Promise<void> {
  const outcomes = new Map<string, Map<string, number>>()
  const named: (string | number)[][] = []
  let slowest = 0
  let ended = 0
  await parser.warmUp()
  const { resident: before } = await settledMemory()
  const rows = await readTruth<{ file: string; cls: string }>(corpus, 'bad-inputs')
  for (const { file, cls } of rows) {
    const path = join(corpus, 'bad-inputs', file)
    const started = performance.now()
    const outcome = await outcomeOf(parser, path)
    const seconds = (performance.now() - started) / 1000
    slowest = Math.max(slowest, seconds)
    if (outcome !== 'untyped' && seconds < slowSeconds) ended += 1
    const counts = outcomes.get(cls) ?? new Map<string, number>()
    outcomes.set(cls, counts.set(outcome, (counts.get(outcome) ?? 0) + 1))
    if (outcome !== 'document') named.push([basename(file), outcome, round(seconds, 1)])
  }
  const peak = process.memoryUsage().rss
  const grown = (await settledMemory()).resident - before
  printTable(
    ['class', 'outcomes'],
    [...outcomes].map(([cls, counts]) => [
      cls,
      [...counts].map(([outcome, count]) => `${outcome} ${count}`).join(', '),
    ]),
  )
  printTable(['not a whole document', 'outcome', 'seconds'], named)
  console.log(
    `${ended} of ${rows.length} ended as they should, slowest ${round(slowest, 1)} s, parent grew by ${megabytes(grown)} MB (${megabytes(peak - before)} MB before its collector gave back what it kept)\n`,
  )
}

async function outcomeOf(parser: Parser, path: string): Promise<string> {
  try {
    let words = 0
    const onPage = (page: Page) => {
      words += page.words.length
    }
    const { problems } = await parser.stream({ path, name: basename(path) }, { onPage })
    if (problems.length > 0) return `partial (${problems[0]?.code})`
    return words > 0 ? 'document' : 'document without text'
  } catch (error) {
    return error instanceof ParseError ? error.code : 'untyped'
  }
}

function megabytes(bytes: number): number {
  return Math.round(bytes / 1024 ** 2)
}
