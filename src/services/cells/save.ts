import type { FieldType } from '../../contract/field-types.ts'
import { newId } from '../../core/ids.ts'
import { inSlices } from '../../core/in-slices.ts'
import type { ExtractionSchema } from '../../extract/schema/field-tree.ts'
import { decideConventions } from '../../extract/values/decide-conventions.ts'
import { type FieldChange, insertCells, type NewCell, type SpokenRecord, takeCells } from '../../storage/cells.ts'
import type { DocumentRow } from '../../storage/documents.ts'
import type { ExtractionRow } from '../../storage/extractions.ts'
import { type AskedField, registerFields, type WantedField } from '../../storage/fields.ts'
import type { Tx } from '../../storage/postgres/database.ts'
import { holderAmong } from '../extractions/field-units.ts'
import { canonicalName, standsInArray } from './canonical-name.ts'
import { typedAs } from './common-type.ts'
import { currenciesOf } from './currency.ts'
import { type DataLeaf, typeOfField } from './leaves.ts'
import { readValue } from './read-value.ts'
import { writeCell } from './write-cell.ts'

export interface RecordToSave {
  document: Pick<DocumentRow, 'id' | 'no' | 'type_detected'>
  extraction: Pick<ExtractionRow, 'no' | 'schema_id' | 'schema_version' | 'is_current'>
  schema?: ExtractionSchema | undefined
  leaves: DataLeaf[]
  /** Of an extraction that was saved before: what a person has just said. The rest is as it was. */
  corrected?: string[]
}

interface RecordsToSave {
  workspaceId: string
  records: RecordToSave[]
  now: Date
}

/**
 * Saves what extractions say, each as the last word of its document on the fields that it names; what others say of other
 * fields stays. Whoever calls it holds the content of the documents, so that one at a time speaks of each.
 */
export async function saveCells(tx: Tx, { workspaceId, records, now }: RecordsToSave): Promise<void> {
  const known: KnownRecord[] = []
  for (const record of records.toSorted((a, b) => a.extraction.no - b.extraction.no))
    known.push({ record, leaves: await readLeaves(record) })
  const { wanted, asked } = fieldsOf(known)
  const numbers = await registerFields(tx, workspaceId, wanted, asked, now)
  const replaced = records.filter(({ corrected }) => corrected !== undefined).map(({ extraction }) => extraction.no)
  const taken = replaced.length === 0 ? [] : await takeCells(tx, workspaceId, replaced)
  const numberOf = (leaf: ReadLeaf) => (leaf.name === null ? null : (numbers.get(leaf.name) ?? null))

  // Whose word is the last: among several of a document, that of the newest.
  const holders = new Map<string, number>()
  const documentOf = new Map(records.map(({ document, extraction }) => [extraction.no, document.no]))
  const place = (documentNo: number | undefined, fieldNo: number) => `${documentNo} ${fieldNo}`
  for (const { extraction_no, field_no } of taken)
    holders.set(place(documentOf.get(extraction_no), field_no), extraction_no)
  for (const { record, leaves } of known)
    for (const leaf of leaves) {
      const fieldNo = numberOf(leaf)
      if (fieldNo !== null && leaf.isSpoken) holders.set(place(record.document.no, fieldNo), record.extraction.no)
    }

  const cells = known.flatMap(({ record: { document, extraction }, leaves }) =>
    leaves.map((leaf, position): NewCell => {
      const field_no = numberOf(leaf)
      return {
        ...{ document_no: document.no, extraction_no: extraction.no, position, field_no, ...leaf.columns },
        ...{ typed_as: leaf.typedAs, is_current: extraction.is_current },
        is_latest: field_no !== null && holders.get(place(document.no, field_no)) === extraction.no,
      }
    }),
  )
  const types = new Map(records.map(({ document }) => [document.no, document.type_detected]))
  await insertCells(tx, workspaceId, {
    ...{ cells, now, records: known.map((each) => spokenRecord(each, numberOf)) },
    changes: [
      ...countFields(cells, types),
      ...taken.map(
        ({ field_no, typed_as }): FieldChange => ({
          ...{ field_no, records: -1, occurrences: Object.keys(typed_as).length > 0 ? -1 : 0 },
          typed_as: Object.fromEntries(Object.entries(typed_as).map(([said, votes]) => [said, -votes])),
          ...{ repeats: false, document_type: null },
        }),
      ),
    ],
  })
}

