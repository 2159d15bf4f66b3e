import type { ConceptId } from '../lexicon/concepts.ts'
import type { FieldProfile } from '../lexicon/field-profile.ts'
import { extentOf, type Part } from '../resolve/part.ts'
import type { Conventions } from '../values/mention.ts'
import { normaliseAs } from '../values/normalise.ts'
import { otherReadings } from './other-readings.ts'

/** A value, and the words it was read from. */
interface Read {
  value: string | number | boolean | null
  parts: Part[]
}

const leastMeant = 0.6
const slack = 0.015

/** Net and tax make the total: where they do not, and one of the three may be read so that they do, it is. */
export function repairTotals<T extends Read>(
  profiles: readonly FieldProfile[],
  found: readonly (T | undefined)[],
  conventions: Conventions,
): (T | undefined)[] {
  const places = placesOf(['net_total', 'tax_total', 'gross_total'], profiles)
  return repair(places, found, conventions, ([net, tax, gross]) => Math.abs(net + tax - gross) < slack && tax < net)
}

/** Quantity times price is the amount of the line. */
export function repairLine<T extends Read>(
  profiles: readonly FieldProfile[],
  cells: readonly (T | undefined)[],
  conventions: Conventions,
): (T | undefined)[] {
  const places = placesOf(['quantity', 'unit_price', 'line_total'], profiles)
  return repair(places, cells, conventions, ([count, price, total]) => Math.abs(count * price - total) < slack)
}

function placesOf(wanted: ConceptId[], profiles: readonly FieldProfile[]): number[] {
  return wanted.map((concept) =>
    profiles.findIndex(({ concepts, leaf }) => leaf.type !== 'string' && (concepts.get(concept) ?? 0) > leastMeant),
  )
}

type Three = [number, number, number]

function repair<T extends Read>(
  places: readonly number[],
  found: readonly (T | undefined)[],
  conventions: Conventions,
  agree: (values: Three) => boolean,
): (T | undefined)[] {
  const reads = places.map((place) => found[place])
  const values = reads.map((read) => (typeof read?.value === 'number' ? read.value : Number.NaN)) as Three
  if (values.some(Number.isNaN) || agree(values)) return [...found]
  let best: { place: number; value: number; probability: number } | undefined
  for (const [index, read] of reads.entries())
    for (const { value, probability } of read ? otherNumbers(read, conventions) : []) {
      const changed = values.with(index, value) as Three
      if (agree(changed) && probability > (best?.probability ?? 0))
        best = { place: places[index] ?? -1, value, probability }
    }
  const mended = best && found[best.place]
  return best && mended ? found.with(best.place, { ...mended, value: best.value }) : [...found]
}

/** What the same words may say instead. */
function otherNumbers(
  { parts: [part, ...others] }: Read,
  conventions: Conventions,
): { value: number; probability: number }[] {
  if (!part || others.length > 0) return []
  const [from, to] = extentOf(part)
  return otherReadings(part.segment, from, to).flatMap(({ text, probability }) => {
    const value = normaliseAs('number', text.slice(from, to).trim(), conventions)
    return typeof value === 'number' ? [{ value, probability }] : []
  })
}
