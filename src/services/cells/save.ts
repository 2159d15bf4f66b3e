import type { FieldType } from '../../contract/field-types.ts'
import { newId } from '../../core/ids.ts'
import { decideConventions } from '../../extract/values/decide-conventions.ts'
import { deleteCells, insertCells, type NewCell } from '../../storage/cells.ts'
import { changeFields, dropUnusedFields, findFieldsByName, insertFields } from '../../storage/fields.ts'
import type { Tx } from '../../storage/postgres/database.ts'
import { lockRecords, openRecord, updateRecord } from '../../storage/records.ts'
import { canonicalName, standsInArray } from './canonical-name.ts'
import { commonType, recount, type Tally, typedAs } from './common-type.ts'
import { type KeptLeaf, readLeaves, writeLeaves } from './kept-leaves.ts'
import { readValue, type TypedValue } from './read-value.ts'
import { searchText } from './search-text.ts'

export interface LeafToSave {
  /** `items[0].price`; a list without items is `items[]` with the value null. */
  path: string
  value: unknown
  confidence: number
  dataType: FieldType
  /** What people call the field; made of its name unless said. */
  label?: string
}

interface CellsToSave {
  workspaceId: string
  documentId: string
  extractionId: string
  documentType: string | null
  schemaId: string | null
  leaves: LeafToSave[]
  now: Date
}

/**
 * Makes these leaves the current values of their fields; what earlier extractions say of other fields stays. Best called
 * last in a transaction: from here to its end, others of the workspace wait who save or forget too.
 */
export async function saveCells(tx: Tx, input: CellsToSave): Promise<{ fieldCount: number }> {
  const { workspaceId, extractionId } = input
  await lockRecords(tx, workspaceId)
  const record = await openRecord(tx, workspaceId, input.documentId)
  const before = readLeaves(record.leaves)
  const named = input.leaves.map((leaf) => ({ ...leaf, name: canonicalName(leaf.path) }))
  const isReplaced = replacing(named)
  const fresh = readAll(named.filter(({ path, value }) => !(path.endsWith('[]') && value === null))).map(
    ({ name, path, value, confidence, dataType, values }): FreshLeaf => ({
      ...{ name, path, value, confidence, extractionId, values },
      typedAs: values.length === 0 ? null : typedAs(dataType, values),
    }),
  )
  const after = [...before.filter(({ name }) => !isReplaced(name)), ...fresh]

  const names = [...new Set([...before.filter(({ name }) => isReplaced(name)), ...fresh].map(({ name }) => name))]
  const fields = await registerFields(tx, input, named, names)
  const changes = countChanges(before, after, fields, named, input.documentType)
  await changeFields(tx, workspaceId, changes, input.now)
  if (changes.some(({ records }) => records < 0)) await dropUnusedFields(tx, workspaceId, names)

  const numbers = new Map(fields.map(({ canonical_name: name, no }) => [name, no]))
  const cells = cellsOf(fresh, numbers)
  const replaced = [...numbers.values()]
  await deleteCells(
    tx,
    workspaceId,
    record.no,
    record.field_nos.filter((no) => replaced.includes(no)),
  )
  await insertCells(tx, workspaceId, record.no, cells)
  const kept = record.field_nos.filter((no) => !replaced.includes(no))
  const now = fields.filter(({ canonical_name: name }) => fresh.some((leaf) => leaf.name === name))
  await updateRecord(tx, workspaceId, record.no, {
    document_type: input.documentType,
    schema_ids: [...new Set([...record.schema_ids, ...(input.schemaId === null ? [] : [input.schemaId])])],
    field_nos: [...kept, ...now.map(({ no }) => no)],
    leaves: writeLeaves(after),
    search_text: searchText(record.filename, after),
  })
  return { fieldCount: presence(after).filled.size }
}

/** With its values as they are compared. */
interface FreshLeaf extends KeptLeaf {
  values: TypedValue[]
}

function readAll<T extends { value: unknown }>(leaves: T[]): (T & { values: TypedValue[] })[] {
  const texts = leaves.flatMap(({ value }) => valuesOf(value)).filter((value) => typeof value === 'string')
  const conventions = decideConventions(texts, null)
  return leaves.map((leaf) => ({ ...leaf, values: valuesOf(leaf.value).map((one) => readValue(one, conventions)) }))
}

