import type { Finder } from '../calibrate/confidence.ts'
import { conceptsOf } from '../lexicon/match-concepts.ts'
import { findAddress } from '../values/addresses.ts'
import type { ValueKind } from '../values/mention.ts'
import { findPersons } from '../values/persons.ts'
import type { DocumentView } from '../view/document-view.ts'
import { findStacks, type Stack } from '../view/find-stacks.ts'
import type { Segment } from '../view/segment.ts'
import { type Context, ContextFinder } from './context.ts'
import { findMentions, type Mention, wordAt } from './find-mentions.ts'
import type { Part } from './part.ts'
import { type PlacedAddress, placeAddress } from './place-address.ts'

/** Something that a field may turn out to be. */
export interface Candidate {
  kind: ValueKind
  value: string | number | boolean
  text: string
  parts: Part[]
  context: Context
  /** The typed value it is, unless it is only text. */
  mention?: Mention
  /** How it was cut out: as a typed value, a whole segment, what follows a colon, or lines of an address. */
  origin: 'mention' | 'segment' | 'remainder' | 'address'
  /** A postal address stands right below. */
  aboveAddress: boolean
  /** Who has found it, where it is not the ranker's. */
  finder?: Finder
  /** Of an address: what it is made of. */
  address?: PlacedAddress
}

const longestText = 200
const longestName = 60
const leastLabelScore = 0.75

/** Everything in a document that may be the value of a field, found once for all fields. */
export function findCandidates(view: DocumentView): Candidate[] {
  const mentions = findMentions(view)
  const finder = new ContextFinder(view, mentions)
  const addresses = findAddresses(view)
  const namesBelow = new Set(addresses.flatMap(({ above }) => above))
  const candidates: Candidate[] = mentions.map((mention) => ({
    kind: mention.kind,
    value: mention.value,
    text: mention.text,
    parts: [{ segment: mention.segment, first: mention.first, last: mention.last }],
    context: finder.contextOf(mention.segment, mention.start, mention.end),
    mention,
    origin: 'mention',
    aboveAddress: namesBelow.has(mention.segment),
  }))
  candidates.push(...currenciesOf(candidates))
  for (const segment of view.segments) candidates.push(...textsOf(segment, finder, namesBelow))
  for (const { text, parts, address } of addresses) {
    const first = parts[0]
    if (!first) continue
    const start = first.segment.offsets[first.first] ?? 0
    const context = finder.contextOf(first.segment, start, first.segment.text.length)
    const origin = { origin: 'address', aboveAddress: false } as const
    candidates.push({ kind: 'address', value: text, text, parts, context, ...origin, address })
  }
  return candidates
}

/** An amount states its currency, too; the first amount of each currency stands for all. */
function currenciesOf(candidates: readonly Candidate[]): Candidate[] {
  const first = new Map<string, Candidate>()
  for (const candidate of candidates) {
    const currency = candidate.mention?.currency
    if (currency !== undefined && !first.has(currency)) first.set(currency, candidate)
  }
  return [...first].map(([value, candidate]) => ({ ...candidate, kind: 'currency', value }))
}

/** A whole segment as text, what follows its colon, and what stands before its first sign. */
function textsOf(segment: Segment, finder: ContextFinder, namesBelow: Set<Segment | undefined>): Candidate[] {
  const found: Candidate[] = []
  const add = (from: number, origin: 'segment' | 'remainder', to = segment.text.length) => {
    const text = segment.text.slice(from, to).trim()
    if (!/\p{L}|\d/u.test(text) || text.length > longestText) return
    const start = segment.text.indexOf(text, from)
    found.push({
      ...{ kind: 'text', value: text, text, origin },
      parts: [{ segment, first: wordAt(segment, start), last: wordAt(segment, start + text.length - 1) }],
      context: finder.contextOf(segment, start, start + text.length),
      aboveAddress: namesBelow.has(segment),
    })
  }
  add(0, 'segment')
  const colon = segment.text.search(/[:：](?:\s|$)/u)
  if (colon > 0 && colon < segment.text.length - 2) add(colon + 1, 'remainder')
  // A sender's line: "Name · Street 1 · City".
  const sign = segment.text.search(/\s[-–—·•●|*]\s|,\s/u)
  if (sign > 2 && sign < longestName && !segment.prose) add(0, 'remainder', sign)
  return [...found, ...found.flatMap(partLabelled)]
}

