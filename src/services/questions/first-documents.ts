import type { Catalogue, ColumnRef } from '../../ask/catalogue.ts'
import { columnTerm, type Form, isOfGroups, isSameTerm } from '../../ask/form.ts'
import { findFirst } from '../../storage/asks/cells.ts'
import type { Context } from '../context.ts'
import type { AskCatalogue } from './catalogue.ts'
import { isExtracted, type ScopeCondition } from './scope.ts'

/** So many of the largest cells are looked at for each place that is asked for. */
const cellsForPlace = 20

/**
 * The documents that may have one of the first places by an amount or a day, where nothing else is asked of them than their kind: the
 * end of an index tells them, and the others need not be put in order. Nothing where it does not.
 */
export async function firstDocuments(
  { system, workspaceId }: Context,
  form: Form,
  { catalogue, relations }: AskCatalogue,
  scope: ScopeCondition[],
): Promise<ScopeCondition | undefined> {
  const [{ by, descending } = {}, ...more] = form.order
  if (!form.ranked || form.ranked.place !== undefined || form.limit === undefined || isOfGroups(form)) return undefined
  if (by?.kind !== 'column' || by.period || !descending || more.length > 0) return undefined
  const { relation, column } = by.column
  const cell = relations.get(relation)?.columns.get(column)
  const part = cell?.type === 'number' ? 'as_number' : cell?.type === 'date' ? 'as_date' : undefined
  const isAsked = scope.every(({ sql }) => sql === isExtracted)
  if (
    !cell ||
    !part ||
    relations.get(relation)?.parts ||
    cell.others ||
    cell.hasUnits ||
    !isAsked ||
    relation !== form.subject
  )
    return undefined
  const unit = form.ranked.per && relations.get(relation)?.columns.get(form.ranked.per.column)
  if (unit && (unit.fieldNo !== cell.fieldNo || unit.part !== 'currency')) return undefined
  const kinds = form.where.map((condition) => {
    if (condition.kind === 'filled' && !condition.negated && isSameTerm(columnTerm(condition.column), by)) return []
    const isKind = condition.kind === 'compare' && condition.comparison === '=' && condition.term.kind === 'column'
    return isKind && saysKind(condition.term.column, catalogue) ? [String(condition.value)] : undefined
  })
  if (kinds.includes(undefined) || kinds.flat().length > 1) return undefined
  const found = await findFirst(system.db, workspaceId, {
    ...{ fieldNo: cell.fieldNo, part, places: form.limit, most: form.limit * cellsForPlace },
    ...{ kind: kinds.flat()[0], isOfCurrency: unit !== undefined },
  })
  return found && { sql: 'd.no = any(?::bigint[])', values: [found.map(String)], documentNos: found }
}

function saysKind(column: ColumnRef | undefined, { relations }: Catalogue): boolean {
  const documents = relations.find(({ kinds }) => kinds !== undefined)
  return column?.relation === documents?.name && documents?.kinds?.[0]?.column === column?.column
}
