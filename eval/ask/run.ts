import { join } from 'node:path'
import pg from 'pg'
import { guardStatement } from '../../src/ask/guard.ts'
import { readQuestion } from '../../src/ask/read-question.ts'
import { withDatabase } from '../../test/support/with-database.ts'
import { findCorpus, readTruth } from '../corpus.ts'
import { printTable, round } from '../print-table.ts'
import { type LoadedDatabase, loadDatabase } from './load.ts'

/** Bars: of all questions, how many are answered rightly, and how many at most wrongly. */
const [askedRight, allowedWrong] = [0.45, 0.2]
/** Whose questions were looked at while the parser was made; the figures that count are of the others. */
const seen = new Set(['battle_death', 'concert_singer', 'course_teach', 'museum_visit', 'network_1'])

interface Question {
  file: string
  id: number
  question: string
  fields: { sql: string }
  db_id: string
  empty_result: boolean
}
type Verdict = 'right' | 'wrong' | 'refused'
interface Judged {
  db: string
  verdict: Verdict
}

const corpus = findCorpus()
if (corpus !== undefined) await withDatabase((url) => run(corpus, url))

async function run(folder: string, url: string): Promise<void> {
  const verdicts: Judged[] = []
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await answerAll(client, folder, verdicts)
  } finally {
    await client.end()
  }
  if (!process.argv.includes('--jsonl')) print(verdicts)
}

async function answerAll(client: pg.Client, folder: string, verdicts: Judged[]): Promise<void> {
  const truth = await readTruth<Question>(folder, 'text-to-sql')
  const byDatabase = Map.groupBy(
    truth.filter(({ empty_result }) => !empty_result),
    ({ db_id }) => db_id,
  )
  for (const [db, questions] of byDatabase) {
    const file = join(folder, 'text-to-sql', questions[0]?.file ?? '')
    const loaded = await loadDatabase(client, file, db)
    for (const question of questions) {
      const answer = await answerQuestion(client, loaded, question)
      verdicts.push({ db, verdict: answer.verdict })
      if (process.argv.includes('--jsonl')) console.log(JSON.stringify({ db_id: db, ...answer }))
    }
  }
}

async function answerQuestion(client: pg.Client, { catalogue, original }: LoadedDatabase, asked: Question) {
  const { id, question, fields } = asked
  const { reading } = readQuestion(question, catalogue, new Date())
  const gold = original
    .prepare(fields.sql)
    .all()
    .map((row) => Object.values(row))
  const { sql = null, parameters = [] } = reading ?? {}
  if (sql === null) return { id, question, sql, parameters, rows: null, verdict: 'refused' as const }
  await guardStatement(sql, new Set(catalogue.relations.map(({ name }) => name)))
  const given = { id, question, sql, parameters, confidence: reading?.confidence }
  try {
    const result = await client.query({ text: sql, values: parameters, rowMode: 'array' })
    const rows = result.rows as unknown[][]
    const verdict: Verdict = isSameResult(gold, rows) ? 'right' : 'wrong'
    return { ...given, rows: rows.slice(0, 200), verdict }
  } catch (error) {
    return { ...given, rows: null, error: String(error), verdict: 'wrong' as const }
  }
}

/** The same rows, whatever their order and that of their columns. */
function isSameResult(gold: unknown[][], rows: unknown[][]): boolean {
  const textOf = (all: unknown[][]) =>
    JSON.stringify(inOrder(all.map((row) => JSON.stringify(inOrder(row.map(plain))))))
  return gold.length === rows.length && textOf(gold) === textOf(rows)
}

function inOrder(texts: string[]): string[] {
  return texts.sort((a, b) => (a < b ? -1 : Number(a > b)))
}

function plain(value: unknown): string {
  if (value instanceof Date) return value.toLocaleDateString('sv')
  const number = typeof value === 'string' && value.trim() === '' ? Number.NaN : Number(value)
  return value !== null && Number.isFinite(number) ? number.toFixed(4) : String(value)
}

function print(verdicts: Judged[]): void {
  const share = (of: Judged[], verdict: Verdict) =>
    of.filter((one) => one.verdict === verdict).length / Math.max(1, of.length)
  const line = (name: string, of: Judged[]) => [
    name,
    of.length,
    round(share(of, 'right')),
    round(share(of, 'wrong')),
    round(share(of, 'refused')),
  ]
  const unseen = verdicts.filter(({ db }) => !seen.has(db))
  printTable(
    ['questions', 'number', `right (asked ${askedRight})`, `wrong (at most ${allowedWrong})`, 'refused'],
    [
      line('of databases that were not looked at', unseen),
      line(
        'of those that were',
        verdicts.filter(({ db }) => seen.has(db)),
      ),
      ...[...new Set(verdicts.map(({ db }) => db))].map((name) =>
        line(
          name,
          verdicts.filter(({ db }) => db === name),
        ),
      ),
    ],
  )
  const isHeld = share(unseen, 'right') >= askedRight && share(unseen, 'wrong') <= allowedWrong
  console.log(isHeld ? 'held' : 'MISSED')
}
