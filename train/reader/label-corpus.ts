import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readTruth } from '../../eval/corpus.ts'
import type { Documents } from '../../eval/extract/documents.ts'
import { rephrase, type Variant } from '../../eval/extract/rephrase.ts'
import type { RequestSchema, TruthRow } from '../../eval/extract/truth.ts'
import type { Document } from '../../src/document/model.ts'
import type { FieldNode } from '../../src/extract/schema/field-tree.ts'
import { readSchema } from '../../src/extract/schema/read-schema.ts'
import { permittedLicence, permittedSets } from '../ranker/corpus.ts'
import { askReal, type RealRequest } from './ask-real.ts'
import { locateTruth } from './locate-truth.ts'
import type { LabelledDocument } from './pack-document.ts'

interface KindRow extends TruthRow {
  schema: string
  kind: string
}

/** Each with a schema of its own. For measuring only. */
export async function labelKinds(folder: string, documents: Documents): Promise<LabelledDocument[]> {
  const labelled: LabelledDocument[] = []
  for (const row of await readTruth<KindRow>(folder, 'kinds')) {
    const document = await documents.load(join(folder, 'kinds', row.file))
    if (!document) continue
    const schema = readSchema(JSON.parse(await readFile(join(folder, 'kinds', row.schema), 'utf8')))
    const truth = locateTruth(document, schema.root, row.fields, () => true)
    const facts = { issuer: row.file, fields: row.fields, unlocated: truth.unknown }
    labelled.push({ id: row.file, kind: row.kind, lang: row.lang, document, schema, ...truth, facts })
  }
  return labelled
}

/** In the words of the schema, or in others. */
export async function labelInvoices(
  folder: string,
  documents: Documents,
  variantsFor: (lang: string) => readonly (Variant | undefined)[],
): Promise<LabelledDocument[]> {
  const request = JSON.parse(await readFile(join(folder, 'schemas/invoice.json'), 'utf8')) as RequestSchema
  const labelled: LabelledDocument[] = []
  for (const set of permittedSets)
    for (const row of await readTruth<InvoiceRow>(folder, set)) {
      const document = row.split === 'traps' ? null : await documents.load(join(folder, set, row.file))
      for (const variant of document ? variantsFor(row.lang) : [])
        labelled.push(labelInvoice({ set, row, document: document as Document, request, variant }))
    }
  return labelled
}

interface InvoiceRow extends TruthRow {
  license?: string
}

function labelInvoice(invoice: {
  set: (typeof permittedSets)[number]
  row: InvoiceRow
  document: Document
  request: RequestSchema
  variant: Variant | undefined
}): LabelledDocument {
  const { set, row, document, request, variant } = invoice
  const mayTrain = permittedLicence.test(row.license ?? '')
  const schema = readSchema(variant === undefined ? request : rephrase(request, 'invoice', variant))
  const truth = locateTruth(document, schema.root, instanceFor(schema.root, request, row), () => false)
  const id = `${set}/${row.file}${variant === undefined ? '' : `?${variant}`}`
  const facts = { issuer: row.issuer, mayTrain, layout: row.layout_class, unlocated: truth.unknown }
  return { id, kind: 'invoice', lang: row.lang, document, schema, ...truth, facts }
}

/** The truth under the names that are asked for; both schemas have their properties in the same order. */
function instanceFor(root: FieldNode, request: RequestSchema, row: TruthRow): Record<string, unknown> {
  const isVisible = (name: string) => row.visible_fields?.includes(name) !== false
  const rename = (node: FieldNode, asked: RequestSchema, truth: Record<string, unknown>, isTop: boolean) =>
    Object.fromEntries(
      (node.type === 'object' ? node.properties : []).map((child, index): [string, unknown] => {
        const [name, property] = Object.entries(asked.properties ?? {})[index] ?? ['', {}]
        const own = property['x-truth'] ?? name
        const value = truth[own]
        if (child.type === 'array' && Array.isArray(value))
          return [child.name, value.map((item): unknown => rename(child.items, property.items ?? {}, item, false))]
        return [child.name, isTop && !isVisible(own) ? null : value]
      }),
    )
  return rename(root, request, row.fields, true)
}

/** Invoices whose licence lets weights be made from them, each asked several times in words of our own. */
export async function labelForTraining(
  folder: string,
  documents: Documents,
  draws: number,
  random: () => number,
): Promise<LabelledDocument[]> {
  const labelled: LabelledDocument[] = []
  for (const set of permittedSets)
    for (const row of await readTruth<InvoiceRow>(folder, set)) {
      const mayTrain = permittedLicence.test(row.license ?? '') && row.split !== 'traps'
      const document = mayTrain ? await documents.load(join(folder, set, row.file)) : null
      for (let draw = 0; document && draw < draws; draw += 1)
        labelled.push(labelDraw(document, row, `${set}/${row.file}?${draw}`, askReal(random)))
    }
  return labelled
}

function labelDraw(
  document: Document,
  row: InvoiceRow,
  id: string,
  { definition, truthNames }: RealRequest,
): LabelledDocument {
  const schema = readSchema(definition)
  const isVisible = (name: string) => row.visible_fields?.includes(name) !== false
  const instance: Record<string, unknown> = {}
  for (const [name, truth] of truthNames) {
    const value = row.fields[truth]
    if (name.includes('.')) continue
    instance[name] = Array.isArray(value)
      ? value.map((item) => renameItem(item, `${name}.`))
      : isVisible(truth)
        ? value
        : null
  }
  const truth = locateTruth(document, schema.root, instance, ({ name }) => !truthNames.has(name))
  const facts = { issuer: row.issuer, mayTrain: true, layout: row.layout_class, unlocated: truth.unknown }
  return { id, kind: 'invoice', lang: row.lang, document, schema, ...truth, facts }

  function renameItem(item: Record<string, unknown>, list: string): Record<string, unknown> {
    const names = [...truthNames].filter(([name]) => name.startsWith(list))
    return Object.fromEntries(names.map(([name, own]) => [name.slice(list.length), item[own]]))
  }
}
