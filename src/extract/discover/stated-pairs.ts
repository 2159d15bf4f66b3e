import type { Range } from '../../document/model.ts'
import { partsBetween, textOf } from '../resolve/part.ts'
import type { DocumentView } from '../view/document-view.ts'
import type { FoundPair } from './found-pair.ts'
import { kindOf } from './kinds.ts'
import { asksOf } from './label-meaning.ts'

const confidence = 0.95

/** Pairs that the file itself states: the headers of a mail, the values of JSON and XML. On a page they are a guess. */
export function findStatedPairs(view: DocumentView): FoundPair[] {
  return view.document.pages.flatMap((page, index) =>
    page.blocks.flatMap(({ key, value }): FoundPair[] => {
      const partsOf = (range: Range) => partsBetween(view, index, range)
      if (page.geometry === 'page' || !key || !value || key[0] >= key[1] || value[0] >= value[1]) return []
      const [labelParts, parts] = [partsOf(key), partsOf(value)]
      const label = textOf(labelParts).replace(/(?<!\s)\s*[:：]$/u, '')
      const text = textOf(parts)
      const kind = kindOf(text, view.conventions)
      return [{ label, labelParts, text, parts, kind, asks: asksOf(label), confidence }]
    }),
  )
}
