import type { DraftBlock } from '../../../document/draft.ts'
import type { ReadContext } from '../../reader.ts'
import type { Package } from '../../zip/open-package.ts'
import { parseXml, type XmlElement } from '../../zip/xml-tree.ts'
import { chartBlocks, diagramBlocks } from './chart-blocks.ts'
import type { Relationships } from './relationships.ts'

/** Charts and diagrams that a part shows, by the names of their own parts. */
export async function readGraphicParts(
  opened: Package,
  relationships: Relationships,
  context: ReadContext,
): Promise<Map<string, DraftBlock[]>> {
  const graphics = new Map<string, DraftBlock[]>()
  for (const { kind, target, external } of relationships.values()) {
    const readGraphic = graphicReaders[kind]
    const bytes = readGraphic && !external ? await opened.read(target) : undefined
    if (readGraphic && bytes) graphics.set(target, readGraphic(parseXml(bytes), context))
  }
  return graphics
}

const graphicReaders: Record<string, (element: XmlElement, context: ReadContext) => DraftBlock[]> = {
  chart: (element, context) => chartBlocks(element, context.limits),
  diagramData: diagramBlocks,
}
