import type { AddressMention, LineSpan, PostalAddress } from '../values/addresses.ts'
import type { Stack } from '../view/find-stacks.ts'
import type { Segment } from '../view/segment.ts'
import { wordAt } from './find-mentions.ts'
import type { Part } from './part.ts'

export type AddressPart = { value: string; parts: Part[] }

/** A postal address with the words of each of its parts, and where the name and the role of its owner may stand. */
export interface PlacedAddress {
  whole: AddressPart
  parts: Partial<Record<keyof PostalAddress, AddressPart>>
  /** Its first line, where a name may stand before it, and those above, from below. */
  above: Segment[]
}

const mostAbove = 4

export function placeAddress({ value, text, spans, lines: [from] }: AddressMention, stack: Stack): PlacedAddress {
  const entries = Object.entries(spans).map(([name, places]) => [
    name,
    { value: value[name as keyof PostalAddress] ?? '', parts: places.flatMap((place) => toPart(place, stack)) },
  ])
  const parts = Object.fromEntries(entries) as PlacedAddress['parts']
  const all = Object.values(parts).flatMap((part) => part?.parts ?? [])
  return {
    whole: { value: text.replaceAll('\n', ', '), parts: all },
    parts,
    above: stack.slice(Math.max(0, from - mostAbove), from + 1).reverse(),
  }
}

function toPart({ line, start, end }: LineSpan, stack: Stack): Part[] {
  const segment = stack[line]
  return segment ? [{ segment, first: wordAt(segment, start), last: wordAt(segment, end - 1) }] : []
}
