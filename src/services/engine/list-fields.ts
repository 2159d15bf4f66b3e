import { AppError } from '../../core/app-error.ts'
import { splitPath } from '../../extract/schema/field-path.ts'

/** A field of the simplified list that `readSchema` takes. */
export interface ListedField {
  name: string
  type?: string
  fields?: ListedField[]
}

/** Reads `number, seller.name, total:money, tags[], items[].price:money` as a list of fields. */
export function listFields(text: string): ListedField[] {
  const fields: ListedField[] = []
  for (const item of text.split(commaOutsideBrackets)) {
    const [named = '', ...type] = item.trim().split(':')
    if (item.trim() === '') continue
    const [, path = '', mark = ''] = markedName.exec(named.trim()) ?? []
    if (!wellFormed.test(path)) throw notAField(item.trim())
    addField(fields, path.split('.'), `${type.join(':').trim()}${mark}`)
  }
  return fields
}

/** The field that a place in the list means (`[3].fields[0].type`), as it was typed: `items[].price`. */
export function nameInList(fields: readonly ListedField[], place: string): string {
  let names = ''
  let inside: readonly ListedField[] = fields
  for (const step of splitPath(place)) {
    const field = typeof step === 'number' ? inside[step] : undefined
    if (!field) continue
    const isList = field.type === 'array' || /\)\[\][!?]?$/.test(field.type ?? '')
    names += `${names === '' ? '' : '.'}${field.name}${isList ? '[]' : ''}`
    inside = field.fields ?? []
  }
  return names === '' ? place : names
}

/** A name may be marked where it has no type: `number!`. */
const markedName = /^(.*?)([!?]?)$/s

/** Names with points between them, each a list where brackets follow it. */
const wellFormed = /^[^.[\]]+(\[\])?(\.[^.[\]]+(\[\])?)*$/

function notAField(item: string): AppError {
  const typed = JSON.stringify(item.length > 60 ? `${item.slice(0, 60)}…` : item)
  return new AppError(
    'validation_error',
    `${typed} is not a field: write name, name:type, seller.name or items[].price.`,
  )
}

const commaOutsideBrackets = /,(?![^(<]*[)>])/

function addField(fields: ListedField[], [step = '', ...rest]: string[], type: string): void {
  const isList = step.endsWith('[]')
  const name = isList ? step.slice(0, -2) : step
  if (rest.length === 0) {
    const [, own = '', mark = ''] = /^(.*?)([!?]?)$/s.exec(type) ?? []
    fields.push({ name, type: `${isList ? `(${own || 'string'})[]` : own || 'string'}${mark}` })
    return
  }
  const known = fields.find((field) => field.name === name && field.fields)
  const field = known ?? { name, type: isList ? 'array' : 'object', fields: [] }
  if (!known) fields.push(field)
  addField(field.fields ?? [], rest, type)
}
