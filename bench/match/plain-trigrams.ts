import pg from 'pg'
import { withDatabase } from '../../test/support/with-database.ts'
import { hasRow, madeUpTables } from './made-up.ts'

const asked = 200

/** The row whose name is nearest by trigrams, as PostgreSQL finds it alone: seconds a record, and how many of those with a row got it. */
export async function plainTrigrams(size: number): Promise<{ seconds: number; recall: number }> {
  const { records, reference } = madeUpTables(size)
  const measured = { seconds: 0, recall: 0 }
  await withDatabase(async (url) => {
    const client = new pg.Client(url)
    await client.connect()
    await client.query('create table plain (no integer, name text)')
    await client.query('insert into plain select * from unnest($1::int[], $2::text[])', [
      [...reference.rows.keys()],
      reference.rows.map(([name]) => name),
    ])
    await client.query('create index on plain using gin (name gin_trgm_ops); analyze plain')
    const step = Math.max(1, Math.floor(records.rows.length / asked))
    const some = Array.from(records.rows.keys()).filter((at) => at % step === 0 || at % step === 1)
    const withRow = some.filter(hasRow)
    const started = performance.now()
    for (const at of some) {
      const { rows } = await client.query<{ no: number }>(
        'select no from plain where name % $1 order by similarity(name, $1) desc limit 1',
        [records.rows[at]?.[0]],
      )
      if (hasRow(at) && rows[0]?.no === at) measured.recall += 1 / withRow.length
    }
    measured.seconds = (performance.now() - started) / 1000 / some.length
    await client.end()
  })
  return measured
}
