import type { Catalogue } from '../../ask/catalogue.ts'
import type { Condition, Form } from '../../ask/form.ts'
import type { AnswerValue } from '../../ask/word-answer.ts'
import { kindColumn } from '../../ask/write-sql.ts'
import type { Context } from '../context.ts'
import type { System } from '../system.ts'
import type { RunStatement } from './write-relations.ts'

type Counts = AnswerValue[][]

const counted = new WeakMap<System, Map<string, { state: string; counts: Counts }>>()

const mostKept = 5000

/**
 * How many documents state something takes as long to count as what they state to be added up. It is remembered until a document is
 * extracted or deleted, or some field is stated more or less often.
 */
export async function countOnce(
  { system, workspaceId }: Context,
  { sql, values }: RunStatement,
  state: string,
  count: () => Promise<Counts>,
): Promise<Counts> {
  const known = counted.get(system) ?? new Map<string, { state: string; counts: Counts }>()
  counted.set(system, known)
  const asked = JSON.stringify([workspaceId, sql, values])
  const found = known.get(asked)
  if (found?.state === state) return found.counts
  const counts = await count()
  if (known.size >= mostKept) known.clear()
  known.set(asked, { state, counts })
  return counts
}

/** Whether it is only asked of which kind documents are, and what they state: what these values are may change though nothing else does. */
export function asksWhatIsStated({ where }: Form, { relations }: Catalogue): boolean {
  const kinds = new Set([kindColumn, ...relations.flatMap(({ kinds = [] }) => kinds.map(({ column }) => column))])
  const isStated = (condition: Condition): boolean => {
    if (condition.kind === 'any' || condition.kind === 'related')
      return (condition.kind === 'any' ? condition.of : condition.where).every(isStated)
    if (condition.kind === 'compare') return kinds.has(condition.term.column?.column ?? '')
    return condition.kind === 'filled'
  }
  return where.every(isStated)
}
