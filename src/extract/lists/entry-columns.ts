import { type Part, textOf, wholeOf } from '../resolve/part.ts'
import type { Segment } from '../view/segment.ts'
import type { Entry } from './find-period.ts'
import { withoutBullet } from './read-strings.ts'

const mostNamed = 3
const longestName = 90
const marks = /^[|·•–—/-]$/
const comma = /,$/

/**
 * For each place of the lines of entries what each entry has there: the first lines name things, parted where commas, bars or dashes
 * part them in all entries, and what follows is the rest.
 */
export function entryColumns(entries: readonly Entry[]): Part[][][] {
  const lines = entries.map(linesOf)
  const split = lines.map((own) => {
    const end = own.findIndex(([first], index) => index >= mostNamed || (first !== undefined && isOfRest(first)))
    return end < 0 ? { named: own, rest: [] } : { named: own.slice(0, end), rest: own.slice(end).flat() }
  })
  const height = Math.max(0, ...split.map(({ named }) => named.length))
  const columns = Array.from({ length: height }, (_, line) => partLine(split.map(({ named }) => named[line] ?? [])))
  const rest = split.map(({ rest: parts }) => parts.map((part) => (isWhole(part) ? withoutBullet(part.segment) : part)))
  return [...columns.flat(), rest].filter((column) => column.some((parts) => parts.length > 0))
}

/** What the lines of an entry say but for the period. */
function linesOf({ period: { whole }, rows }: Entry): Part[][] {
  return rows
    .map(({ segments }) => segments.filter(({ furniture }) => !furniture).flatMap(withoutPeriod))
    .filter((parts) => parts.length > 0)

  function withoutPeriod(segment: Segment): Part[] {
    if (segment !== whole.segment) return [wholeOf(segment)]
    const before = { segment, first: 0, last: whole.first - 1 }
    const after = { segment, first: whole.last + 1, last: segment.words.length - 1 }
    return [before, after].filter(
      ({ first, last }) => first <= last && /[\p{L}\d]/u.test(textOf([{ segment, first, last }])),
    )
  }
}

function isWhole({ segment, first, last }: Part): boolean {
  return first === 0 && last === segment.words.length - 1
}

/** A line with a bullet, or a sentence. */
function isOfRest(part: Part): boolean {
  const text = textOf([part])
  return (
    (isWhole(part) && withoutBullet(part.segment).first > 0) || text.length > longestName || /\p{Ll}{2}\.$/u.test(text)
  )
}

/** The same line of all entries, parted where all are: by bars and dashes, and then by commas. One of them may lack the last part. */
function partLine(lines: readonly Part[][]): Part[][][] {
  const byMarks = lines.map((parts) => parts.flatMap((part) => partAt(part, marks)))
  const byCommas = byMarks.map((parts) => parts.flatMap((part) => partAt(part, comma)))
  const cut = [byCommas, byMarks].map((each) => each.map(toCells)).find(isEven)
  if (!cut) return [[...lines]]
  const width = Math.max(...cut.map(({ length }) => length))
  return Array.from({ length: width }, (_, place) => cut.map((cells) => cells[place] ?? []))
}

/** Words that go on in another row are of one cell. */
function toCells(pieces: readonly Part[]): Part[][] {
  const cells: Part[][] = []
  for (const piece of pieces) {
    const last = cells.at(-1)?.at(-1)
    if (last && last.segment.row !== piece.segment.row && !comma.test(textOf([last]))) cells.at(-1)?.push(piece)
    else cells.push([piece])
  }
  return cells
}

function isEven(lines: readonly Part[][][]): boolean {
  const counts = lines.filter((cells) => cells.length > 0).map(({ length }) => length)
  const [least, most] = [Math.min(...counts), Math.max(...counts)]
  return least === most || (least > 1 && most - least === 1)
}

/** The words between marks that stand alone, or after words that end in one. */
function partAt({ segment, first, last }: Part, mark: RegExp): Part[] {
  const pieces: Part[] = []
  let isOpen = false
  for (let place = first; place <= last; place += 1) {
    const text = textOf([{ segment, first: place, last: place }])
    const open = isOpen ? pieces.at(-1) : undefined
    if (mark === marks && marks.test(text)) isOpen = false
    else {
      if (open) open.last = place
      else pieces.push({ segment, first: place, last: place })
      isOpen = mark === marks || !mark.test(text)
    }
  }
  return pieces
}
