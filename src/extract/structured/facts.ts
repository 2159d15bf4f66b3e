import type { Range } from '../../document/model.ts'

/** A value that a data file states, what it means there, and where it stands. */
export interface Fact {
  /** In snake_case: a business term of invoices, or the names around the value joined. */
  concept: string
  /** Names from outside to inside; of a business term, the term alone. */
  names: string[]
  /** The concept is a business term of invoices, not a name that the file gives. */
  isTerm?: true
  value: string | number | boolean
  /** The file says that there is none. */
  isNone?: true
  /** As it is written. */
  text: string
  page: number
  /** Indices into the page's words. */
  words: Range
  /** Element path, JSON pointer, `Sheet1!B7` or `line 7`. */
  path: string
}

/** What belongs together: a document, or one record of a list. */
export interface FactTree {
  facts: Fact[]
  groups: FactGroup[]
}

/** One record of the list that the concept names. */
export interface FactGroup extends FactTree {
  concept: string
  names: string[]
  isTerm?: true
}

const concepts = new Map<string, string>()
const mostConcepts = 10_000

/** Names repeat with every record, so that they are taken apart once. */
export function conceptOf(names: string[]): string {
  const key = names.join('\0')
  const known = concepts.get(key)
  if (known !== undefined) return known
  if (concepts.size >= mostConcepts) concepts.clear()
  const concept = names.flatMap(tokensOf).join('_')
  concepts.set(key, concept)
  return concept
}

/** The words of a name in any spelling: `invoiceNumber`, `Invoice No.`, `INVOICE_NUMBER`. */
export function tokensOf(name: string): string[] {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((token) => token !== '')
}
