import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { type Proposer, proposers } from '../../src/extract/proposers.ts'
import { openReader } from '../../src/extract/reader/open-reader.ts'
import type { Trees } from '../../src/extract/resolve/trees.ts'
import { readConfig } from '../../src/main/config.ts'
import { openParser } from '../../src/main/open-parser.ts'
import { findCorpus } from '../corpus.ts'
import { evaluateRecognition } from '../ocr/evaluate.ts'
import { printTable } from '../print-table.ts'
import { casesOf } from './cases.ts'
import { Documents } from './documents.ts'
import { evaluateSet, type SetResult } from './evaluate.ts'
import { type ReportTable, tablesOf } from './report.ts'
import { type EvalSet, evalSets } from './sets.ts'
import { writeRecognition, writeReport } from './write-report.ts'

const { values: options } = parseArgs({
  options: {
    corpus: { type: 'string' },
    set: { type: 'string', multiple: true, default: [] },
    split: { type: 'string', default: 'all' },
    limit: { type: 'string', default: 'Infinity' },
    cached: { type: 'boolean', default: false },
    /** Takes the times when each set is read for the second time, as a service that has run for a while reads. */
    warm: { type: 'boolean', default: false },
    rephrase: { type: 'boolean', default: false },
    rankers: { type: 'string' },
    /** A folder with other weights of the reader, or `none`. */
    reader: { type: 'string' },
    /** A proposer that is not heard, to see what it adds. */
    without: { type: 'string' },
    errors: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    ocr: { type: 'boolean', default: false },
  },
})

const corpus = findCorpus()
const wanted = evalSets.filter(isWanted)
if (corpus !== undefined) {
  if (options.ocr) await evaluateOcr(corpus)
  else if (wanted.length > 0) await evaluate(corpus, wanted)
  else console.log(`There is no such set. There are: ${evalSets.map(({ name }) => name).join('; ')}.`)
}

function proposerOf(): Proposer | undefined {
  const known = proposers.find((name) => name === options.without)
  if (options.without !== undefined && !known)
    throw new Error(`There is no proposer ${options.without}. There are: ${proposers.join(', ')}.`)
  return known
}

async function evaluate(folder: string, sets: EvalSet[]): Promise<void> {
  const parser = openParser({ ...readConfig(), parseParallel: 2 }, process.env.PATH)
  const asked = {
    ...{ split: options.split, limit: Number(options.limit), rephrase: options.rephrase, without: proposerOf() },
    reader: options.reader === 'none' ? undefined : await openReader({ folder: readerFolder() }),
    ...(options.rankers !== undefined && { rankers: await readRankers(options.rankers) }),
  }
  const results: SetResult[] = []
  try {
    const documents = await Documents.open(parser, options.cached)
    const cases = await Promise.all(sets.map((set) => casesOf(folder, set, asked)))
    await documents.prepare(cases.flat().map(({ path }) => path))
    for (const set of sets) {
      console.error(`extract: ${set.name}`)
      const result = await evaluateSet(folder, set, documents, asked)
      const { milliseconds, readerMilliseconds } = options.warm
        ? await evaluateSet(folder, set, documents, asked)
        : result
      results.push({ ...result, milliseconds, readerMilliseconds })
    }
  } finally {
    parser.close()
  }
  const tables = tablesOf(results.filter(({ documents }) => documents > 0))
  if (options.json) console.log(JSON.stringify(tables, null, 1))
  else printTables(tables)
  if (options.errors) printErrors(results)
  if (options.write) await writeReport(results, tables)
}

/** Recognition apart from extraction; `--set` names parts of it. */
async function evaluateOcr(folder: string): Promise<void> {
  const tables = await evaluateRecognition(folder, options.set)
  if (options.json) console.log(JSON.stringify(tables, null, 1))
  else printTables(tables)
  if (options.write) await writeRecognition(tables)
}

function readerFolder(): URL | undefined {
  return options.reader === undefined ? undefined : pathToFileURL(`${resolve(options.reader)}/`)
}

/** What `npm run train -- --folds` made. */
async function readRankers(from: string): Promise<Trees[]> {
  const names = (await readdir(from))
    .filter((name) => name.endsWith('.json'))
    .sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10))
  return Promise.all(names.map(async (name) => JSON.parse(await readFile(join(from, name), 'utf8')) as Trees))
}

/** By its own name, by the beginning of it, or by a folder of the corpus. */
function isWanted({ name, folders }: EvalSet): boolean {
  return options.set.length === 0 || options.set.some((word) => name.startsWith(word) || folders.includes(word))
}

function printTables(tables: readonly ReportTable[]): void {
  for (const { title, headings, rows } of tables) {
    console.log(`# ${title}\n`)
    printTable(headings, rows)
  }
}

function printErrors(results: readonly SetResult[]): void {
  for (const outcome of results.flatMap(({ outcomes }) => outcomes)) {
    const { verdict, file, path, expected, found, confidence, quote, part } = outcome
    if (verdict === 'exact' || verdict === 'soft' || verdict === 'absent') continue
    const facts = { expected: expected ?? null, found: found ?? null, confidence, quote }
    console.log(`${verdict}${part && ` (${part})`}  ${file}  ${path}  ${JSON.stringify(facts)}`)
  }
}
