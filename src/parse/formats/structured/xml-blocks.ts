import type { DraftBlock } from '../../../document/draft.ts'
import { cellLines } from '../sheet/cell-text.ts'
import { markupText, withoutMarkup } from './markup-text.ts'
import { type Attachment, attachmentOf } from './xml-attachment.ts'
import { nodeText, type XmlNode } from './xml-nodes.ts'

interface Step {
  node: XmlNode
  path: string
  depth: number
}

export interface XmlContent {
  blocks: DraftBlock[]
  attachments: Attachment[]
}

/**
 * Blocks of an XML document: a key-value pair with its path for each attribute and each element that
 * holds text only, a heading for each element around others, a paragraph for text with elements inside. Files that are
 * written into the text are no text.
 */
export function xmlBlocks(root: XmlNode): XmlContent {
  const blocks: DraftBlock[] = []
  const attachments: Attachment[] = []
  const open: Step[] = [{ node: root, path: `/${root.name}`, depth: 1 }]
  for (let step = open.pop(); step; step = open.pop()) {
    const { node, path, depth } = step
    const elements = childElements(node)
    const mixed = node.hasText && elements.length > 0
    if (elements.length > 0 && !mixed)
      blocks.push({ kind: 'heading', level: Math.min(depth, 6), path, lines: cellLines(node.name) })
    if (mixed) blocks.push({ kind: 'paragraph', path, lines: cellLines(markupText(node)) })
    else if (node.hasText) {
      const file = attachmentOf(node)
      if (file) attachments.push(file)
      else blocks.push(pair(node.name, nodeText(node), path))
    }
    for (const [name, value] of node.attributes)
      if (!isNamespace(name) && value.trim() !== '') blocks.push(pair(name, value, `${path}/@${name}`))
    if (!mixed) for (const next of ownFirst(stepsInto(elements, path, depth + 1)).reverse()) open.push(next)
  }
  return { blocks, attachments }
}

function childElements(node: XmlNode): XmlNode[] {
  return node.children.filter((child) => typeof child !== 'string')
}

/** Where a name occurs several times among its siblings, each has its number. */
function stepsInto(elements: XmlNode[], path: string, depth: number): Step[] {
  const totals = new Map<string, number>()
  for (const { name } of elements) totals.set(name, (totals.get(name) ?? 0) + 1)
  const seen = new Map<string, number>()
  return elements.map((node) => {
    const index = (seen.get(node.name) ?? 0) + 1
    seen.set(node.name, index)
    const repeats = (totals.get(node.name) ?? 0) > 1
    return { node, path: `${path}/${node.name}${repeats ? `[${index}]` : ''}`, depth }
  })
}

/**
 * What a record says itself stands before the records in it, whose headings would seem to be over it otherwise. Names that
 * repeat, as those of paragraphs, keep their order.
 */
function ownFirst(steps: Step[]): Step[] {
  const first = steps.findIndex(({ node }) => childElements(node).length > 0)
  if (first < 0) return steps
  const isOwn = ({ node, path }: Step) => childElements(node).length === 0 && !path.endsWith(']')
  const later = steps.slice(first)
  return [...steps.slice(0, first), ...later.filter(isOwn), ...later.filter((step) => !isOwn(step))]
}

function pair(name: string, text: string, path: string): DraftBlock {
  return { kind: 'key_value', path, key: cellLines(name).flat(), value: cellLines(withoutMarkup(text)) }
}

function isNamespace(name: string): boolean {
  return name === 'xmlns' || name.startsWith('xmlns:') || name === 'xsi:schemaLocation'
}
