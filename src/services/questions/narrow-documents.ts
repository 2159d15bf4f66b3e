import type { ColumnRef } from '../../ask/catalogue.ts'
import { type Condition, type Form, looksAtOthers } from '../../ask/form.ts'
import { type CellCondition, findDocumentsBy } from '../../storage/asks/cells.ts'
import { foldText } from '../cells/read-value.ts'
import type { Context } from '../context.ts'
import type { AskCatalogue } from './catalogue.ts'
import type { ScopeCondition } from './scope.ts'

/** What is asked of a document itself is of one row. */
const ofDocument = -1
/** More cells are read faster in one go. */
const mostCells = 5000

/**
 * The documents that what is asked of single values leaves, where these are few. The door cannot look them up by an index of values
 * itself: it tries no condition on rows before it knows whose they are. What the statement says is still asked of each.
 */
export async function fewDocuments(
  { system, workspaceId }: Context,
  form: Form,
  { relations }: AskCatalogue,
): Promise<ScopeCondition | undefined> {
  const fieldOf = ({ relation, column }: ColumnRef) => {
    const asked = relations.get(relation)
    const found = asked?.columns.get(column)
    // What stands in several fields, or in texts, is not found by the index of one.
    return found?.part === 'value' && !asked?.parts && !found.others && !found.hasUnits ? found : undefined
  }
  if (looksAtOthers(form)) return undefined
  const conditions = form.where.flatMap((condition, row) => {
    const asked = condition.kind === 'related' ? (condition.negated ? [] : condition.where) : [condition]
    const own = asked.flatMap((one) => cellConditions(one, fieldOf))
    return own.map((one) => ({ ...one, row: condition.kind === 'related' ? row : ofDocument }))
  })
  if (conditions.length === 0) return undefined
  const found = await findDocumentsBy(system.db, workspaceId, conditions, mostCells)
  return found && { sql: 'd.no = any(?::bigint[])', values: [found.map(String)], documentNos: found }
}

type FieldOf = (column: ColumnRef) => { fieldNo: number; type: string } | undefined

function cellConditions(condition: Condition, fieldOf: FieldOf): Omit<CellCondition, 'row'>[] {
  if (condition.kind === 'compare' && condition.term.kind === 'column' && !condition.term.period) {
    const field = fieldOf(condition.term.column)
    const { comparison, value } = condition
    if (field?.type === 'text' && comparison === '=' && typeof value === 'string')
      return [{ fieldNo: field.fieldNo, part: 'as_text', comparison, value: foldText(value) }]
    if (field?.type === 'number' && comparison !== '<>' && typeof value === 'number')
      return [{ fieldNo: field.fieldNo, part: 'as_number', comparison, value }]
    return []
  }
  if (condition.kind === 'between' || condition.kind === 'within') {
    const field = fieldOf(condition.column)
    const part = field?.type === 'number' ? 'as_number' : field?.type === 'date' ? 'as_date' : undefined
    if (!field || !part) return []
    const [from, to, end] =
      condition.kind === 'between'
        ? ([condition.low, condition.high, '<='] as const)
        : ([condition.from, condition.before, '<'] as const)
    const limits = [
      { comparison: '>=' as const, value: from },
      { comparison: end, value: to },
    ]
    return limits.flatMap(({ comparison, value }) =>
      typeof value === 'string' || typeof value === 'number'
        ? [{ fieldNo: field.fieldNo, part, comparison, value }]
        : [],
    )
  }
  return []
}
