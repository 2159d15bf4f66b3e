import pg from 'pg'
import { newId } from '../../src/core/ids.ts'
import { createLogger } from '../../src/core/logger.ts'
import { median, quantile } from '../../src/core/statistics.ts'
import type { Context } from '../../src/services/context.ts'
import { filterDocuments } from '../../src/services/records/filter.ts'
import { connectDatabase } from '../../src/storage/postgres/database.ts'
import { withDatabase } from '../../test/support/with-database.ts'
import { given, hold } from '../support/bars.ts'
import { fill, settle } from './fill.ts'
import { askWide, broadQuestion, narrowQuestion, type Question } from './questions.ts'

const rounds = Number(given[0] ?? 200)
const [small, large] = [5000, 50_000]
const matches = 100

await withDatabase(async (connectionString) => {
  const logger = createLogger({ level: 'error', destination: process.stderr })
  const { db, pool, close } = connectDatabase({ connection: { connectionString }, maxConnections: 4, logger })
  pg.types.setTypeParser(pg.types.builtins.DATE, String)
  // Both workspaces live in the same tables: what others store must not matter either.
  const workspaces = [small, large].map((documents) => ({ id: newId(), documents }))
  const filler = new pg.Client({ connectionString })
  await filler.connect()
  const begun = performance.now()
  for (const { id, documents } of workspaces) await fill(filler, db, id, documents)
  const seconds = (performance.now() - begun) / 1000
  console.log(`${small + large} documents saved in ${seconds.toFixed(0)} s`)
  await settle(filler)
  await filler.end()
  const contextOf = (workspaceId: string) =>
    ({
      workspaceId,
      system: { db, cursorSecret: Buffer.alloc(32), clock: { now: () => new Date() } },
    }) as unknown as Context

  const measure = async (id: string, make: () => Question) => {
    const ctx = contextOf(id)
    const times: { ours: number[]; wide: number[] } = { ours: [], wide: [] }
    for (let round = -20; round < rounds; round++) {
      const question = make()
      const begun = performance.now()
      const { total } = await filterDocuments(ctx, question.filter)
      const between = performance.now()
      const expected = await askWide(pool, id, question)
      const ended = performance.now()
      if (total !== expected) throw new Error(`${total} instead of ${expected} documents`)
      if (round < 0) continue
      times.ours.push(between - begun)
      times.wide.push(ended - between)
    }
    return times
  }

  const narrow = []
  for (const { id, documents } of workspaces) {
    const times = await measure(id, () => narrowQuestion(documents, matches))
    narrow.push(times)
    report(`${documents * 20} cells, three conditions with sort, about ${matches} matches`, times)
  }
  const [before, after] = narrow.map(({ ours }) => median(ours)) as [number, number]
  const { ours = [], wide = [] } = narrow.at(-1) ?? {}
  hold('p95 of three conditions with sort', quantile(ours, 0.95), { most: 25 }, ' ms')
  hold('times a wide table', ratioOf(ours, wide), { most: 3 })
  hold('times the time for ten times the cells and the same rows', after / before, { most: 1.5 })
  for (const { id, documents } of workspaces)
    report(`${documents * 20} cells, three broad conditions with sort`, await measure(id, broadQuestion))
  await close()
})

function report(what: string, { ours, wide }: { ours: number[]; wide: number[] }): void {
  const figures = (times: number[]) => `p50 ${median(times).toFixed(1)} ms, p95 ${quantile(times, 0.95).toFixed(1)} ms`
  console.log(`${what}: ${figures(ours)}; wide table ${figures(wide)}; ratio ${ratioOf(ours, wide).toFixed(2)}`)
}

function ratioOf(ours: number[], wide: number[]): number {
  return median(ours.map((time, i) => time / (wide[i] ?? 1)))
}
