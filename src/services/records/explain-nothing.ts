import type { Filter, FilterWarning } from '../../contract/filter.ts'
import { hasComparable, hasRecord } from '../../storage/record-filter/has-any.ts'
import type { Context } from '../context.ts'
import type { ReadFilter } from './read-filter.ts'

/** Why no row came, where it is not just that no value is like that: nothing could be compared, or nobody is in scope. */
export async function explainNothing(
  ctx: Context,
  filter: Filter,
  { demands, ground }: Pick<ReadFilter, 'demands' | 'ground'>,
): Promise<FilterWarning[]> {
  const { db } = ctx.system
  const conditions = demands.filter((demand) => demand.kind === 'cell')
  const scope = demands.filter((demand) => demand.kind !== 'cell' && demand.kind !== 'text')
  const inComparable = await Promise.all(
    conditions.map(async ({ condition }, i): Promise<FilterWarning[]> => {
      const { test, fieldNo } = condition
      if (test.kind !== 'within' || (await hasComparable(db, ground, fieldNo, test.column))) return []
      const field = filter.conditions[i]?.fieldId ?? null
      const message = `No value of "${field}" can be read as a ${test.column}. The condition matches nothing.`
      return [{ code: 'not_comparable', message, field, suggestion: null }]
    }),
  )
  const outOfScope = await Promise.all(
    scope.map(async (demand): Promise<FilterWarning[]> => {
      if (await hasRecord(db, ground, demand)) return []
      const message = `No extracted document has this ${demand.kind}. The filter matches nothing.`
      return [{ code: 'unknown_scope', message, field: null, suggestion: null }]
    }),
  )
  return [...inComparable, ...outOfScope].flat()
}