/** "Make / type: Brunner / X-20": under a label of several parts a value of as many, each with its own. */
function partLabelled(whole: Candidate): Candidate[] {
  const { labels } = whole.context
  const slot = labels.inline === undefined ? 'left' : 'inline'
  const names = labels[slot]?.split(parting) ?? []
  const values = whole.text.split(parting)
  const [part] = whole.parts
  if (!part || names.length < 2 || names.length > mostNames || values.length !== names.length) return []
  let from = part.segment.text.indexOf(whole.text)
  return names.flatMap((name, at) => {
    const text = values[at]?.trim() ?? ''
    const start = part.segment.text.indexOf(text, from)
    from = start + text.length
    if (text === '' || start < 0) return []
    const place = { first: wordAt(part.segment, start), last: wordAt(part.segment, from - 1) }
    const context = { ...whole.context, leftGap: 0, valuesLeft: 0, labels: { ...labels, [slot]: name.trim() } }
    return [{ ...whole, value: text, text, origin: 'remainder' as const, parts: [{ ...part, ...place }], context }]
  })
}

const parting = /\s*[/·|]\s+|\s+[/·|]\s*/u
const mostNames = 3

interface FoundAddress {
  text: string
  parts: Part[]
  address: PlacedAddress
  /** The line above, which often is the name; with a person there, the line above that as well. */
  above: Segment[]
}

const known = new WeakMap<DocumentView, readonly FoundAddress[]>()

/** Postal addresses, each line a part. Reader and engine both ask for them. */
export function findAddresses(view: DocumentView): readonly FoundAddress[] {
  const found = known.get(view) ?? addressesIn(view)
  known.set(view, found)
  return found
}

function addressesIn({ rows }: DocumentView): FoundAddress[] {
  return findStacks(rows).flatMap((stack) =>
    findAddress(stack.map(({ text }) => text)).map((found) => {
      const [from, to] = found.lines
      const first = isLetterhead(stack) ? startOfAddress(stack, from) : from
      const lines = stack.slice(first, to + 1)
      return {
        text: lines.map(({ text }) => text).join(', '),
        parts: lines.map((segment) => ({ segment, first: 0, last: segment.offsets.length - 1 })),
        address: placeAddress(found, stack),
        above: namesAbove(stack, first),
      }
    }),
  )
}

function namesAbove(stack: Stack, first: number): Segment[] {
  const [name, contact] = [stack[first - 2], stack[first - 1]]
  if (!contact) return []
  return name && isPerson(contact.text) && !isLabel(name.text) ? [name, contact] : [contact]
}

function isPerson(text: string): boolean {
  return findPersons(text).some(({ start, end }) => end === text.length && (start === 0 || /^\p{L}+\.? /u.test(text)))
}

function isLabel(text: string): boolean {
  return text.endsWith(':') || (conceptsOf(text)[0]?.score ?? 0) >= leastLabelScore
}

function isLetterhead([first]: Stack): boolean {
  return first !== undefined && first.page === 0 && first.row < 8
}

/** In a letterhead everything from below the name on belongs to the address, such as a floor or a building. */
function startOfAddress(stack: Stack, from: number): number {
  let first = from
  while (first > 1 && isAddressLine(stack[first - 1]?.text ?? '')) first -= 1
  return first
}

/** Not a register number, a phone number or a pair of label and value. */
function isAddressLine(text: string): boolean {
  return text.length < 60 && !/[:@()]|\b(?:tel|fax|gst|vat|reg|co|ust|nif|siret)\b/i.test(text)
}