/** A leaf without a value replaces whatever stood below it too: the list is empty now, the object is not there. */
function replacing(leaves: { name: string; value: unknown }[]): (name: string) => boolean {
  const names = new Set(leaves.map(({ name }) => name))
  const emptied = leaves.filter(({ value }) => value === null).map(({ name }) => `${name}.`)
  return (name) => names.has(name) || emptied.some((prefix) => name.startsWith(prefix))
}

type Field = Awaited<ReturnType<typeof findFieldsByName>>[number]

async function registerFields(
  tx: Tx,
  input: CellsToSave,
  leaves: (LeafToSave & { name: string })[],
  names: string[],
): Promise<Field[]> {
  const { workspaceId, now } = input
  const known = await findFieldsByName(tx, workspaceId, names)
  const knownNames = new Set(known.map((field) => field.canonical_name))
  const missing = names.filter((name) => !knownNames.has(name))
  if (missing.length === 0) return known
  const rows = missing.flatMap((name) => {
    const leaf = leaves.find((one) => one.name === name)
    if (leaf === undefined) return []
    const { dataType: data_type, label = displayName(name) } = leaf
    const repeats = standsInArray(leaf.path)
    return [{ id: newId(), canonical_name: name, display_name: label, data_type, repeats }]
  })
  await insertFields(tx, workspaceId, rows, now)
  return findFieldsByName(tx, workspaceId, names)
}

/** `line_items.unit_price`: Line items unit price. */
export function displayName(name: string): string {
  const words = name.replaceAll(/[._]+/g, ' ').trim()
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}

function countChanges(
  before: KeptLeaf[],
  after: KeptLeaf[],
  fields: Field[],
  leaves: (LeafToSave & { name: string })[],
  documentType: string | null,
) {
  const [was, is] = [presence(before), presence(after)]
  const told = Map.groupBy(leaves, ({ name }) => name)
  const [saidBefore, said] = [before, after].map((all) => Map.groupBy(all, ({ name }) => name))
  return fields.map((field) => {
    const name = field.canonical_name
    const own = told.get(name) ?? []
    const tally = recount(field.typed_as as Tally, saidBefore?.get(name) ?? [], said?.get(name) ?? [])
    const count = (from: Set<string>, to: Set<string>) => Number(to.has(name)) - Number(from.has(name))
    return {
      no: field.no,
      // A leaf without a value says little about its type: it counts only while nobody has seen one.
      dataType: commonType(tally) ?? own[0]?.dataType ?? field.data_type,
      typedAs: tally,
      repeats: field.repeats || own.some(({ path }) => standsInArray(path)),
      occurrences: count(was.filled, is.filled),
      records: count(was.named, is.named),
      documentType: is.filled.has(name) ? documentType : null,
    }
  })
}

/** The fields that leaves name, and those of them that have a value. */
export function presence(leaves: KeptLeaf[]): { named: Set<string>; filled: Set<string> } {
  const filled = leaves.filter(({ value }) => valuesOf(value).length > 0)
  return { named: new Set(leaves.map(({ name }) => name)), filled: new Set(filled.map(({ name }) => name)) }
}

function cellsOf(leaves: FreshLeaf[], numbers: Map<string, number>): NewCell[] {
  const counts = new Map<number, number>()
  return leaves.flatMap(({ name, values, confidence, extractionId }) =>
    values.map((value): NewCell => {
      const fieldNo = numbers.get(name)
      if (fieldNo === undefined) throw new Error('a leaf of a field that is not registered')
      const ordinal = counts.get(fieldNo) ?? 0
      counts.set(fieldNo, ordinal + 1)
      return { fieldNo, ordinal, ...value, confidence, extractionId }
    }),
  )
}

/** A leaf may be a list of values; what is empty is no value. */
function valuesOf(value: unknown): unknown[] {
  const values = Array.isArray(value) ? value : [value]
  return values.filter((one) => one !== null && one !== undefined && !(typeof one === 'string' && one.trim() === ''))
}
