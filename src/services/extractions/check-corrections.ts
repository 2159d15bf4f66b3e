import type { Corrections } from '../../contract/extractions.ts'
import { AppError } from '../../core/app-error.ts'
import type { Extraction } from '../../extract/extraction.ts'
import { formatPath, fromJsonPath, splitPath, templateOf, valueByPath } from '../../extract/schema/field-path.ts'
import type { ExtractionSchema } from '../../extract/schema/field-tree.ts'
import type { Concern } from '../../extract/validate/concern.ts'
import { checkData } from './check.ts'
import { isWithin, putValue } from './field-units.ts'
import { leafPaths, listAt, unnamedIn, unstatedIn } from './human-lists.ts'

type Correction = Corrections['corrections'][number]

export interface Corrected {
  extraction: Extraction
  schema: ExtractionSchema
  /** Whether the schema was found together with the data: then it has no rules but types. */
  isDiscovered: boolean
}

/** A field that is not there, or a value that its field could not have. */
export async function refuseImpossible(corrected: Corrected, corrections: Correction[]): Promise<void> {
  const { extraction, schema, isDiscovered } = corrected
  refuseRepeated(corrections)
  const leaves = new Map(schema.leaves.map((leaf) => [leaf.path, leaf]))
  for (const { field, value } of corrections) {
    const steps = splitPath(field)
    refuseInexact(field, value)
    if (Array.isArray(valueByPath(extraction.data, steps))) refuseOtherThanList(corrected, field, value)
    else if (Object.hasOwn(extraction.confidence.fields, field))
      refuseOtherType(field, value, leaves.get(templateOf(steps))?.type)
    else throw badCorrection(field, `is not among the fields of the extraction${hint(field, extraction)}`)
  }
  if (isDiscovered) return
  // As they were sent; lists before what is inside them.
  const data = corrections
    .map(({ field, value }) => ({ steps: splitPath(field), value }))
    .sort((a, b) => a.steps.length - b.steps.length)
    .reduce((before, { steps, value }) => putValue(before, steps, value), extraction.data)
  for (const concern of await checkData(schema, data)) refuseBroken(concern, corrections)
}

function refuseRepeated(corrections: Correction[]): void {
  const [repeated] = corrections.filter(
    ({ field }, at) => corrections.findIndex((other) => other.field === field) !== at,
  )
  if (repeated) throw badCorrection(repeated.field, 'is corrected twice')
}

/** JSON has numbers of any length, but what is read of a longer one is another number. */
function refuseInexact(field: string, value: Correction['value']): void {
  for (const path of leafPaths(value, '')) {
    const leaf = valueByPath(value, splitPath(path))
    if (!Number.isInteger(leaf) || Number.isSafeInteger(leaf)) continue
    const most = Number.MAX_SAFE_INTEGER
    const message = `is a whole number beyond ${most}, which is not kept exactly: where the field is a string, send it as text`
    throw badCorrection(formatPath([...splitPath(field), ...splitPath(path)]), message)
  }
}

function refuseOtherThanList({ schema, isDiscovered }: Corrected, field: string, value: Correction['value']): void {
  if (!Array.isArray(value)) throw badCorrection(field, 'must be a list of all its items: [] where there are none')
  const node = isDiscovered ? undefined : listAt(schema, splitPath(field))
  const unnamed = node && unnamedIn(node, value, field)
  if (unnamed !== undefined) throw badCorrection(unnamed, 'is not in the schema')
  const unstated = node && unstatedIn(node, value, field)
  if (unstated !== undefined)
    throw badCorrection(unstated, 'is required: null says that the document does not state it')
}

function refuseOtherType(field: string, value: Correction['value'], type: string | undefined): void {
  if (type === undefined ? !Array.isArray(value) : value === null) return
  const fits = type === 'integer' ? Number.isInteger(value) : typeof value === type
  if (!fits) throw badCorrection(field, `must be a value of the type ${type ?? 'string, number or boolean'}, or null`)
}

/** What a person leaves open is no mistake of theirs: nothing can be said of it. */
const openCodes = new Set<Concern['code']>(['missing_value', 'null_value', 'incomplete_object'])

function refuseBroken({ path, text, code, level }: Concern, corrections: Correction[]): void {
  // Beside the error that is told when a rule could not be checked in time.
  if (openCodes.has(code) || (code === 'format_inconsistent' && level === 'warning')) return
  const field = fromJsonPath(path)
  const steps = splitPath(field)
  if (!corrections.some((correction) => isWithin({ steps: splitPath(correction.field) }, steps))) return
  throw badCorrection(field, text.replace(/^The value of .*? (?=is |does |should |has |fits |holds )/, '').slice(0, -1))
}

function hint(field: string, { data, confidence }: Extraction): string {
  const list = field.replace(/\[\d+\][^[]*$/, '')
  if (list !== field && Array.isArray(valueByPath(data, splitPath(list))))
    return `; to add items, correct "${list}" as a whole`
  const like = Object.keys(confidence.fields)
    .filter((path) => path.toLowerCase().includes(field.toLowerCase()))
    .slice(0, 3)
  return like.length === 0 ? '' : `; there is ${like.map((path) => `"${path}"`).join(', ')}`
}

function badCorrection(field: string, message: string): AppError {
  return new AppError('validation_error', `The corrections are not valid: "${field}" ${message}.`, {
    details: [{ path: field, message }],
  })
}
