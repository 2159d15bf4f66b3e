import { type DraftBlock, type DraftLine, wordsOf } from '../../../document/draft.ts'
import type { Limits } from '../../limits.ts'
import { child, childrenNamed, descendants, textOf } from '../../zip/xml-queries.ts'
import type { XmlElement } from '../../zip/xml-tree.ts'
import { drawingLines, drawingParagraphs } from './drawing-text.ts'
import { gridOf, type PlacedCell } from './table-grid.ts'

/** A chart as its titles and the table of the values it shows: one column a series. */
export function chartBlocks(chart: XmlElement, limits: Limits): DraftBlock[] {
  const titles = descendants(chart, 'c:title')
    .flatMap((title) => descendants(title, 'a:p'))
    .map((paragraph): DraftBlock => ({ kind: 'paragraph', role: 'caption', lines: drawingLines(paragraph) }))
  const series = descendants(chart, 'c:ser')
  const cells: PlacedCell[] = []
  const place = (row: number, column: number, lines: DraftLine[]) =>
    cells.push({ row, column, rowSpan: 1, columnSpan: 1, lines })
  series.forEach((one, index) => {
    place(0, index + 1, [wordsOf(pointsOf(child(one, 'c:tx')).values().next().value ?? '')])
    const categories = pointsOf(child(one, 'c:cat') ?? child(one, 'c:xVal'))
    if (index === 0) for (const [at, text] of categories) place(at + 1, 0, [wordsOf(text)])
    for (const [at, text] of pointsOf(child(one, 'c:val') ?? child(one, 'c:yVal')))
      place(at + 1, index + 1, [wordsOf(text)])
  })
  const table = gridOf(cells, 1, limits)
  return table && table.rows > 1 ? [...titles, { kind: 'table', table }] : titles
}

function pointsOf(data: XmlElement | undefined): Map<number, string> {
  const points = descendants(data, 'c:pt').map((point): [number, string] => [
    Math.max(0, Number(point.attributes['idx'] ?? 0) || 0),
    textOf(child(point, 'c:v')),
  ])
  if (points.length > 0 || !data) return new Map(points)
  return new Map(childrenNamed(data, 'c:v').map((value, index) => [index, textOf(value)]))
}

/** The texts of a diagram (SmartArt). */
export function diagramBlocks(data: XmlElement): DraftBlock[] {
  return descendants(data, 'dgm:t')
    .flatMap((body) => drawingParagraphs(body))
    .map((block): DraftBlock => ({ ...block, role: 'text_box' }))
}
