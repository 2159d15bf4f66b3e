import { measureOfName, rangeOfName } from '../lexicon/asked-measure.ts'
import { asksTaxAmount } from '../lexicon/tax-amount.ts'
import type { Leaf } from '../schema/field-tree.ts'
import { compilePattern } from '../schema/safe-pattern.ts'
import { standsBesideCurrency } from '../values/numbers.ts'
import { isUnitOfThings } from '../values/units.ts'
import type { Candidate } from './candidates.ts'
import { asAskedFor } from './deduction.ts'

/** 1: meets the pattern or list of values of the field; -1: breaks a rule; 0: there is none to meet. */
export function fitsConstraints(leaf: Leaf, candidate: Candidate): number {
  const { value } = candidate
  if (leaf.type === 'integer' && typeof value === 'number' && !Number.isInteger(value)) return -1
  if (typeof value === 'number') return isInRange(leaf, value) && isMeasureOf(leaf, candidate) ? 0 : -1
  if (leaf.pattern === undefined || typeof value !== 'string') return 0
  const pattern = compilePattern(leaf.pattern)
  const fits = pattern.test(value)
  return fits ? 1 : -1
}

/** By the rules of the schema, and by what a name leaves possible. */
export function isInRange(leaf: Leaf, value: number): boolean {
  const [least, most] = rangeOfName(leaf) ?? [-Infinity, Infinity]
  const given = asAskedFor(leaf, value)
  return given >= (leaf.minimum ?? least) && given <= (leaf.maximum ?? most)
}

const percent = /^\s?%/

/** A weight is no amount of money, an amount no weight, and a rate no tax: what is printed beside the number tells. */
function isMeasureOf(leaf: Leaf, { kind, mention }: Candidate): boolean {
  if (mention && asksTaxAmount(leaf) && (kind === 'percent' || percent.test(mention.segment.text.slice(mention.end))))
    return false
  const measure = measureOfName(leaf)
  if (measure === undefined || !mention) return true
  if (measure === 'money') return mention.unit === undefined || !isUnitOfThings(mention.unit)
  return kind !== 'money' && !standsBesideCurrency(mention.segment.text, mention.start, mention.end)
}
