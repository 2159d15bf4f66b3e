import type { Box, CharacterAlternative } from '../../document/model.ts'

/** A page as geometry, in points from the top left: what layout works on, whatever the words came from. */
export interface LayoutPage {
  width: number
  height: number
  words: LayoutWord[]
  rulings: Ruling[]
  /** Sizes of the type were measured from a picture, so that small differences mean nothing. */
  sizesAreEstimates?: boolean
}

export interface LayoutWord {
  text: string
  x0: number
  y0: number
  x1: number
  y1: number
  /** Height of the type. */
  size: number
  /** Width of a usual word space in this type. */
  space: number
  bold?: boolean
  confidence?: number
  alternatives?: CharacterAlternative[]
  glued?: boolean
  /** Where the word really stands, when it was moved to stand level with its line. */
  box?: Box
}

/** A drawn line, level or upright. */
export interface Ruling {
  direction: 'horizontal' | 'vertical'
  /** y of a horizontal line, x of a vertical one. */
  at: number
  from: number
  to: number
}

export interface Extent {
  x0: number
  y0: number
  x1: number
  y1: number
}

export function extentOf(items: readonly Extent[]): Extent {
  const extent = { x0: Infinity, y0: Infinity, x1: -Infinity, y1: -Infinity }
  for (const item of items) {
    if (item.x0 < extent.x0) extent.x0 = item.x0
    if (item.y0 < extent.y0) extent.y0 = item.y0
    if (item.x1 > extent.x1) extent.x1 = item.x1
    if (item.y1 > extent.y1) extent.y1 = item.y1
  }
  return extent
}
