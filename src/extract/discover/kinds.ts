import { splitCompound } from '../lexicon/compounds.ts'
import { fold } from '../lexicon/fold.ts'
import { isKnown } from '../lexicon/vocabulary.ts'
import { findAddress } from '../values/addresses.ts'
import { findValues } from '../values/find-values.ts'
import { firstNames } from '../values/first-names.ts'
import type { Conventions, ValueKind } from '../values/mention.ts'
import { findPlaces } from '../values/postcodes.ts'
import { streetAtEnd } from '../values/streets.ts'

const leastCover = 0.6

/** The kind that covers most of a text; `text` when none does. */
export function kindOf(text: string, conventions: Conventions): ValueKind {
  const letters = text.replace(/\s/g, '').length
  const found = text.length > 200 ? [] : findValues(text, conventions)
  let best: { kind: ValueKind; cover: number } = { kind: 'text', cover: 0 }
  for (const { kind, start, end } of found) {
    // Two words with capital letters may be a name, but not if they are words of labels.
    if (kind === 'person' && hasKnownWord(text)) continue
    const cover = text.slice(start, end).replace(/\s/g, '').length / letters
    if (cover > best.cover + 0.01) best = { kind, cover }
  }
  if (best.cover >= leastCover) return best.kind
  // "12.0 - 15.5" is a range.
  if (/^\d[\d .,/-]*$/.test(text) && !/\d - \d/.test(text)) return 'number'
  if (isFirstName(text)) return 'person'
  return isAddress(text) ? 'address' : 'text'
}

/** "Anna", "Anna Maria K.": a known first name, and at most two more words that are none of a label. */
function isFirstName(text: string): boolean {
  const [first = '', ...others] = text.split(/\s+/).map(fold)
  return firstNames.has(first) && others.length <= 2 && !others.some(isKnown) && !/\d/.test(text)
}

/** A whole address, a street with its number, or a town with its postcode, in either order. */
function isAddress(text: string): boolean {
  if (text.length > 120 || !/\d/.test(text) || /:\s/.test(text)) return false
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const places = parts.filter((part) => streetAtEnd(part) === 0 || findPlaces(part)[0]?.start === 0).length
  return findAddress([text]).length > 0 || (places > 0 && places >= parts.length - 1)
}

function hasKnownWord(text: string): boolean {
  return knownShare(text) > 0
}

/** How many of the words of a text are words of labels, though nobody may have put them together as one. */
export function knownShare(text: string): number {
  const words = (text.match(/\p{L}{3,}/gu) ?? []).map(fold)
  const known = words.filter((word) => isKnown(word) || splitCompound(word) !== undefined).length
  return words.length === 0 ? 0 : known / words.length
}
