import { type FieldProfile, profileOf } from '../lexicon/field-profile.ts'
import type { Role } from './series-roles.ts'

/**
 * For each figure what its row may be called; nothing for other properties. The only figure of an item is often called
 * "amount", and the array says of what.
 */
export function askedNames(properties: readonly FieldProfile[], roles: readonly Role[]): FieldProfile[][] {
  const isOnly = roles.filter((role) => role === 'figure').length === 1
  return properties.map((profile, index) => {
    if (roles[index] !== 'figure') return []
    return isOnly ? [profile, ...namesOfArray(profile)] : [profile]
  })
}

function namesOfArray({ leaf }: FieldProfile): FieldProfile[] {
  const array = leaf.ancestors.findLast(({ type }) => type === 'array')
  if (!array) return []
  const { name, path, title, description, required, nullable } = array
  const named = { name, path, required, nullable, type: leaf.type, examples: [], ancestors: [] }
  return [
    profileOf({ ...named, ...(title !== undefined && { title }), ...(description !== undefined && { description }) }),
  ]
}
