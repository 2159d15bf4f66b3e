import type { Range } from '../../document/model.ts'
import type { Part } from '../resolve/part.ts'
import type { DocumentView } from '../view/document-view.ts'
import type { Segment } from '../view/segment.ts'
import type { FoundPair } from './found-pair.ts'
import { kindOf } from './kinds.ts'
import { asksOf } from './label-meaning.ts'
import { textOf } from './piece.ts'

const confidence = 0.95

/** Pairs that the file itself states: the headers of a mail, the values of JSON and XML. On a page they are a guess. */
export function findStatedPairs(view: DocumentView): FoundPair[] {
  const homes = homesOf(view)
  return view.document.pages.flatMap((page, index) =>
    page.blocks.flatMap(({ key, value }): FoundPair[] => {
      const partsOf = (range: Range) => joinWords((homes[index] ?? []).slice(...range))
      if (page.geometry === 'page' || !key || !value || key[0] >= key[1] || value[0] >= value[1]) return []
      const [labelParts, parts] = [partsOf(key), partsOf(value)]
      const label = textOf(labelParts).replace(/(?<!\s)\s*[:：]$/u, '')
      const text = textOf(parts)
      const kind = kindOf(text, view.conventions)
      return [{ label, labelParts, text, parts, kind, asks: asksOf(label), confidence }]
    }),
  )
}

interface Home {
  segment: Segment
  place: number
}

/** The segment and place of each word of each page. */
export function homesOf(view: DocumentView): Home[][] {
  const homes: Home[][] = view.document.pages.map(() => [])
  for (const { segments } of view.rows)
    for (const segment of segments)
      segment.words.forEach((word, place) => {
        const page = homes[segment.page]
        if (page) page[word] = { segment, place }
      })
  return homes
}

export function joinWords(homes: readonly Home[]): Part[] {
  const parts: Part[] = []
  for (const home of homes) {
    const last = parts.at(-1)
    if (last?.segment === home.segment && last.last === home.place - 1) last.last = home.place
    else parts.push({ segment: home.segment, first: home.place, last: home.place })
  }
  return parts
}
