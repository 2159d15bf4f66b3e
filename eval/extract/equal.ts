import { tokensOf } from '../parse/tokens.ts'

/** How two values of a field are compared. */
export type Rule = 'date' | 'number' | 'id' | 'text'
export type Likeness = 'exact' | 'soft' | 'wrong'

/** Dates as days, numbers to the cent, ids without spaces, dots and case, text by its words. */
export function compare(rule: Rule, expected: unknown, found: unknown): Likeness {
  switch (rule) {
    case 'date':
      return exactIf(dayOf(expected) !== undefined && dayOf(expected) === dayOf(found))
    case 'number':
      return exactIf(isSameCent(expected, found))
    case 'id':
      return exactIf(bareId(expected) === bareId(found))
    default:
      return compareText(String(expected), String(found))
  }
}

/** Equal but for case, punctuation and double spaces, or soft: most of the words are the same. */
export function compareText(expected: string, found: string): Likeness {
  if (bareText(expected) === bareText(found)) return 'exact'
  return tokenF1(expected, found) >= 0.8 ? 'soft' : 'wrong'
}

function exactIf(same: boolean): Likeness {
  return same ? 'exact' : 'wrong'
}

function dayOf(value: unknown): string | undefined {
  return String(value).match(/^\d{4}-\d{2}-\d{2}(?!\d)/)?.[0]
}

/** The margin takes in figures of more than two decimals, printed to the cent. */
function isSameCent(expected: unknown, found: unknown): boolean {
  if (typeof found === 'boolean' || String(found).trim() === '') return false
  return Math.abs(Number(expected) - Number(found)) <= 0.005 + 1e-9
}

function bareId(value: unknown): string {
  return String(value).replace(/[\s.]/g, '').toLowerCase()
}

function bareText(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\p{P}/gu, '').replace(/\s+/g, ' ').trim()
}

function tokenF1(expected: string, found: string): number {
  const wanted = tokensOf(expected)
  const left = tokensOf(found)
  const total = wanted.length + left.length
  let hits = 0
  for (const token of wanted) {
    const index = left.indexOf(token)
    if (index < 0) continue
    left.splice(index, 1)
    hits += 1
  }
  return total === 0 ? 0 : (2 * hits) / total
}
