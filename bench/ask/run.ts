import pg from 'pg'
import { quantile } from '../../src/core/statistics.ts'
import { askQuestion } from '../../src/services/questions/ask.ts'
import { operatorContext } from '../../src/services/workspaces/find.ts'
import { createTestSystem } from '../../test/support/system.ts'
import { withDatabase } from '../../test/support/with-database.ts'
import { given, hold } from '../support/bars.ts'
import { fill } from './fill.ts'
import { kindsOf } from './kinds.ts'

const rounds = Number(given[0] ?? 20)
const documents = Number(given[1] ?? 50_000)
/** Filling takes minutes: a folder that is named keeps its database for the next run. */
const kept = given[2]

await withDatabase(async (url) => {
  const system = await createTestSystem({
    database: { connection: connectionOf(url), url, drop: async () => undefined },
  })
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows: filled } = await client.query("select id from workspaces where name = 'asking'")
    const { id } = filled[0] ?? (await system.workspace('asking'))
    const begun = performance.now()
    if (filled.length === 0) await fill(system, client, id, documents)
    const { rows: counts } = await client.query(
      'select count(*)::int as cells, count(distinct document_no)::int as documents from cells',
    )
    console.log(`${counts[0].documents} documents, ${counts[0].cells} cells in ${seconds(begun)} s`)
    const { rows: fields } = await client.query('select canonical_name, no from fields where workspace_id = $1', [id])
    const numbers = Object.fromEntries(fields.map(({ canonical_name, no }) => [canonical_name, no]))
    const ctx = await operatorContext(system, id)
    const times = kindsOf(numbers, 0).map(({ question }) => ({ question, ours: [] as number[], plain: [] as number[] }))
    for (let round = -2; round < rounds; round++)
      for (const [at, kind] of kindsOf(numbers, round + 2).entries()) {
        const begun = performance.now()
        const answer = await askQuestion(ctx, { question: kind.question })
        const between = performance.now()
        const { rows } = await client.query({ text: kind.sql, values: [id, ...(kind.values ?? [])], rowMode: 'array' })
        const ended = performance.now()
        if (
          !isSame(
            rows.slice(0, 1000),
            answer.rows.map((row) => Object.values(row)),
          )
        )
          throw new Error(
            `${kind.question}\n${answer.sql}\n${JSON.stringify(answer.rows.slice(0, 3))}\n${JSON.stringify(rows.slice(0, 3))}`,
          )
        if (round < 0) continue
        times[at]?.ours.push(between - begun)
        times[at]?.plain.push(ended - between)
      }
    report(times)
  } finally {
    await client.end()
    await system.close()
  }
}, kept)

/** As many rows, and in ours all that stands in the other. */
function isSame(expected: unknown[][], rows: unknown[][]): boolean {
  if (expected.length !== rows.length) return false
  const textOf = (value: unknown) =>
    value instanceof Date
      ? new Date(value.getTime() - value.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
      : /^-?\d+(\.\d+)?$/.test(String(value))
        ? Number(value).toFixed(4)
        : String(value)
  const keyOf = (row: unknown[]) =>
    row
      .map(textOf)
      .sort((a, b) => (a < b ? -1 : 1))
      .join('|')
  const open = new Set(expected.map(keyOf))
  return rows.every((row) => open.has(keyOf(row)))
}

function report(times: { question: string; ours: number[]; plain: number[] }[]): void {
  for (const { question, ours, plain } of times) {
    const [p50, p95] = [quantile(ours, 0.5), quantile(ours, 0.95)]
    const [byHand, byHand95] = [quantile(plain, 0.5), quantile(plain, 0.95)]
    console.log(
      `${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms; by hand ${byHand.toFixed(1)} ms, p95 ${byHand95.toFixed(1)} ms; ${(p50 / byHand).toFixed(1)} times: ${question}`,
    )
  }
  const slowest = Math.max(...times.map(({ ours }) => quantile(ours, 0.95)))
  hold('p95 of the slowest of 20 kinds of questions', slowest, { most: 300 }, ' ms')
  const sum = (of: number[]) => of.reduce((total, one) => total + one, 0)
  hold(
    'times hand-written SQL, all kinds together',
    sum(times.map(({ ours }) => quantile(ours, 0.5))) / sum(times.map(({ plain }) => quantile(plain, 0.5))),
    { most: 3 },
  )
}

function connectionOf(url: string) {
  const { username, password, hostname, port, pathname } = new URL(url)
  return {
    ...{ host: decodeURIComponent(hostname), port: Number(port) || 5432, ssl: false as const },
    ...{ user: decodeURIComponent(username), password: decodeURIComponent(password), database: pathname.slice(1) },
  }
}

function seconds(begun: number): string {
  return ((performance.now() - begun) / 1000).toFixed(0)
}
