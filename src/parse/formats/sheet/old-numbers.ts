import { gunzipSync } from 'node:zlib'
import type { Range } from '@e965/xlsx'
import type { DraftBlock, DraftCell, DraftPage } from '../../../document/draft.ts'
import type { Limits } from '../../limits.ts'
import { ParseError } from '../../parse-error.ts'
import type { ReadContext } from '../../reader.ts'
import type { Package } from '../../zip/open-package.ts'
import { child, childElements, descendants } from '../../zip/xml-queries.ts'
import { parseXml, type XmlElement } from '../../zip/xml-tree.ts'
import { addressOf } from './cell-text.ts'
import { oldNumbersContent } from './old-numbers-cell.ts'
import { sheetBlocks } from './sheet-blocks.ts'
import type { FilledRow } from './sheet-cells.ts'

/** The XML of a Numbers file of 2008 or 2009; undefined for newer ones, which have none. */
export async function oldNumbersXml(opened: Package, limits: Limits): Promise<Buffer | undefined> {
  const packed = await opened.read('index.xml.gz')
  if (!packed) return opened.read('index.xml')
  try {
    return gunzipSync(packed, { maxOutputLength: limits.expandedBytes })
  } catch {
    throw new ParseError('expands_too_much')
  }
}

/** Each sheet of such a file is a page; each of its tables counts its cells from A1 on. */
export function* readOldNumbers(xml: Buffer, context: ReadContext): Generator<DraftPage> {
  const sheets = descendants(parseXml(xml), 'ls:workspace')
  if (sheets.length === 0) throw new ParseError('corrupt_file', 'It has no sheets.')
  for (const [index, sheet] of sheets.entries()) {
    const blocks = descendants(sheet, 'sf:tabular-model').flatMap((model) => blocksOf(model, context.limits.cells))
    yield {
      ...{ number: index + 1, title: sheet.attributes['ls:workspace-name'] ?? '' },
      ...{ geometry: 'flow', source: blocks.length > 0 ? 'text' : 'none', blocks },
    }
  }
}

function blocksOf(model: XmlElement, cells: number): DraftBlock[] {
  const source = child(model, 'sf:grid', 'sf:datasource')
  if (!source) return []
  const { rows, merges } = cellsOf(source, choicesOf(model))
  return sheetBlocks(rows, merges, cells)
}

/** Cells that other cells point at, by their id. */
function choicesOf(model: XmlElement): Map<string, XmlElement> {
  const choices = descendants(model, 'sf:menu-choices').flatMap((menu) => childElements(menu))
  return new Map(choices.map((choice) => [choice.attributes['sfa:ID'] ?? '', choice]))
}

const placesPerRow = 256

/** Each cell says how many places it is from the one before, a row being 256 places; those that do not follow it. */
function cellsOf(source: XmlElement, choices: Map<string, XmlElement>): { rows: FilledRow[]; merges: Range[] } {
  const byRow = new Map<number, DraftCell[]>()
  const merges: Range[] = []
  let place: number | undefined
  for (const element of childElements(source)) {
    const distance = Number(element.attributes['sf:ct'] ?? (place === undefined ? 0 : 1))
    place = (place ?? 0) + distance
    const [row, column] = [Math.floor(place / placesPerRow), place % placesPerRow]
    const content = oldNumbersContent(element, choices)
    if (!content) continue
    byRow.set(row, [...(byRow.get(row) ?? []), { row, column, address: addressOf(row, column), ...content }])
    const right = column + Number(element.attributes['sf:col-span'] ?? 1) - 1
    const bottom = row + Number(element.attributes['sf:row-span'] ?? 1) - 1
    if (right > column || bottom > row) merges.push({ s: { r: row, c: column }, e: { r: bottom, c: right } })
  }
  const rows = [...byRow.values()].flatMap(([first, ...others]): FilledRow[] => (first ? [[first, ...others]] : []))
  return { rows, merges }
}
