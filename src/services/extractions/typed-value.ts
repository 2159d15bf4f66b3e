import { isObject } from '../../core/is-object.ts'
import { splitPath, templateOf } from '../../extract/schema/field-path.ts'
import { typeOfField } from '../cells/leaves.ts'
import { knownSchema } from '../schemas/known-schemas.ts'

type Typed = string | number | boolean | null | unknown[]

/** What somebody typed as the value of a field: JSON where it is JSON, but text of a field that is text. */
export async function typedValue(definition: unknown, field: string, text: string): Promise<Typed> {
  const value = readJson(text)
  if (value === undefined || typeof value === 'string') return value ?? text
  return value !== null && !Array.isArray(value) && (await isText(definition, field)) ? text : value
}

function readJson(text: string): Typed | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? undefined : (value as Typed)
  } catch {
    return
  }
}

async function isText(definition: unknown, field: string): Promise<boolean> {
  if (definition === undefined) return false
  const { schema } = await knownSchema(definition)
  const leaf = schema.leaves.find(({ path }) => path === templateOf(splitPath(field)))
  return leaf !== undefined && typeOfField(leaf) === 'string'
}
