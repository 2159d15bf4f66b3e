import { hasText } from '../document/has-text.ts'
import type { Document } from '../document/model.ts'
import { buildExtraction, type LeafResult } from './build-extraction.ts'
import { extractDocument } from './extract.ts'
import type { Extraction } from './extraction.ts'
import { figuresBeside } from './figures-beside.ts'
import { findDocuments } from './find-documents.ts'
import type { Adapter } from './learn/adapter.ts'
import { profileOf } from './lexicon/field-profile.ts'
import { describeLabel, matchLabel } from './lexicon/label-match.ts'
import { emptyListsIn, listLengths, weighEmptyLists } from './lists/empty-lists.ts'
import { rowsLeftOut, unreadRows } from './lists/unread-rows.ts'
import { type FirstsOwn, fillingOf, mergeExtractions } from './merge-extractions.ts'
import { nameSources } from './name-sources.ts'
import type { Proposer } from './proposers.ts'
import type { ReaderHelp } from './reader/judge.ts'
import type { Reader } from './reader/open-reader.ts'
import type { Trees } from './resolve/trees.ts'
import { splitPath, valueAt } from './schema/field-path.ts'
import type { ExtractionSchema, Leaf } from './schema/field-tree.ts'
import { compareWithPage } from './structured/compare-with-page.ts'
import { readEInvoice } from './structured/e-invoice.ts'
import { findEmbeddedInvoice } from './structured/embedded-invoice.ts'
import { resolveStructured, type StructuredExtraction } from './structured/map-to-schema.ts'
import type { SourceFindings } from './validate/source-findings.ts'
import { boundBefore } from './values/bounds.ts'
import { findNumberSpans } from './values/numbers.ts'
import { type DocumentView, viewDocument } from './view/document-view.ts'
import { mostOfTwo, weighBothOrders, withLess } from './weigh-both-orders.ts'
import { withoutBalances } from './without-balances.ts'

/** What a file states, with what was noticed about it on the way. */
export interface DocumentExtraction extends Extraction {
  findings: SourceFindings
}

/** What extraction works with beside its own rules. */
export interface Means {
  /** What the reader has made of a document and of those in it. */
  readings?: ReadonlyMap<Document, ReaderHelp> | undefined
  /** Other trees than those that come along are for measuring. */
  trees?: Trees | undefined
  /** Who is not heard, for measuring too. */
  without?: Proposer | undefined
  alternatives?: number | undefined
  /** What people's corrections have taught. */
  learned?: Adapter | undefined
}

/** Has the reader look at all documents whose text is read; nothing without a reader. */
export async function readTexts(
  reader: Reader | undefined,
  document: Document,
  schema: ExtractionSchema,
): Promise<Means['readings']> {
  const readings = new Map<Document, ReaderHelp>()
  for (const text of reader ? textsIn(document, schema) : [])
    readings.set(text, await (reader as Reader)(viewDocument(text), schema))
  return readings
}

export function isReadAsText(document: Document, schema: ExtractionSchema): boolean {
  return textsIn(document, schema).includes(document)
}

/** Data needs no reading. */
function textsIn(document: Document, schema: ExtractionSchema): Document[] {
  if (findEmbeddedInvoice(document) || readEInvoice(document)) return []
  const inside = document.children.flatMap((child) => (child.document ? textsIn(child.document, schema) : []))
  const isData = isMuch(document) && resolveStructured(document, schema, matchName) !== undefined
  return isData ? inside : [document, ...inside]
}

/** Words of a table from which on its text is not read beside its cells: that adds little, and would take minutes. */
const mostBesideData = 10_000

function isMuch({ pages }: Document): boolean {
  return pages.reduce((sum, { words }) => sum + words.length, 0) > mostBesideData
}

/**
 * Reads a document as data where it is data, and from its text otherwise. A container is read as a whole: each field
 * comes from the member that states it most surely.
 */
export function resolveDocument(document: Document, schema: ExtractionSchema, means: Means = {}): DocumentExtraction {
  const { findings, ...whole } = resolveWhole(document, schema, means)
  const limited = limitItems(schema, whole)
  const weighed = weighEmptyLists(schema, nameSources(limited.extraction), findings.emptyLists ?? [])
  return { ...weighed, findings: { ...findings, ...limited.findings } }
}