interface ReadLeaf extends DataLeaf {
  /** Of its field; an empty list or object has none. */
  name: string | null
  /** Said now, by the extraction or by whoever corrects it. */
  isSpoken: boolean
  typedAs: string | null
  columns: ReturnType<typeof writeCell>
}

interface KnownRecord {
  record: RecordToSave
  leaves: ReadLeaf[]
}

/** More do not tell more of how numbers and dates are written. */
const tellingTexts = 5000

async function readLeaves({ leaves, corrected }: RecordToSave): Promise<ReadLeaf[]> {
  const holderOf = corrected && holderAmong(corrected)
  const texts = leaves.map(({ value }) => value).filter((value) => typeof value === 'string')
  const conventions = decideConventions(texts.slice(0, tellingTexts), null)
  const currencyOf = currenciesOf(leaves)
  const all: ReadLeaf[] = []
  await inSlices(leaves, (leaf) => {
    const read = hasValue(leaf.value) ? readValue(leaf.value, conventions) : null
    all.push({
      ...leaf,
      name: typeof leaf.value === 'object' && leaf.value !== null ? null : canonicalName(leaf.path),
      isSpoken: holderOf === undefined || holderOf(leaf.path) !== undefined,
      typedAs: read && typedAs(leaf.dataType, [read]),
      columns: writeCell(leaf, read, read?.number == null ? null : currencyOf(leaf)),
    })
  })
  return all
}

/** What is empty is no value. */
function hasValue(value: unknown): boolean {
  return value !== null && typeof value !== 'object' && !(typeof value === 'string' && value.trim() === '')
}

/** The fields of all leaves, and of all that the schemas ask for. */
function fieldsOf(known: KnownRecord[]): { wanted: WantedField[]; asked: AskedField[] } {
  const wanted = new Map<string, WantedField>()
  const want = (name: string, path: string, type: FieldType, label = displayName(name)) => {
    const repeats = standsInArray(path) || (wanted.get(name)?.repeats ?? false)
    wanted.set(name, { ...(wanted.get(name) ?? { id: newId(), name, label, type }), repeats })
  }
  const asked = new Map<string, AskedField>()
  for (const { record, leaves } of known) {
    for (const { name, path, dataType, label } of leaves) if (name !== null) want(name, path, dataType, label)
    const { schema_id, schema_version: version } = record.extraction
    if (schema_id === null || version === null) continue
    for (const [position, leaf] of (record.schema?.leaves ?? []).entries()) {
      const name = canonicalName(leaf.path)
      want(name, leaf.path, typeOfField(leaf), leaf.title)
      asked.set(`${schema_id} ${version} ${leaf.path}`, { schema_id, version, path: leaf.path, name, position })
    }
  }
  return { wanted: [...wanted.values()], asked: [...asked.values()] }
}

/** `line_items.unit_price`: Line items unit price. */
export function displayName(name: string): string {
  const words = name.replaceAll(/[._]+/g, ' ').trim()
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}

/** A leaf without a value stands for all that was below it too: the list is empty now, the object is not there. */
function spokenRecord({ record, leaves }: KnownRecord, numberOf: (leaf: ReadLeaf) => number | null): SpokenRecord {
  const spoken = leaves.filter(({ isSpoken }) => isSpoken)
  const emptied = spoken.filter(({ name, value }) => name === null || value === null)
  return {
    ...{ document_id: record.document.id, extraction_no: record.extraction.no, schema_id: record.extraction.schema_id },
    succeeds: record.corrected === undefined,
    fields: [...new Set(spoken.flatMap((leaf) => numberOf(leaf) ?? []))],
    emptied: [...new Set(emptied.map(({ path }) => canonicalName(path)))],
  }
}

function countFields(cells: NewCell[], types: Map<number, string | null>): FieldChange[] {
  const counts = new Map<string, FieldChange>()
  for (const { document_no, field_no, typed_as, is_latest, ordinals } of cells) {
    if (field_no === null || !is_latest) continue
    const key = `${document_no} ${field_no}`
    const count = counts.get(key) ?? {
      ...{ field_no, records: 1, occurrences: 0, typed_as: {}, repeats: false, document_type: null },
    }
    count.repeats ||= ordinals.length > 0
    if (typed_as !== null) {
      count.occurrences = 1
      count.typed_as[typed_as] = (count.typed_as[typed_as] ?? 0) + 1
      count.document_type = types.get(document_no) ?? null
    }
    counts.set(key, count)
  }
  return [...counts.values()]
}
