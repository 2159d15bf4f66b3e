import { ParseError } from '../parse-error.ts'

/**
 * What a page may hold to be worth reading. A page of a newspaper has 20,000 letters in 1,500 lines of its columns, and
 * a full page of A4 is 6,000 letter heights long when its lines are laid end to end; noise has ten times as much.
 */
const most = { letters: 30_000, lines: 2500, pairs: 30_000_000, length: 60_000, strangeLines: 600 }

/** A piece of a line, as far as it tells how long reading it takes. */
interface Strip {
  left: number
  right: number
  capHeight: number
}

/** Throws when looking for lines among so many pieces of ink would take long and find none. */
export function checkInk(found: { letters: number; lines?: number; marks?: number }): void {
  const { letters, lines = 0, marks = 0 } = found
  if (letters > most.letters || lines > most.lines || lines * marks > most.pairs) throw tooBusy()
}

/** Throws when reading all of these lines would take longer than any page that is meant to be read. */
export function checkLength(segments: readonly Strip[]): void {
  const length = segments.reduce((sum, { left, right, capHeight }) => sum + (right - left) / Math.max(1, capHeight), 0)
  if (length > most.length) throw tooBusy()
}

/** Throws when a second engine would be shown more than a page of a script that the first does not know. */
export function checkStrange(segments: readonly Strip[]): void {
  if (segments.length > most.strangeLines) throw tooBusy()
}

function tooBusy(): ParseError {
  return new ParseError('unreadable_page', 'The picture has more specks than a page has letters.')
}