function resolveWhole(document: Document, schema: ExtractionSchema, means: Means): DocumentExtraction {
  const embedded = findEmbeddedInvoice(document)
  const found = embedded && resolveStructured(embedded.document, schema, matchName)
  if (found) return { ...inside(found, embedded.name), findings: conflictsOf(found, document) }
  const { notAllowed, unfit, partLists: ownPartLists, ...read } = resolveOne(document, schema, means)
  const meant = withoutBalances(schema, read, viewDocument(document))
  const { extraction: inOrder, otherReadings } = weighBothOrders(meant, viewDocument(document).conventions)
  const { extraction: own, bounds } = weighBounds(inOrder, document)
  const headFirst = mails.has(document.format.name) ? { leaf: isOfMail } : undefined
  const children = resolveChildren(document, schema, means)
  const merged = mergeExtractions(schema, [own, ...children], headFirst)
  const partLists = [...ownPartLists, ...children.flatMap(({ findings }) => findings.partLists ?? [])]
  const emptyLists = listsMissedIn(schema, merged, document)
  const documents = schema.leaves.some(isSingle) ? findDocuments(viewDocument(document)) : []
  const besideAmounts = figuresBeside(schema, merged, viewDocument(document))
  const unfitValues = unfit.filter(({ path }) => stated(merged, path) === null)
  return {
    ...merged,
    findings: {
      propertiesNotAllowed: notAllowed,
      ...(otherReadings.length > 0 && { otherReadings }),
      ...(bounds.length > 0 && { bounds }),
      ...(emptyLists.length > 0 && { emptyLists }),
      ...(partLists.length > 0 && { partLists }),
      ...(documents.length > 0 && { documents }),
      ...(!hasText(document) && { withoutText: true }),
      ...(unfitValues.length > 0 && { unfitValues }),
      ...(besideAmounts.length > 0 && { besideAmounts }),
      ...(schema.leaves.some(isSum) && { amounts: amountsIn(viewDocument(document)) }),
    },
  }
}

function isSum(leaf: Leaf): boolean {
  const { concepts } = profileOf(leaf)
  return Math.max(concepts.get('gross_total') ?? 0, concepts.get('net_total') ?? 0) >= leastSum
}

const leastSum = 0.7

function amountsIn({ rows, conventions }: DocumentView): number[] {
  const spans = rows.flatMap(({ segments }) => segments.flatMap(({ text }) => findNumberSpans(text, conventions)))
  return [...new Set(spans.filter(({ decimals }) => decimals === 2).map(({ value }) => value))].filter(Boolean)
}

/** A field that has one value in a file. */
function isSingle({ ancestors }: Leaf): boolean {
  return ancestors.every(({ type }) => type !== 'array')
}

const mails = new Set<Document['format']['name']>(['eml', 'msg'])

/** Who wrote a mail, and to whom, stands in its head; attachments know others who write and are written to. */
function isOfMail(leaf: Leaf, { value }: LeafResult): boolean {
  if (value === null) return false
  const { roles, kinds } = profileOf(leaf)
  const asksAddress = (kinds.get('email') ?? 0) >= 0.7
  return asksAddress && ((roles.get('sender') ?? 0) >= 0.6 || (roles.get('recipient') ?? 0) >= 0.6)
}

/** Lists that may have been missed, since the document has rows that nothing was read from. */
function listsMissedIn(
  schema: ExtractionSchema,
  extraction: Extraction,
  document: Document,
): NonNullable<SourceFindings['emptyLists']> {
  const empty = emptyListsIn(schema, extraction)
  const unread = empty.length > 0 ? unreadRows(viewDocument(document), extraction) : undefined
  return unread ? empty.map((path) => ({ path, ...unread })) : []
}

function stated({ data }: Extraction, path: string): unknown {
  return splitPath(path).reduce<unknown>(valueAt, data)
}

function resolveOne(
  document: Document,
  schema: ExtractionSchema,
  means: Means,
): StructuredExtraction & { partLists: PartLists } {
  const data = resolveStructured(document, schema, matchName)
  if (data && (isMuch(document) || readEInvoice(document))) return { ...data, partLists: [] }
  const { trees, without, alternatives, learned, readings } = means
  const unfit: StructuredExtraction['unfit'] = data?.unfit ?? []
  const help = readings?.get(document)
  const tellUnfit = (path: string, value: unknown) => unfit.push({ path, printed: String(value) })
  const read = extractDocument(document, schema, {
    ...{ trees, without, alternatives, learned, help },
    tellUnfit: data ? undefined : tellUnfit,
  })
  const notAllowed = data?.notAllowed ?? []
  const namedFirst = named.has(document.format.name) ? namedValues : undefined
  if (!data) return { ...read, notAllowed, unfit, partLists: partListsIn(schema, read, document) }
  return { ...mergeExtractions(schema, [data, read], namedFirst), notAllowed, unfit, partLists: [] }
}

