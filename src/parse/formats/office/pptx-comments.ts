import { type DraftBlock, linesOf } from '../../../document/draft.ts'
import type { Package } from '../../zip/open-package.ts'
import { child, childElements, descendants, textOf } from '../../zip/xml-queries.ts'
import { parseXml } from '../../zip/xml-tree.ts'
import { commentBlocks } from './aside-blocks.ts'
import { drawingLines } from './drawing-text.ts'
import { ofKind, type Relationships } from './relationships.ts'

/** Names by id, for the comments of the slides, old and new. */
export async function readCommentAuthors(opened: Package, presentation: Relationships): Promise<Map<string, string>> {
  const authors = new Map<string, string>()
  for (const { target } of [...ofKind(presentation, 'commentAuthors'), ...ofKind(presentation, 'authors')]) {
    const bytes = await opened.read(target)
    for (const { attributes } of bytes ? childElements(parseXml(bytes)) : [])
      authors.set(attributes['id'] ?? '', attributes['name'] ?? '')
  }
  return authors
}

export async function readComments(
  opened: Package,
  slide: Relationships,
  authors: Map<string, string>,
): Promise<DraftBlock[]> {
  const blocks: DraftBlock[] = []
  for (const { target } of ofKind(slide, 'comments')) {
    const bytes = await opened.read(target)
    const root = bytes && parseXml(bytes)
    for (const comment of root ? [...descendants(root, 'p:cm'), ...descendants(root, 'p188:cm')] : []) {
      const plain = child(comment, 'p:text')
      const lines = plain
        ? linesOf(textOf(plain))
        : descendants(comment, 'a:p').flatMap((paragraph) => drawingLines(paragraph))
      const author = authors.get(comment.attributes['authorId'] ?? '') ?? ''
      blocks.push(...commentBlocks(author, lines))
    }
  }
  return blocks
}
