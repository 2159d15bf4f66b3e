import { findColumn } from '../../ask/catalogue.ts'
import { type Condition, columnsOfCondition, columnTerm, type Form } from '../../ask/form.ts'
import type { Language } from '../../ask/phrases.ts'
import { isUnowed } from '../../ask/small-words.ts'
import { warningWords } from '../../ask/word-warnings.ts'
import type { AskWarning } from '../../contract/ask.ts'
import type { Context } from '../context.ts'
import type { AskCatalogue } from './catalogue.ts'
import { runCounts } from './run-statement.ts'
import type { ScopeCondition } from './scope.ts'

/** Documents of kinds that nobody has to pay, an offer or a credit note, which are in a sum of money with others, or were left out of it. */
export interface KindsTogether {
  kinds: [name: string, documents: number][]
  isLeftOut: boolean
}

export async function kindsTogether(
  ctx: Context,
  form: Form,
  catalogue: AskCatalogue,
  scope: ScopeCondition[],
): Promise<KindsTogether | undefined> {
  const documents = catalogue.catalogue.relations.find(({ kinds }) => kinds !== undefined)
  const kind = documents?.kinds?.find(({ value }) => isUnowed(value))
  if (!documents || !kind || form.subject !== documents.name) return undefined
  const isOfKind = (condition: Condition) => columnsOfCondition(condition).some(({ column }) => column === kind.column)
  const isLeftOut = form.leavesOut !== undefined
  const isOfMoney = form.select.some(
    (term) => term.kind === 'aggregate' && term.column && findColumn(catalogue.catalogue, term.column).currency,
  )
  if (!isOfMoney || (!isLeftOut && form.where.some(isOfKind))) return undefined
  const column = columnTerm({ relation: documents.name, column: kind.column })
  const { subject } = form
  const where = form.where.filter((condition) => !isOfKind(condition))
  const select = [{ kind: 'aggregate' as const, fn: 'count' as const, relation: subject }, column]
  const rows = await runCounts(
    ctx,
    { subject, where, select, group: [column], having: [], order: [] },
    catalogue,
    scope,
  )
  const counted = rows.map(([many, name]): [string, number] => [String(name ?? '?'), Number(many)])
  const unpaid = counted.filter(([name]) => isUnowed(name))
  if (unpaid.length === 0 || (!isLeftOut && counted.length < 2)) return undefined
  return { kinds: isLeftOut ? unpaid : counted, isLeftOut }
}

export function kindsWarnings(together: KindsTogether | undefined, language: Language): AskWarning[] {
  if (!together) return []
  const said = together.kinds.map(([name, many]) => `${name} (${many})`).join(', ')
  const say = warningWords[language]
  return [{ code: 'other_reading', message: together.isLeftOut ? say.kindsLeftOut(said) : say.kindsTogether(said) }]
}
