import { headOf, knownWords } from './vocabulary.ts'

/** The parts of a compound (`rechnungsnummer`, `invoicenumber`), or nothing when it does not come out even. */
export function splitCompound(word: string): string[] | undefined {
  return word.length < 6 ? undefined : split(word, parts())
}

/** Short words that occur inside compounds; longer ones come from the vocabulary. */
const shortParts = [
  'tag',
  'ort',
  'ust',
  'vat',
  'tax',
  'net',
  'due',
  'sum',
  'plz',
  'kfz',
  'bar',
  'tel',
  'art',
  'zug',
  'nr',
  'id',
  'no',
]

function split(word: string, known: Set<string>): string[] | undefined {
  for (let end = word.length - 2; end >= 2; end--) {
    const first = headPart(word.slice(0, end), known)
    if (first === undefined) {
      continue
    }
    const rest = word.slice(end)
    if (known.has(rest)) {
      return [first, rest]
    }
    const others = rest.length >= 5 ? split(rest, known) : undefined
    if (others) {
      return [first, ...others]
    }
  }
  return undefined
}

/** German puts letters between the parts: Rechnung-s-nummer, Kunde-n-nummer. */
function headPart(text: string, known: Set<string>): string | undefined {
  if (known.has(text)) {
    return text
  }
  const last = text.at(-1)
  if (last !== 's' && last !== 'n') {
    return undefined
  }
  const bare = text.slice(0, -1)
  if (known.has(bare)) {
    return bare
  }
  const barer = text.slice(0, -2)
  return bare.endsWith('e') && known.has(barer) ? barer : undefined
}

let partsMade: Set<string> | undefined

/** Words that are not compounds themselves: shorter ones first, so that each longer one is tried against them. */
function parts(): Set<string> {
  if (partsMade) {
    return partsMade
  }
  const made = new Set(shortParts)
  const words = [...knownWords()].filter((word) => word.length >= 4).sort((a, b) => a.length - b.length)
  for (const word of words) {
    if (headOf(word) !== undefined || word.length < 6 || split(word, made) === undefined) {
      made.add(word)
    }
  }
  partsMade = made
  return made
}
