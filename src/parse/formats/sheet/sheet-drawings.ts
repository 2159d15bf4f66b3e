import { posix } from 'node:path'
import type { DraftBlock } from '../../../document/draft.ts'
import type { Limits } from '../../limits.ts'
import type { Package } from '../../zip/open-package.ts'
import { descendants } from '../../zip/xml-queries.ts'
import { parseXml } from '../../zip/xml-tree.ts'
import { chartBlocks } from '../office/chart-blocks.ts'
import { drawingParagraphs } from '../office/drawing-text.ts'
import { ofKind, type Relationships, readRelationships } from '../office/relationships.ts'

const workbookPart = 'xl/workbook.xml'

/** What stands on the sheets of a package beside their cells, by the name of the sheet: text boxes and charts. */
export async function sheetDrawings(opened: Package, limits: Limits): Promise<Map<string, DraftBlock[]>> {
  const drawings = new Map<string, DraftBlock[]>()
  const hasDrawings = opened.names.some((name) => /^xl\/drawings\/[^/]+\.xml$/i.test(name))
  const workbook = hasDrawings ? await opened.read(workbookPart) : undefined
  if (!workbook) return drawings
  const parts = await readRelationships(opened, workbookPart)
  for (const { name, id } of sheetsOf(workbook)) {
    const part = parts.get(id)?.target
    const blocks = part === undefined ? [] : await blocksOfSheet(opened, part, limits)
    if (blocks.length > 0) drawings.set(name, blocks)
  }
  return drawings
}

function sheetsOf(workbook: Buffer): { name: string; id: string }[] {
  return descendants(parseXml(workbook), 'sheet').flatMap(({ attributes }) => {
    const { name, 'r:id': id } = attributes
    return name === undefined || id === undefined ? [] : [{ name, id }]
  })
}

async function blocksOfSheet(opened: Package, sheet: string, limits: Limits): Promise<DraftBlock[]> {
  const blocks: DraftBlock[] = []
  for (const { target } of ofKind(await readRelationships(opened, sheet), 'drawing')) {
    const drawing = await opened.read(target)
    if (!drawing) continue
    for (const body of descendants(parseXml(drawing), 'xdr:txBody'))
      for (const block of drawingParagraphs(body)) blocks.push({ ...block, role: 'text_box' })
    blocks.push(...(await chartsOf(opened, await readRelationships(opened, posix.normalize(target)), limits)))
  }
  return blocks
}

async function chartsOf(opened: Package, parts: Relationships, limits: Limits): Promise<DraftBlock[]> {
  const blocks: DraftBlock[] = []
  for (const { target } of ofKind(parts, 'chart')) {
    const chart = await opened.read(target)
    if (chart) blocks.push(...chartBlocks(parseXml(chart), limits))
  }
  return blocks
}
