import type { Document } from '../../document/model.ts'
import { findMentions } from '../resolve/find-mentions.ts'
import { giveProvenance } from '../resolve/give-provenance.ts'
import type { Part } from '../resolve/part.ts'
import { farewell, greeting } from '../values/greetings.ts'
import type { ValueKind } from '../values/mention.ts'
import { type DocumentView, viewDocument } from '../view/document-view.ts'
import { classifyDocument } from './classify.ts'
import { detectLanguage } from './detect-language.ts'
import type { DiscoveredPair, DiscoveredTable, Discovery, NestedFields } from './discovery.ts'
import { findBullets } from './find-bullets.ts'
import { findEntities } from './find-entities.ts'
import { findPairs } from './find-pairs.ts'
import { findParties } from './find-parties.ts'
import { findSlipHead, findSlipTables } from './find-slip.ts'
import { findTables } from './find-tables.ts'
import { withFormFields } from './form-pairs.ts'
import type { FoundPair } from './found-pair.ts'
import { findHeadingNumbers } from './heading-numbers.ts'
import { findInlinePairs } from './inline-pairs.ts'
import { joinBoxes } from './join-boxes.ts'
import { Names, nameLabel, saysTaxed } from './name-label.ts'
import { nameOwnDay } from './name-own-day.ts'
import { nestValues } from './nest-values.ts'
import { optionIn } from './options.ts'
import { findPieces } from './piece.ts'
import { readValue } from './read-value.ts'
import { findStatedPairs } from './stated-pairs.ts'
import { findSumPairs } from './sum-pairs.ts'
import { TakenWords } from './taken-words.ts'

/** Everything that a document holds: what it is, its labels with their values, its tables, and other typed values. */
export function discover(document: Document): Discovery {
  const view = viewDocument(document)
  const taken = new TakenWords(document)
  takeNumbering(taken, document)
  const inColumns = findTables(view)
  const tables = inColumns.length > 0 ? inColumns : findSlipTables(view)
  const head = findSlipHead(view)
  for (const part of [...tables, ...head].flatMap(({ parts }) => parts)) taken.addPart(part)
  const stated = findStatedPairs(view)
  const sums = findSumPairs(
    view,
    tables.flatMap((each) => each.sums),
  )
  const numbers = findHeadingNumbers(view).filter(({ parts }) => !parts.some((part) => taken.hasPart(part)))
  takeAll(taken, [...stated, ...sums, ...numbers])
  const bullets = findBullets(view, taken)
  takeRepeatedHeads(taken, document)
  const pieces = joinBoxes(findPieces(view, (page, word) => taken.has(page, word)))
  const linked = findPairs(view, pieces).filter(
    (pair) => !greeting.test(pair.label) && !farewell.test(pair.label) && !isStreet(pair),
  )
  takeAll(taken, linked)
  const inline = findInlinePairs(view, pieces, taken).filter((pair) => !isStreet(pair))
  takeAll(taken, inline)
  const pairs = withFormFields(view, [...stated, ...sums, ...numbers, ...bullets, ...linked, ...inline])
  takeAll(taken, pairs)
  const { type, confidence } = classifyDocument(document, view)
  const documentType = { type, confidence }
  const nested = nestStated(view, stated)
  const columns = tables.flatMap(({ table }) => table.columns)
  const labelled = [...head.map(({ pair }) => pair), ...namePairs(view, pairs, columns)]
  // The day in the head of a mail is that of the mail.
  const isMail = document.format.name === 'eml' || document.format.name === 'msg'
  const named = isMail
    ? labelled
    : nameOwnDay(
        labelled,
        documentType,
        tables.map(({ table }) => table),
      )
  const entities = findEntities(view, findMentions(view), (page, word) => taken.has(page, word))
  const parties = findParties(document, type, new Set(named.map(({ name }) => name)), entities)
  return {
    documentType,
    language: detectLanguage(document),
    pairs: [...parties.map(({ pair }) => pair), ...named],
    tables: tables.map(({ table }) => table),
    entities: entities.filter((each) => !parties.some(({ entity }) => entity === each)),
    ...(nested && { nested }),
  }
}

/** "Landstraße 5": a street and its number, no country. */
function isStreet({ label, text }: FoundPair): boolean {
  return /^\d{1,4} ?[a-z]?$/i.test(text) && /\p{L}(?:straße|strasse|str\.|gasse|allee)$/iu.test(label)
}

function takeAll(taken: TakenWords, pairs: readonly FoundPair[]): void {
  for (const { parts, labelParts } of pairs) for (const part of [...parts, ...labelParts]) taken.addPart(part)
}