type PartLists = NonNullable<SourceFindings['partLists']>

/** Lists that were read in part: their table has rows that are like those read and in no list. */
function partListsIn(schema: ExtractionSchema, extraction: Extraction, document: Document): PartLists {
  return listLengths(schema, extraction).flatMap((list) => {
    const leftOut = rowsLeftOut(viewDocument(document), extraction, list.path)
    return leftOut ? [{ ...list, ...leftOut }] : []
  })
}

const named = new Set<Document['format']['name']>(['json', 'xml'])

/** Where each value has a name and each record its own values, their text is but a picture of that. */
const namedValues: FirstsOwn = {
  // A name that is sure may say that there is no value.
  leaf: (_, { value, confidence }) => confidence >= (value === null ? 0.9 : 0.8),
  list: (filled) => filled >= 0.5,
}

function resolveChildren(document: Document, schema: ExtractionSchema, means: Means): DocumentExtraction[] {
  return document.children.flatMap((child) => {
    if (!child.document) return []
    const whole = resolveWhole(child.document, schema, means)
    return [{ ...inside(whole, child.name), findings: whole.findings }]
  })
}

/** Places count from the beginning of the member, so they say which one. */
function inside({ data, confidence, provenance }: Extraction, name: string): Extraction {
  const named = Object.entries(provenance).map(([path, place]) => [
    path,
    place.kind === 'absent' ? place : { ...place, child: place.child ? `${name}/${place.child}` : name },
  ])
  return { data, confidence, provenance: Object.fromEntries(named) }
}

/** Numbers that differ are told as numbers; anything else contradicts. */
function conflictsOf(extraction: Extraction, document: Document): SourceFindings {
  const conflicts = compareWithPage(extraction, document)
  return {
    printedValues: conflicts.flatMap(({ path, stated, printed }) =>
      typeof stated === 'number' && typeof printed === 'number' ? [{ path, printed, reported: stated }] : [],
    ),
    contradictions: conflicts
      .filter(({ stated, printed }) => typeof stated !== 'number' || typeof printed !== 'number')
      .map(({ path, stated, printed }) => ({
        paths: [path],
        text: `The embedded data says ${stated}, the page ${printed === undefined ? 'does not' : `says ${printed}`}.`,
      })),
  }
}

function matchName(leaf: Leaf, label: string): number {
  const { concept, text, conflict } = matchLabel(profileOf(leaf), describeLabel(label))
  return conflict > 0.5 ? 0 : Math.max(concept, 0.8 * text)
}

/** Leaves out the items that the schema has no room for, and tells how many the source holds. */
function limitItems(
  schema: ExtractionSchema,
  extraction: Extraction,
): { extraction: Extraction; findings: SourceFindings } {
  const itemsInSource: { path: string; count: number }[] = []
  const limited = buildExtraction(schema.root, fillingOf(extraction), {
    surplus: (path, count) => itemsInSource.push({ path, count }),
  })
  return itemsInSource.length > 0 ? { extraction: limited, findings: { itemsInSource } } : { extraction, findings: {} }
}

type Bounds = NonNullable<SourceFindings['bounds']>

const longestBound = 30

/** Lowers numbers that are printed as bounds only ("< 5"), since what is meant is another number, and tells of them. */
function weighBounds(extraction: Extraction, document: Document): { extraction: Extraction; bounds: Bounds } {
  const bounds = Object.entries(extraction.provenance).flatMap(([path, { quote, start }]) => {
    const value = splitPath(path).reduce<unknown>(valueAt, extraction.data)
    if (typeof value !== 'number' || quote === null) return []
    const [number = ''] = /\d(?:[\d.,'’]*\d)?/.exec(quote) ?? []
    const before = start === null ? '' : document.markdown.slice(Math.max(0, start - longestBound), start)
    const line = `${before}${quote.slice(0, quote.indexOf(number))}`.split('\n').at(-1) ?? ''
    const bound = number === '' ? undefined : boundBefore(line)
    return bound === undefined ? [] : [{ path, printed: `${bound}${number}` }]
  })
  return { extraction: withLess(extraction, bounds, mostOfTwo), bounds }
}
