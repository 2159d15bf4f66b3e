import { type FieldProfile, profileOf } from '../lexicon/field-profile.ts'
import type { ArrayNode, Leaf } from '../schema/field-tree.ts'

const leaves = new WeakMap<ArrayNode, Leaf>()

/** A list as a field, to see what names it. */
export function profileOfList(array: ArrayNode): FieldProfile {
  const { name, path, title, description, required, nullable } = array
  const known = leaves.get(array) ?? {
    ...{ name, path, required, nullable, type: 'string', examples: [], ancestors: [] },
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
  }
  leaves.set(array, known)
  return profileOf(known)
}
