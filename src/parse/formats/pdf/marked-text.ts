import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { type Extent, extentOf } from '../../layout/layout-page.ts'

/** Where the text of each mark of a page stands, run by run. The first reader tells only where runs of several marks begin. */
export async function placeMarkedText(pdf: PDFDocumentProxy, number: number): Promise<Map<number, Extent[]>> {
  const page = await pdf.getPage(number)
  const view = page.getViewport({ scale: 1 }).transform as number[]
  const { items } = await page.getTextContent({ includeMarkedContent: true })
  page.cleanup()
  const placed = new Map<number, Extent[]>()
  const open: (number | undefined)[] = []
  for (const item of items) {
    if ('str' in item) {
      const mark = open.at(-1)
      if (mark === undefined || item.str.trim() === '') continue
      const runs = placed.get(mark)
      if (runs) runs.push(placeOf(item, view))
      else placed.set(mark, [placeOf(item, view)])
    } else if (item.type === 'endMarkedContent') open.pop()
    else open.push(markOf(item.id) ?? open.at(-1))
  }
  return placed
}

function markOf(id: string | undefined): number | undefined {
  const digits = /_mc(\d+)$/.exec(id ?? '')?.[1]
  return digits === undefined ? undefined : Number(digits)
}

interface Run {
  width: number
  transform: number[]
}

/** From its base line up to its height, and along its width, whichever way the page is turned. */
function placeOf({ width, transform }: Run, [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: number[]): Extent {
  const [alongX = 1, alongY = 0, upX = 0, upY = 1, x = 0, y = 0] = transform
  const length = Math.hypot(alongX, alongY) || 1
  const ends = [
    [x, y],
    [x + (alongX / length) * width + upX, y + (alongY / length) * width + upY],
  ].map(([left = 0, top = 0]) => ({ x: a * left + c * top + e, y: b * left + d * top + f }))
  return extentOf(ends.map((end) => ({ x0: end.x, y0: end.y, x1: end.x, y1: end.y })))
}
