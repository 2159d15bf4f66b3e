import { type DraftBlock, linesOf } from '../../../document/draft.ts'
import type { XmlNode } from './xml-nodes.ts'

/** Word documents saved as one XML file, of 2003 and since 2006. */
export function isWordXml(root: XmlNode): boolean {
  return root.name === 'w:wordDocument' || (root.name === 'pkg:package' && root.attributes.some(isPackage))
}

function isPackage([name, value]: [string, string]): boolean {
  return name.startsWith('xmlns') && value.startsWith('http://schemas.microsoft.com/office/2006/xmlPackage')
}

const blocksIn = new Set(['w:body', 'w:hdr', 'w:ftr', 'w:footnotes', 'w:endnotes', 'w:comments'])
const skipped = new Set(['w:delText', 'w:instrText', 'w:fldData', 'w:binData', 'mc:Fallback', 'pkg:binaryData'])

/** The paragraphs of such a document, in its order. */
export function wordXmlBlocks(root: XmlNode): DraftBlock[] {
  const blocks: DraftBlock[] = []
  const open: { node: XmlNode; inside: boolean }[] = [{ node: root, inside: false }]
  for (let step = open.pop(); step; step = open.pop()) {
    const inside = step.inside || blocksIn.has(step.node.name)
    if (inside && step.node.name === 'w:p') blocks.push(paragraphOf(step.node))
    else
      for (const child of step.node.children.toReversed())
        if (typeof child !== 'string' && !skipped.has(child.name)) open.push({ node: child, inside })
  }
  return blocks
}

function paragraphOf(paragraph: XmlNode): DraftBlock {
  const { text, style } = contentOf(paragraph)
  const level = /^heading ?([1-6])$/i.exec(style)?.[1]
  const lines = linesOf(text)
  return level === undefined ? { kind: 'paragraph', lines } : { kind: 'heading', level: Number(level), lines }
}

function contentOf(paragraph: XmlNode): { text: string; style: string } {
  const written: string[] = []
  let style = ''
  const open: (XmlNode | string)[] = paragraph.children.toReversed()
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (typeof node === 'string') written.push(node)
    else if (node.name === 'w:pStyle') style ||= node.attributes.find(([name]) => name === 'w:val')?.[1] ?? ''
    else if (!skipped.has(node.name)) for (const part of partsOf(node)) open.push(part)
  }
  return { text: written.join(''), style }
}

/** What an element inside a paragraph is made of, last part first. Paragraphs of a text box are lines of their own. */
function partsOf(node: XmlNode): (XmlNode | string)[] {
  if (node.name === 'w:t') return node.children.toReversed()
  if (node.name === 'w:tab') return [' ']
  if (node.name === 'w:br' || node.name === 'w:cr') return ['\n']
  const elements = node.children.filter((child) => typeof child !== 'string').reverse()
  return node.name === 'w:p' ? ['\n', ...elements, '\n'] : elements
}
