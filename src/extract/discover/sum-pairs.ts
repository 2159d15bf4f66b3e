import type { ListRow } from '../lists/grid-rows.ts'
import { textOf } from '../resolve/part.ts'
import { currencyCode } from '../values/currencies.ts'
import type { ValueKind } from '../values/mention.ts'
import type { DocumentView } from '../view/document-view.ts'
import type { FoundPair } from './found-pair.ts'
import { kindOf } from './kinds.ts'
import { asksOf } from './label-meaning.ts'

/** As sure as a label with its value in one line. */
const confidence = 0.75

/** Rows that add a table up: what they are called, and the figure in the last column. */
export function findSumPairs({ conventions }: DocumentView, rows: readonly ListRow[]): FoundPair[] {
  return rows.flatMap(({ cells }): FoundPair[] => {
    const filled = cells.filter((own) => own.length > 0)
    const isCurrency = currencyCode(textOf(filled.at(-2) ?? []), conventions.language) !== undefined
    const [labelCells, own] = [filled.slice(0, isCurrency ? -2 : -1), filled.slice(isCurrency ? -2 : -1)]
    const [labelParts, parts] = [labelCells.flat(), (cells.at(-1) ?? []).length > 0 ? own.flat() : []]
    const [label, text] = [textOf(labelParts), textOf(parts)]
    const isFigure = (printed: string) => figures.has(kindOf(printed, conventions))
    // Where several columns are added up, the row says more than one thing.
    const hasOthers = labelCells.some((each) => isFigure(textOf(each)))
    if (!/\p{L}/u.test(label) || hasOthers || !isFigure(text)) return []
    return [{ label, labelParts, text, parts, kind: 'money', asks: asksOf(label), confidence }]
  })
}

const figures = new Set<ValueKind>(['money', 'number'])
