import type { Concept, ValueForm } from '../generate/any/concept.ts'
import { wholeOf } from '../generate/any/values.ts'
import type { Random } from '../generate/random.ts'
import type { Definition } from './schema-draft.ts'

const figures: readonly ValueForm[] = ['money', 'number', 'percent']
const measured: readonly ValueForm[] = ['unit', 'duration']

/** The type a field is asked with, and which of its words answer it. */
export function typeOf(random: Random, { form }: Concept, key: string): { definition: Definition; keys: string[] } {
  if (form === 'date' && random.chance(0.82)) return { definition: { type: 'string', format: 'date' }, keys: [key] }
  if (figures.includes(form) && random.chance(0.9))
    return { definition: { type: form === 'number' && random.chance(0.3) ? 'integer' : 'number' }, keys: [key] }
  if (measured.includes(form) && random.chance(0.75)) return { definition: { type: 'number' }, keys: [key] }
  if (form === 'year' && random.chance(0.5)) return { definition: { type: 'integer' }, keys: [key] }
  if (form === 'flag' && random.chance(0.9)) return { definition: { type: 'boolean' }, keys: [key] }
  const definition: Definition = { type: 'string', ...formatOf(random, form) }
  // As text an amount is wanted with its unit.
  return { definition, keys: [wholeOf(key), key] }
}

function formatOf(random: Random, form: ValueForm): Definition {
  if (form === 'email' && random.chance(0.3)) return { format: 'email' }
  if (form === 'url' && random.chance(0.3)) return { format: 'uri' }
  if (form === 'currency' && random.chance(0.3)) return { pattern: '^[A-Z]{3}$' }
  return {}
}
