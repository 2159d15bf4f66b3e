import type { JsonSchema } from '../schema/field-tree.ts'
import { findCompanies } from '../values/companies.ts'
import { findPersons } from '../values/persons.ts'
import type { DiscoveredPair, DiscoveredTable, DiscoveredValue, Discovery } from './discovery.ts'
import { type DocumentType, essentialFields, typicalFields } from './document-types.ts'
import { schemaOfNested } from './nested-schema.ts'
import { describeValues, humanise, schemaOfOptions, schemaOfValues } from './value-schema.ts'

const leastConfidence = 0.43
const longestLabel = 100
const mostFields = 150
const enoughFiles = 3

/**
 * A schema (draft-07) for files like these, each with the documents that it consists of. Required is what all the files
 * state, of few files only what every document of the type has.
 */
export function recommendSchema(files: readonly (readonly Discovery[])[]): JsonSchema {
  const discoveries = files.flat()
  const type = commonType(discoveries)
  const fields = new Map<string, Field>()
  for (const [index, discovery] of files.flatMap((file, at) => file.map((each) => [at, each] as const))) {
    for (const [name, schema] of fieldsOf(discoveries, discovery)) {
      const field = fields.get(name) ?? { schema, files: new Set() }
      field.files.add(index)
      fields.set(name, field)
    }
  }
  const names = inOrder([...fields.keys()], type).slice(0, mostFields)
  // A file or two do not tell what the next one lacks.
  const isNeeded = (name: string) => files.length >= enoughFiles || essentialFields[type]?.includes(name)
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: humanise(type === 'other' ? 'document' : type),
    description: `Fields of ${describeCount(discoveries.length)} of the type ${humanise(type).toLowerCase()}.`,
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, fields.get(name)?.schema ?? {}])),
    required: names.filter((name) => fields.get(name)?.files.size === files.length && isNeeded(name)),
    additionalProperties: false,
  }
}

interface Field {
  schema: Record<string, unknown>
  files: Set<number>
}

function describeCount(count: number): string {
  return count === 1 ? 'a document' : `${count} documents`
}

/** The type of most of the documents; of equally many the surest. */
function commonType(discoveries: readonly Discovery[]): DocumentType {
  const votes = new Map<DocumentType, number>()
  for (const { documentType } of discoveries)
    votes.set(documentType.type, (votes.get(documentType.type) ?? 0) + 1 + documentType.confidence / 10)
  return [...votes].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 'other'
}

/** What one document has, described by all that have it. */
function fieldsOf(
  discoveries: readonly Discovery[],
  { pairs, tables, entities, nested }: Discovery,
): Map<string, Record<string, unknown>> {
  const found = new Map<string, Record<string, unknown>>()
  if (nested) {
    for (const name of nested.keys())
      found.set(
        name,
        schemaOfNested(
          name,
          discoveries.flatMap((each) => each.nested?.get(name) ?? []),
        ),
      )
    return found
  }
  const all = discoveries.map((discovery) => Map.groupBy(discovery.pairs.filter(isUseful), ({ name }) => name))
  for (const { name } of pairs.filter(isUseful))
    if (!found.has(name))
      found.set(name, schemaOfPairs(all.flatMap((byName) => (byName.has(name) ? [byName.get(name) ?? []] : []))))
  for (const { name } of tables)
    if (!found.has(name))
      found.set(
        name,
        schemaOfTable(discoveries.flatMap((discovery) => discovery.tables.filter((table) => table.name === name))),
      )
  for (const [name, entity] of singleEntities(entities))
    if (!found.has(name)) found.set(name, { ...schemaOfValues([entity]), title: humanise(name) })
  return found
}

function isUseful({ confidence, label, name }: DiscoveredPair): boolean {
  return confidence >= leastConfidence && label.length <= longestLabel && name !== 'field' && !namesSomebody(label)
}

/** Who is named in one document is no field of others, and a name in a schema goes wherever the schema goes. */
function namesSomebody(label: string): boolean {
  return (
    findPersons(label).some(({ ambiguous }) => !ambiguous) || findCompanies(label).length > 0 || salutation.test(label)
  )
}

const salutation = /(?<!\p{L})(?:mrs?|ms|miss|herrn?|frau|mme|mlle|madame|monsieur|sra?|srta)(?!\p{L})\.?\s+\p{Lu}/iu

/** Values of one name, document by document. */
function schemaOfPairs(documents: readonly DiscoveredPair[][]): Record<string, unknown> {
  const all = documents.flat()
  const [first] = all
  const facts = {
    title: titleOf(first?.label ?? '') || humanise(first?.name ?? ''),
    description: describeValues(first?.name ?? '', all),
  }
  if (all.some(({ ticked }) => ticked !== undefined)) return { ...facts, ...schemaOfOptions(documents) }
  const schema = schemaOfValues(all)
  const isList = documents.some((values) => new Set(values.map(({ value }) => value)).size > 1)
  if (!isList) return { ...facts, ...schema }
  const { examples, ...items } = schema
  return { ...facts, type: 'array', items, examples: [examples] }
}

function titleOf(label: string): string {
  return label.replace(/(?<![\s:：*])[\s:：*]+$/u, '')
}

function schemaOfTable(tables: readonly DiscoveredTable[]): Record<string, unknown> {
  const columns = new Map<string, { label: string; cells: DiscoveredValue[]; filled: number; rows: number }>()
  for (const { columns: own, rows } of tables)
    own.forEach(({ name, label }, at) => {
      if (namesSomebody(label)) return
      const column = columns.get(name) ?? { label, cells: [], filled: 0, rows: 0 }
      const cells = rows.flatMap((row) => row[at] ?? [])
      column.cells.push(...cells)
      column.filled += cells.length
      column.rows += rows.length
      columns.set(name, column)
    })
  const properties = [...columns].map(([name, { label, cells }]) => {
    const facts = { title: titleOf(label) || humanise(name), description: describeValues(name, [{ label }]) }
    return [name, { ...facts, ...schemaOfValues(cells) }] as const
  })
  const required = [...columns].flatMap(([name, { filled, rows }]) => (rows > 0 && filled === rows ? [name] : []))
  const title = humanise(tables[0]?.name ?? '')
  return {
    title,
    description: `Rows of the table with the columns ${properties.map(([, { title: column }]) => column).join(', ')}.`,
    type: 'array',
    items: { type: 'object', properties: Object.fromEntries(properties), required, additionalProperties: false },
  }
}

const entityNames = {
  iban: 'iban',
  bic: 'bic',
  vat_id: 'vat_id',
  email: 'email',
  url: 'website',
  isin: 'isin',
} as const

/** A value without a label is known by its kind where there is only one of it. */
function singleEntities(entities: readonly DiscoveredValue[]): [string, DiscoveredValue][] {
  return Object.entries(entityNames).flatMap(([kind, name]) => {
    const found = entities.filter((entity) => entity.kind === kind)
    return found.length === 1 && found[0] ? [[name, found[0]] as [string, DiscoveredValue]] : []
  })
}

/** What is typical of the type comes first, then the rest as it was found. */
function inOrder(names: readonly string[], type: DocumentType): string[] {
  const typical = typicalFields[type] ?? []
  const rank = (name: string) => (typical.includes(name) ? typical.indexOf(name) : typical.length)
  return names.toSorted((a, b) => rank(a) - rank(b))
}
