import { withoutBullet } from '../lists/read-strings.ts'
import { type Part, textOf, wholeOf } from '../resolve/part.ts'
import type { DocumentView } from '../view/document-view.ts'
import type { Row, Segment } from '../view/segment.ts'
import type { FoundPair } from './found-pair.ts'
import { asksOf } from './label-meaning.ts'
import { optionIn } from './options.ts'
import type { TakenWords } from './taken-words.ts'

/** As sure as a pair in one line whose label nobody knows. */
const confidence = 0.45
const fewestItems = 2
const [longestHeading, longestItem] = [6, 20]
const stated = /^([^:：]{1,40})[:：]\s/u

/** What bullets list under a heading: values of it, each as it is printed; their words are taken then. */
export function findBullets(view: DocumentView, taken: TakenWords): FoundPair[] {
  const listed = listedWords(view)
  return view.rows.flatMap((heading, at) => {
    const [name, ...others] = heading.segments
    const isHeading = name && others.length === 0 && isName(name) && !itemOf(heading, listed)
    const items = isHeading ? itemsBelow(view.rows, at, listed) : []
    if (!name || items.length < fewestItems || !items.every(isPlain)) return []
    const labelParts = [wholeOf(name)]
    if ([labelParts, ...items].flat().some((part) => taken.hasPart(part))) return []
    // The signs before them are of no other value either.
    for (const { segment } of [...labelParts, ...items.flat()]) taken.addPart(wholeOf(segment))
    const label = name.text.replace(/\s*[:：]$/u, '')
    return items.map((parts) => ({ label, labelParts, text: textOf(parts), parts, kind: 'text', asks, confidence }))
  })
}

const asks = new Set<never>()

/** The first words of what the file itself marks as items, by page. */
function listedWords({ document }: DocumentView): Set<string> {
  return new Set(
    document.pages.flatMap(({ blocks }, page) =>
      blocks.flatMap(({ kind, words }) => (kind === 'list_item' ? [`${page} ${words[0]}`] : [])),
    ),
  )
}

function isName({ text, words, prose, furniture }: Segment): boolean {
  return !prose && !furniture && words.length <= longestHeading && /^\p{L}[^.;,]*$/u.test(text)
}

function itemOf({ segments: [segment, ...others] }: Row, listed: ReadonlySet<string>): Part | undefined {
  if (!segment || others.length > 0) return undefined
  const part = withoutBullet(segment)
  const isBulleted = part.first > 0 && /^[^\p{L}\d]/u.test(segment.text)
  return isBulleted || listed.has(`${segment.page} ${segment.words[0]}`) ? part : undefined
}

/** Items up to the first line that is none; one that begins small goes on with the item above. */
function itemsBelow(rows: readonly Row[], heading: number, listed: ReadonlySet<string>): Part[][] {
  const items: Part[][] = []
  const page = rows[heading]?.page
  for (let at = heading + 1; at < rows.length; at += 1) {
    const row = rows[at] as Row
    const item = itemOf(row, listed)
    const [only] = row.segments
    if (item) items.push([item])
    else if (row.page === page && items.length > 0 && only && row.segments.length === 1 && /^\p{Ll}/u.test(only.text))
      items.at(-1)?.push(wholeOf(only))
    else break
  }
  return items
}

/** What says something that is asked for everywhere, or is ticked, is no item of a list. */
function isPlain(parts: Part[]): boolean {
  const text = textOf(parts)
  const [, label = ''] = stated.exec(text) ?? []
  return text.split(' ').length <= longestItem && asksOf(label).size === 0 && !optionIn(text)
}
