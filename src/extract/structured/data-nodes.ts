import type { Block, Document, Page, Range } from '../../document/model.ts'

/** An element, an attribute (`@name`) or a JSON value, as the paths of a document's blocks tell it. */
export interface DataNode {
  /** Without prefix and number. */
  name: string
  path: string
  page: number
  /** Of the value, where it has one. */
  words?: Range
  text?: string
  children: DataNode[]
}

/** The tree of an XML or JSON document, or null where its blocks have no paths. */
export function dataNodes(document: Document): DataNode | null {
  const top: DataNode = { name: '', path: '', page: 1, children: [] }
  const known = new Map([['', top]])
  for (const page of document.pages)
    for (const block of page.blocks) if (block.path !== undefined) addBlock({ document, page, block, known })
  if (top.text === undefined && top.children.length === 0) return null
  const [root] = top.children
  return document.format.name === 'xml' && root ? root : top
}

/** The children of a JSON list have its numbers for names, and empty ones are missing; keys such as years are names. */
export function isList({ children }: DataNode): boolean {
  return children.length > 0 && children.every(({ name }) => /^\d+$/.test(name) && Number(name) < children.length * 2)
}

interface Addition {
  document: Document
  page: Page
  block: Block
  known: Map<string, DataNode>
}

function addBlock({ document, page, block, known }: Addition): void {
  const node = nodeAt(block.path ?? '', page.number, known)
  const words = block.kind === 'key_value' ? block.value : block.words
  if (block.kind === 'heading' || !words || words[0] === words[1]) return
  node.words = words
  node.text = wordsText(document, page, words)
}

function nodeAt(path: string, page: number, known: Map<string, DataNode>): DataNode {
  const before = known.get(path)
  if (before) return before
  const cut = path.lastIndexOf('/')
  const node: DataNode = { name: localName(path.slice(cut + 1)), path, page, children: [] }
  known.set(path, node)
  nodeAt(path.slice(0, Math.max(cut, 0)), page, known).children.push(node)
  return node
}

function localName(step: string): string {
  return step
    .replace(/\[\d+\]$/, '')
    .replace(/^(@?)[\w.-]+:(?=.)/, '$1')
    .replaceAll('~1', '/')
    .replaceAll('~0', '~')
}

/** The words with what stood between them: nothing where only an escape of the markdown does. */
export function wordsText(document: Document, page: Page, [from, to]: Range): string {
  let text = ''
  for (let index = from; index < to; index += 1) {
    const word = page.words[index]
    if (!word) break
    const before = index > from ? page.words[index - 1] : undefined
    if (before) text += separator(document.markdown.slice(before.end, word.start))
    text += word.text
  }
  return text
}

function separator(between: string): string {
  if (/\n|<br/.test(between)) return '\n'
  return /\s/.test(between) ? ' ' : ''
}
