import type { Adapter } from '../../extract/learn/adapter.ts'
import type { Example } from '../../extract/learn/memory.ts'
import { type ActiveVersion, findVersion, selectExamples } from '../../storage/learned-versions.ts'
import type { System } from '../system.ts'

const known = new Map<string, Adapter>()
const mostKnown = 32

/** What a workspace uses of what it has learned; read anew when documents that it was learned from are gone. */
export async function adapterOf(
  { db }: Pick<System, 'db'>,
  workspaceId: string,
  active: ActiveVersion | null,
): Promise<Adapter | undefined> {
  if (active === null) return undefined
  const { id, examples: left } = active
  const before = known.get(id)
  if (before?.examples.length === left) return before
  const version = await findVersion(db, workspaceId, id)
  if (version === undefined) return undefined
  const examples = (await selectExamples(db, workspaceId, id)) as Example[]
  const adapter = { id, weights: version.weights, fields: version.fields, examples }
  if (known.size >= mostKnown) known.clear()
  known.set(id, adapter)
  return adapter
}
