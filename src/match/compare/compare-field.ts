import { editDistance } from '../../core/edit-distance.ts'
import type { Fields, PreparedRow } from '../fields.ts'
import { wholeRow } from '../model.ts'
import { compareDays, compareNumbers } from './compare-amounts.ts'
import { compareWords, containment } from './compare-words.ts'

/** A value that was found in another column counts a little less. */
const elsewhere = 0.95
/** Figures of a line with its area. */
const leastOfLine = 7
/** So much of a value must stand in another column to count where its own is empty. */
const leastElsewhere = 0.7

/** How alike the two values of a mapping are, from 0 to 1; NaN where one of the sides has none. */
export function compareField(fields: Fields, index: number, record: PreparedRow, reference: PreparedRow): number {
  const mapping = fields.mappings[index] as Fields['mappings'][number]
  const [x, y] = [record.amounts[index] as number, reference.amounts[index] as number]
  if (mapping.match_type === 'numeric_range') return compareNumbers(x, y, mapping.tolerance)
  if (mapping.match_type === 'date_range') return compareDays(x, y, mapping.tolerance)
  const a = record.words[index] as number[]
  const b = reference.words[index] as number[]
  const isThere = a.length > 0 && b.length > 0
  if (mapping.match_type === 'exact')
    return isThere ? Number(a.length === b.length && a.every((id, at) => id === b[at])) : Number.NaN
  const direct = isThere ? compareText(fields, index, a, b) : Number.NaN
  if (mapping.extracted_field === wholeRow || direct > elsewhere || (a.length === 0 && b.length === 0)) return direct
  const rarity = fields.rarities[index] as Fields['rarities'][number]
  const inReference = containment(rarity, a, reference.all)
  const inRecord = containment(rarity, b, record.all)
  if (isThere) return Math.max(direct, elsewhere * Math.sqrt(inReference * inRecord))
  const found = Math.max(inReference, inRecord)
  return found >= leastElsewhere ? elsewhere * found : Number.NaN
}

/** Before the figures of a short line stand those of its country, where it is said. */
function isSameLine(one: string, two: string): boolean {
  const [short, long] = one.length < two.length ? [one, two] : [two, one]
  return short.length >= leastOfLine && long.endsWith(short)
}

function compareText(fields: Fields, index: number, a: number[], b: number[]): number {
  const { kind, contained } = fields.mappings[index] as Fields['mappings'][number]
  if (kind !== 'identifier' && kind !== 'phone') {
    return compareWords(fields.vocabulary, fields.rarities[index] as Fields['rarities'][number], a, b, contained)
  }
  if (a[0] === b[0]) return 1
  const [one, two] = [fields.vocabulary.wordOf(a[0] as number), fields.vocabulary.wordOf(b[0] as number)]
  if (kind === 'phone' && isSameLine(one, two)) return 1
  return Math.max(0, 1 - editDistance(one, two) / Math.max(one.length, two.length))
}
