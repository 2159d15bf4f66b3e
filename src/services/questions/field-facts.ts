import { type FieldFacts, sampleFields, sampleSize } from '../../storage/asks/values.ts'
import type { Context } from '../context.ts'
import type { System } from '../system.ts'

const looked = new WeakMap<System, Map<number, FieldFacts>>()

const mostKept = 20_000

/** Of each field, what some of its values look like. As many as are ever looked at say the same the next time, and are remembered. */
export async function factsOfFields(
  { system, workspaceId }: Context,
  fieldNos: number[],
): Promise<Map<number, FieldFacts>> {
  const known = looked.get(system) ?? new Map<number, FieldFacts>()
  looked.set(system, known)
  const fresh = await sampleFields(
    system.db,
    workspaceId,
    fieldNos.filter((no) => !known.has(no)),
  )
  const remembered = fieldNos.flatMap((no) => known.get(no) ?? [])
  if (known.size >= mostKept) known.clear()
  // A first currency may come at any time.
  for (const fact of fresh)
    if (fact.sampled === sampleSize && (fact.has_currency || !fact.has_number)) known.set(fact.field_no, fact)
  return new Map([...remembered, ...fresh].map((fact) => [fact.field_no, fact]))
}