/** Words that tell which page it is, and what browsers print beside that, are no data. A number alone may be a year. */
function takeNumbering(taken: TakenWords, { pages }: Document): void {
  for (const [page, { blocks }] of pages.entries())
    for (const { role, words } of blocks) if (role === 'page_number' && words[1] - words[0] > 1) taken.add(page, words)
}

/** The head of a table that goes on over the page is printed again there. */
function takeRepeatedHeads(taken: TakenWords, { pages }: Document): void {
  for (const [page, { tables }] of pages.entries())
    for (const { continued, cells, headerRows } of tables)
      if (continued) for (const { row, words } of cells) if (row < headerRows) taken.add(page, words)
}

function nestStated(view: DocumentView, stated: readonly FoundPair[]): NestedFields | undefined {
  const byPlace = new Map(stated.map((pair) => [placeOf(pair.parts), pair]))
  return nestValues(view.document, (page, word) => {
    const pair = byPlace.get(`${page} ${word}`)
    return pair && describe(view, pair)
  })
}

/** In the order of the page, each label under a name of its own. */
function namePairs(
  view: DocumentView,
  pairs: readonly FoundPair[],
  columns: DiscoveredTable['columns'],
): DiscoveredPair[] {
  const names = new Names()
  const nameOfLabel = new Map<string, string>()
  const found: DiscoveredPair[] = []
  const seen = new Set<string>()
  const { language } = view.conventions
  const isTaxed =
    pairs.some(({ label, kind }) => taxed.has(nameLabel(label, kind))) ||
    columns.some(({ label, kind }) => figures.has(kind) && saysTaxed(label))
  for (const pair of pairs.toSorted(byPlace)) {
    const described = describe(view, pair)
    const meant = nameLabel(pair.label, described.kind, { language })
    const plain = meant === 'gross_total' && !isTaxed && !saysTaxed(pair.label) ? 'total' : meant
    // A running header says the same on every page.
    const first = pair.parts[0]?.segment
    const repeated = `${plain} ${described.text}`
    if (first?.furniture && seen.has(repeated)) continue
    seen.add(repeated)
    // Below "Bill to" stands a name, and below that an address: they are two things.
    const key = `${placeOf(pair.labelParts) || pair.label} ${/_(?:name|address)$/.test(plain) ? plain : ''}`
    const name = nameOfLabel.get(key) ?? names.take(plain)
    nameOfLabel.set(key, name)
    found.push({ name, ...described })
  }
  return found
}

/** Where taxes or what is left without them are stated, the total is the one with them. */
const taxed = new Set(['net_total', 'tax_total', 'tax_rate'])

function byPlace(a: FoundPair, b: FoundPair): number {
  const [first, second] = [a.labelParts[0] ?? a.parts[0], b.labelParts[0] ?? b.parts[0]]
  if (!first || !second) return 0
  const [p, q] = [first.segment, second.segment]
  return p.page - q.page || p.row - q.row || p.place - q.place || first.first - second.first
}

function placeOf(parts: readonly Part[]): string {
  const [part] = parts
  return part ? `${part.segment.page} ${part.segment.words[part.first]}` : ''
}

function describe(view: DocumentView, pair: FoundPair): Omit<DiscoveredPair, 'name'> {
  const { label, text, parts, confidence } = pair
  const provenance = giveProvenance(view.document, parts)
  if (pair.value !== undefined)
    return { label, value: pair.value, text, type: 'boolean', kind: 'boolean', confidence, provenance }
  const option = optionIn(text)
  if (option)
    return {
      label,
      value: option.caption,
      text,
      type: 'string',
      kind: 'text',
      confidence,
      provenance,
      ticked: option.ticked,
    }
  return { label, ...readValue(text, kindFor(pair), view.conventions), text, confidence, provenance }
}

/** Figures are a number only where the label does not ask for a code, a phone number, ... */
function kindFor({ kind, asks, label, text }: FoundPair): ValueKind {
  if (kind !== 'number' && kind !== 'code' && kind !== 'phone') return kind
  if (kind === 'number' && /^\d+$/.test(text) && /(?:number|code|id)(?:_\d+)?$/.test(nameLabel(label, kind)))
    return 'code'
  // Behind the name of a tax an amount is no number of who pays it.
  const isAmount = kind === 'number' && /^\d[\d.,]*[.,]\d{2}$/.test(text)
  const asked = [...asks].filter((candidate) => figures.has(candidate) && !(isAmount && registers.has(candidate)))
  return asked.includes(kind) ? kind : (asked[0] ?? kind)
}

const registers = new Set<ValueKind>(['code', 'phone', 'tax_id', 'iban', 'bic'])
const figures = new Set<ValueKind>(['number', 'money', 'percent', ...registers])
