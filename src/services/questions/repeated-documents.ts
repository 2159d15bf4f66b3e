import type { Form } from '../../ask/form.ts'
import { correctedValues, repeatedDocuments } from '../../storage/documents-behind.ts'
import type { Context } from '../context.ts'
import type { System } from '../system.ts'
import type { AskCatalogue } from './catalogue.ts'
import type { ScopeCondition } from './scope.ts'

/** A document, and those that are the same file sent once more. */
export interface Copies {
  kept: number
  others: number[]
}

/**
 * The same file sent twice is one paper: where documents are counted, added up or ranked, the one that a person has corrected counts,
 * else the one that says most. What is remembered of them is taken at once, and asked again only where documents came or went.
 */
export async function withoutCopies<T extends object>(
  ctx: Context,
  form: Form,
  catalogue: AskCatalogue,
  scope: ScopeCondition[],
  ask: (scope: ScopeCondition[]) => Promise<T>,
): Promise<T & { copies: Copies[] }> {
  const askOf = async (groups: number[][]) => {
    const copies = await copiesAmong(ctx, groups, scope)
    const others = copies.flatMap((one) => one.others.map(String))
    const once = others.length === 0 ? scope : [...scope, { sql: 'd.no <> all(?::bigint[])', values: [others] }]
    return { ...(await ask(once)), copies }
  }
  if (!countsDocuments(form)) return askOf([])
  const known = looked.get(ctx.system)?.get(ctx.workspaceId)
  const [state, answer] = await Promise.all([catalogue.state(), known && askOf(known.groups)])
  return answer && known?.state === state ? answer : askOf(await lookUp(ctx, state))
}

/** Of each group the one that was corrected or says most, of those that are asked about. */
async function copiesAmong(ctx: Context, groups: number[][], scope: ScopeCondition[]): Promise<Copies[]> {
  if (groups.length === 0) return []
  const values: unknown[] = [groups.flat()]
  const conditions = scope.map((condition) => {
    const wanted = [...condition.values]
    return condition.sql.replace(/\?/g, () => `$${values.push(wanted.shift())}`)
  })
  const cells = 'select count(*)::int from door.known_cells c where c.document_no = d.no'
  const among = ['d.no = any($1::bigint[])', ...conditions].join(' and ')
  const [corrected, { rows }] = await Promise.all([
    correctedValues(ctx.system.db, ctx.workspaceId, groups.flat()),
    ctx.system.door.read(ctx.workspaceId, (client) =>
      client.query<{ no: string; cells: number }>(
        `select d.no, (${cells}) as cells from door.documents d where ${among}`,
        values,
      ),
    ),
  ])
  const saysMuch = new Map(rows.map(({ no, cells }) => [Number(no), cells]))
  return groups.flatMap((group) => {
    const present = group.filter((no) => saysMuch.has(no)).sort((a, b) => a - b)
    const more = (counts: Map<number, number>, a: number, b: number) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0)
    const [kept, ...others] = present.sort((a, b) => more(corrected, a, b) || more(saysMuch, a, b))
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

interface Looked {
  state: string
  groups: number[][]
}

const looked = new WeakMap<System, Map<string, Looked>>()

const mostWorkspaces = 1000
const mostKept = 10_000

/** All documents of the workspace that share their content with others: while none is extracted or deleted they stay the same. */
async function lookUp({ system, workspaceId }: Context, state: string): Promise<number[][]> {
  const known = looked.get(system) ?? new Map<string, Looked>()
  looked.set(system, known)
  const groups = await repeatedDocuments(system.db, workspaceId)
  if (known.size >= mostWorkspaces) known.clear()
  if (groups.reduce((sum, { length }) => sum + length, 0) <= mostKept) known.set(workspaceId, { state, groups })
  return groups
}
