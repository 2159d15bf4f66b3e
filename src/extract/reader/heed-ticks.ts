import { choiceIn } from '../resolve/resolve-enum.ts'
import { onlyTicked, optionAt, type PlacedOption, type TickGroup, tickGroups, truthOf } from '../resolve/tick-groups.ts'
import type { Leaf } from '../schema/field-tree.ts'
import type { DocumentView } from '../view/document-view.ts'
import type { Span, SpanReading } from './decode-spans.ts'
import { ReadWords } from './read-words.ts'
import type { Choice, Reading } from './reading.ts'

/**
 * The reader sees which boxes a question is about better than which of them is ticked: what it gives to an option that is not
 * ticked goes to the one that is, and of what is true or false, or one of several choices, boxes say which.
 */
export function heedTicks(reading: Reading, view: DocumentView): Reading {
  const groups = tickGroups(view)
  if (groups.length === 0) return reading
  const words = new ReadWords(view)
  const placeOf = (span: Span) => placeIn(groups, span, words)
  const choices = new Map(
    [...reading.choices].map(([leaf, own]) => {
      const spans = reading.fields.get(leaf)?.spans ?? []
      return [leaf, chooseByTicks(leaf, own, spans, placeOf)]
    }),
  )
  const fields = new Map(
    [...reading.fields].map(([leaf, own]) => [
      leaf,
      reading.choices.has(leaf) ? own : moveToTicked(own, placeOf, words),
    ]),
  )
  return { ...reading, choices, fields }
}

type PlaceOf = (span: Span) => PlacedOption | undefined

/** The option in which a span begins and ends. */
function placeIn(groups: readonly TickGroup[], { first, last }: Span, words: ReadWords): PlacedOption | undefined {
  const [begin, end] = [first, last].map((word) => {
    const [part] = words.partsOf([word])
    return part && optionAt(groups, part.segment, part.first)
  })
  return begin?.option === end?.option ? begin : undefined
}

function moveToTicked(reading: SpanReading, placeOf: PlaceOf, words: ReadWords): SpanReading {
  const moved = reading.spans.map((span) => {
    const place = placeOf(span)
    const ticked = place && onlyTicked(place.group)
    const range = ticked ? words.rangeOf({ parts: [ticked.caption] }) : undefined
    return range ? { first: range[0], last: range[1], probability: span.probability } : span
  })
  const joined = [...Map.groupBy(moved, ({ first, last }) => `${first} ${last}`).values()].map((same) => ({
    ...(same[0] as Span),
    probability: same.reduce((sum, { probability }) => sum + probability, 0),
  }))
  return { ...reading, spans: joined.sort((a, b) => b.probability - a.probability || a.first - b.first) }
}

/** What spans in boxes say counts as much as they do, and what the reader chooses for the rest. */
function chooseByTicks(leaf: Leaf, choices: readonly Choice[], spans: readonly Span[], placeOf: PlaceOf): Choice[] {
  const said = new Map<Choice['value'], number>()
  for (const span of spans) {
    const place = placeOf(span)
    const value = place && (leaf.enum ? choiceOf(place.group, leaf.enum) : truthOf(place))
    if (value !== undefined) said.set(value, (said.get(value) ?? 0) + span.probability)
  }
  const known = [...said.values()].reduce((sum, each) => sum + each, 0)
  const all = spans.reduce((sum, { probability }) => sum + probability, 0)
  const left = all > 0 ? 1 - known / all : 1
  return choices.map(({ value, probability }) => ({
    value,
    probability: left * probability + (all > 0 ? (said.get(value) ?? 0) / all : 0),
  }))
}

/** The choice that the ticked option names, or else the only one that no other option names. */
function choiceOf(group: TickGroup, values: NonNullable<Leaf['enum']>): Choice['value'] | undefined {
  const ticked = onlyTicked(group)
  if (!ticked) return undefined
  const others = group.options.filter((option) => option !== ticked).map(({ text }) => choiceIn(text, values))
  const [only, ...further] = values.filter((value) => value !== null && !others.includes(value))
  return choiceIn(ticked.text, values) ?? (further.length === 0 ? (only ?? undefined) : undefined)
}
