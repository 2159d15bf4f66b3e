import { newId } from '../../src/core/ids.ts'
import { createLogger } from '../../src/core/logger.ts'
import { connectDatabase } from '../../src/storage/postgres/database.ts'
import {
  indexForMatching,
  rowsSharingTrigrams,
  rowsSharingWords,
  rowsWithKey,
} from '../../src/storage/reference/match-rows.ts'
import { type RowSet, tableOf } from '../../src/storage/reference/row-sets.ts'
import { withDatabase } from '../../test/support/with-database.ts'
import { given, hold } from '../support/bars.ts'

// One record against a table that is too large for memory: rows that share its words, against the nearest ones by trigrams.
const rows = Number(given[0] ?? 5_000_000)
const asked = 200
/** Of them the plain query gets some: it takes seconds for each. */
const plainEvery = 10

await withDatabase(async (url) => {
  const logger = createLogger({ level: 'error', destination: process.stderr })
  const { db, pool, close } = connectDatabase({ connection: { connectionString: url }, maxConnections: 3, logger })
  const columns = ['id', 'name', 'vat'].map((name) => ({ name, type: 'string' }))
  const set: RowSet = { id: newId(), columns, row_count: rows, byte_count: 0, id_column: 1 }
  await pool.query(companies(tableOf(set.id)))
  const started = performance.now()
  await indexForMatching(pool, set, { keys: ['vat'], texts: ['name'] })
  console.log(`indexes of ${rows} rows: ${((performance.now() - started) / 1000).toFixed(0)} s`)
  const { rows: sample } = await pool.query<{ c1: string; c2: string; c3: string }>(
    `select c1, c2, c3 from ${tableOf(set.id)} where no % ${Math.floor(rows / asked)} = 0`,
  )
  const own = { times: [] as number[], found: 0 }
  const plain = { times: [] as number[], found: 0 }
  for (const [index, { c1, c2, c3 }] of sample.entries()) {
    // One letter is missing, as in the records of the other measurement.
    const at = c2.length >> 1
    const name = c2.slice(0, at) + c2.slice(at + 1)
    await timed(own, c1, async () => [
      ...((await rowsSharingWords(db, set, ['name', 'vat'], 'name', [name]))[0] ?? []),
      ...((await rowsWithKey(db, set, ['name', 'vat'], 'vat', [c3]))[0] ?? []),
    ])
    if (index % plainEvery > 0) continue
    await timed(plain, c1, async () => (await rowsSharingTrigrams(db, set, ['name', 'vat'], 'name', [name]))[0] ?? [])
  }
  console.log(
    `plain trigrams: p50 ${p(plain.times, 0.5)} ms, p95 ${p(plain.times, 0.95)} ms, found ${plain.found} of ${plain.times.length}`,
  )
  console.log(`ours: p50 ${p(own.times, 0.5)} ms, p95 ${p(own.times, 0.95)} ms, found ${own.found} of ${sample.length}`)
  hold(`one record against ${rows} rows, p95`, Number(p(own.times, 0.95)), { most: 50 }, ' ms')
  hold('found of those that have a row', own.found / sample.length, { least: 0.9 })
  await close()
})

async function timed(
  to: { times: number[]; found: number },
  id: string,
  find: () => Promise<{ id: string }[]>,
): Promise<void> {
  const started = performance.now()
  const found = await find()
  to.times.push(performance.now() - started)
  if (found.some((row) => row.id === id)) to.found++
}

function p(times: number[], share: number): string {
  return (times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0).toFixed(1)
}

/** Two made-up words, a trade of twelve and a form of six. */
function companies(table: string): string {
  const syllables =
    'ba be bi bo da de di do fa fe ga ge ka ke ko la le li lo ma me mi mo na ne no pa pe ra re ri ro sa se so'
  const trades = 'logistics bakery consulting metals pharma software textiles foods energy media motors paper'
  const pick = (words: string) =>
    `(string_to_array('${words}', ' '))[1 + floor(random() * ${words.split(' ').length})::int]`
  const word = [1, 2, 3].map(() => pick(syllables)).join(' || ')
  const name = `${word} || ' ' || ${word} || ${pick(syllables)} || ' ' || ${pick(trades)} || ' ' || ${pick('gmbh ag ltd inc sarl bv')}`
  return `set statement_timeout = 0;
    create table ${table} (no integer primary key, c1 text, c2 text, c3 text);
    insert into ${table} select i, 'V-' || i, ${name}, 'de' || floor(100000000 + random() * 899999999)::bigint
    from generate_series(1, ${rows}) i`
}
