import type { Form } from '../../ask/form.ts'
import { extractedState, repeatedDocuments } from '../../storage/documents-behind.ts'
import type { Context } from '../context.ts'
import type { System } from '../system.ts'
import type { ScopeCondition } from './scope.ts'

/** A document, and those that are the same file sent once more. */
export interface Copies {
  kept: number
  others: number[]
}

/** The same file sent twice is one paper: where documents are counted, added up or ranked, the one that says most counts. */
export async function copiesIn(ctx: Context, form: Form, scope: ScopeCondition[]): Promise<Copies[]> {
  if (!countsDocuments(form)) return []
  const groups = await documentsThatRepeat(ctx)
  if (groups.length === 0) return []
  const values: unknown[] = [groups.flat()]
  const conditions = scope.map((condition) => {
    const wanted = [...condition.values]
    return condition.sql.replace(/\?/g, () => `$${values.push(wanted.shift())}`)
  })
  const cells = 'select count(*)::int from door.known_cells c where c.document_no = d.no'
  const among = ['d.no = any($1::bigint[])', ...conditions].join(' and ')
  const { rows } = await ctx.system.door.read(ctx.workspaceId, (client) =>
    client.query<{ no: string; cells: number }>(
      `select d.no, (${cells}) as cells from door.documents d where ${among}`,
      values,
    ),
  )
  const saysMuch = new Map(rows.map(({ no, cells }) => [Number(no), cells]))
  return groups.flatMap((group) => {
    const present = group.filter((no) => saysMuch.has(no)).sort((a, b) => a - b)
    const [kept, ...others] = present.sort((a, b) => (saysMuch.get(b) ?? 0) - (saysMuch.get(a) ?? 0))
    return kept === undefined || others.length === 0 ? [] : [{ kept, others }]
  })
}

/** Whether a document that is there twice makes a difference. */
function countsDocuments({ select, ranked }: Form): boolean {
  return (
    ranked !== undefined ||
    select.some((term) => term.kind === 'aggregate' && ['count', 'sum', 'avg'].includes(term.fn))
  )
}

/** Leaves out what is a copy. */
export function withoutCopies(scope: ScopeCondition[], copies: Copies[]): ScopeCondition[] {
  const others = copies.flatMap((one) => one.others.map(String))
  return others.length === 0 ? scope : [...scope, { sql: 'd.no <> all(?::bigint[])', values: [others] }]
}

interface Looked {
  state: string
  groups: number[][]
}

const looked = new WeakMap<System, Map<string, Looked>>()

const mostWorkspaces = 1000
const mostKept = 10_000

/**
 * All documents of the workspace that share their content with others. While none was extracted or deleted they stay the same, and
 * are looked up once.
 */
async function documentsThatRepeat({ system, workspaceId }: Context): Promise<number[][]> {
  const known = looked.get(system) ?? new Map<string, Looked>()
  looked.set(system, known)
  const state = await extractedState(system.db, workspaceId)
  const last = known.get(workspaceId)
  if (last?.state === state) return last.groups
  const groups = await repeatedDocuments(system.db, workspaceId)
  if (known.size >= mostWorkspaces) known.clear()
  if (groups.reduce((sum, { length }) => sum + length, 0) <= mostKept) known.set(workspaceId, { state, groups })
  return groups
}
