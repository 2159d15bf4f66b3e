import type { Box, Document, Word } from '../../document/model.ts'
import type { KeptProvenance } from './read-result.ts'

/** What is wrong with where a value says it was read: the quote, the page, and the box around its words. */
export function checkPlace({ markdown, pages }: Document, provenance: KeptProvenance): string[] {
  const { page: number, bbox, quote, start, end } = provenance
  if (quote === null || start === null || end === null) return ['It says that it was read, and not where.']
  const found = markdown.slice(start, end)
  if (found !== quote)
    return [`At ${start} to ${end} stands ${JSON.stringify(found)}, and not the quote ${JSON.stringify(quote)}.`]
  const page = pages.find((candidate) => candidate.number === number)
  if (!page) return [`There is no page ${number}.`]
  const words = page.words.filter((word) => word.start < end && word.end > start)
  if (words.length === 0) return [`The quote does not stand on page ${number}.`]
  if (bbox === null || !isBox(bbox)) return ['Its box does not lie on the page.']
  const outside = words.find((word) => !isInside(word, bbox))
  return outside ? [`Its box does not cover the word ${JSON.stringify(outside.text)}.`] : []
}

function isBox([x0, y0, x1, y1]: Box): boolean {
  return x0 >= 0 && y0 >= 0 && x1 <= 1 && y1 <= 1 && x0 <= x1 && y0 <= y1
}

/** Boxes are rounded, and a word may stand a hair over the edge of its line. */
const margin = 0.003

export function isInside({ box }: Word, [x0, y0, x1, y1]: Box): boolean {
  return box[0] >= x0 - margin && box[1] >= y0 - margin && box[2] <= x1 + margin && box[3] <= y1 + margin
}
