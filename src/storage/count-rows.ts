import type { SelectQueryBuilder } from 'kysely'

/** How many rows a query finds that has not said what it selects of them. */
export async function countRows<DB, TB extends keyof DB>(
  query: SelectQueryBuilder<DB, TB, Record<never, never>>,
): Promise<number> {
  const counted = query.select(({ fn }) => fn.countAll<number>().as('count')).$castTo<{ count: number }>()
  const { count } = await counted.executeTakeFirstOrThrow()
  return count
}
