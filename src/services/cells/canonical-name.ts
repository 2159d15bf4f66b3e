import { splitPath } from '../../extract/schema/field-path.ts'

/** The name under which the registry knows a path: without indices, in snake_case: `lineItems[0].Price` is `line_items.price`. */
export function canonicalName(path: string): string {
  const names = splitPath(path).filter((step) => typeof step === 'string')
  return names.map(snakeCase).join('.') || 'value'
}

/** Whether a document may have several values there. */
export function standsInArray(path: string): boolean {
  return splitPath(path).some((step) => typeof step !== 'string')
}

function snakeCase(name: string): string {
  const parted = name
    .normalize('NFC')
    .replace(/(\p{Ll}|\p{N})(?=\p{Lu})/gu, '$1_')
    .replace(/(\p{Lu})(?=\p{Lu}\p{Ll})/gu, '$1_')
  const words = parted.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '_')
  return words.replace(/^_+|_+$/g, '').slice(0, 100) || '_'
}
