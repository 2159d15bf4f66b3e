import { type ColumnRef, isSameColumn } from '../../ask/catalogue.ts'
import { type Condition, columnsOfCondition, countOf, type Form, relationOf } from '../../ask/form.ts'
import { listsOf } from '../../ask/lists-beside.ts'
import type { Language } from '../../ask/phrases.ts'
import { warningWords } from '../../ask/word-warnings.ts'
import type { AskWarning } from '../../contract/ask.ts'
import type { Context } from '../context.ts'
import type { AskCatalogue } from './catalogue.ts'
import { runCounts } from './run-statement.ts'
import type { ScopeCondition } from './scope.ts'

/** Rows of a list of which no row of the other list says the same. */
export interface WithoutPartner {
  lacking: number
  all: number
  /** The other list. */
  list: string
}

/** How many rows are left out as the list that they are told by has none for them: "cost per trade" where a worker has no trade. */
export async function withoutPartner(
  ctx: Context,
  form: Form,
  catalogue: AskCatalogue,
  scope: ScopeCondition[],
): Promise<WithoutPartner[]> {
  const lists = listsOf(form, catalogue.catalogue)
  if (lists.length < 2) return []
  const found = joinsIn(form).map(async ({ column, other }) => {
    const { relation } = column
    const isOfOther = (condition: Condition) =>
      [relationOf(condition), ...columnsOfCondition(condition).map((one) => one.relation)].some(
        (name) => name !== undefined && name !== relation && lists.includes(name),
      )
    const own = form.where.filter((condition) => !isOfOther(condition))
    const same: Condition = { kind: 'beside', column, comparison: '=', other }
    const partner: Condition = { kind: 'related', relation: other.relation, where: [same], negated: false }
    const count = async (where: Condition[]) => {
      const asked = { subject: relation, select: [countOf(relation)], where, group: [], having: [], order: [] }
      const [[many] = []] = await runCounts(ctx, asked, catalogue, scope)
      return Number(many ?? 0)
    }
    const [all, told] = await Promise.all([count(own), count([...own, partner])])
    return { lacking: all - told, all, list: other.relation.replaceAll('_', ' ') }
  })
  return (await Promise.all(found)).filter(({ lacking }) => lacking > 0)
}

export function withoutPartnerWarnings(found: WithoutPartner[] = [], language: Language): AskWarning[] {
  return found.map((one) => ({ code: 'not_covered', message: warningWords[language].withoutPartner(one) }))
}

/** By what two lists are joined: at once, or where a row of the other one must fulfil something. */
function joinsIn({ where }: Form): { column: ColumnRef; other: ColumnRef }[] {
  const joins = where.flatMap((one) => {
    if (one.kind !== 'related') return [one]
    return one.negated || one.where.length < 2 ? [] : one.where
  })
  const found = joins.flatMap((one) =>
    one.kind === 'beside' && one.column.relation !== one.other.relation
      ? [{ column: one.column, other: one.other }]
      : [],
  )
  const isFirst = ({ column, other }: (typeof found)[number], at: number) =>
    found.findIndex((one) => isSameColumn(one.column, column) && isSameColumn(one.other, other)) === at
  return found.filter(isFirst)
}
