import type { DraftBlock } from '../../../document/draft.ts'
import type { FormField } from '../../../document/model.ts'
import { child, childElements, textOf } from '../../zip/xml-queries.ts'
import type { XmlElement } from '../../zip/xml-tree.ts'
import { readContentControl } from './docx-content-control.ts'
import { linkTarget } from './docx-fields.ts'
import { readGraphic } from './docx-graphics.ts'
import type { DocxScope, ReadBlocks } from './docx-scope.ts'
import { isOn } from './docx-styles.ts'
import { symbolText } from './docx-symbols.ts'
import { equationText } from './omml-text.ts'

/** What a paragraph holds, in order. */
export type Inline =
  | { type: 'text'; text: string; bold: boolean; change: 'inserted' | 'deleted' | undefined }
  | { type: 'page_break'; certain: boolean }
  | { type: 'note' | 'comment'; id: string }
  | { type: 'link'; target: string }
  | { type: 'field'; field: Omit<FormField, 'page' | 'box'> }
  | { type: 'block'; block: DraftBlock }
  | { type: 'file'; part: string; relation: 'inline' | 'embedded' }

/** How the text is looked upon where the walk has arrived. */
interface Look {
  bold: boolean
  change: 'inserted' | 'deleted' | undefined
}

export function readInlines(paragraph: XmlElement, scope: DocxScope, bold: boolean, readBlocks: ReadBlocks): Inline[] {
  const walk = new InlineWalk(scope, readBlocks)
  scope.fields.startParagraph()
  walk.children(paragraph, { bold, change: undefined })
  return walk.inlines
}

const fixedTexts: Record<string, string> = {
  'w:tab': '\t',
  'w:ptab': '\t',
  'w:cr': '\n',
  'w:noBreakHyphen': '-',
}

const skipped = new Set([
  'w:pPr',
  'w:rPr',
  'w:sdtPr',
  'w:sdtEndPr',
  'w:rt',
  'w:softHyphen',
  'w:customXmlPr',
  'w:smartTagPr',
])
const graphics = new Set(['w:drawing', 'w:pict', 'w:object'])

class InlineWalk {
  readonly inlines: Inline[] = []
  readonly #scope: DocxScope
  readonly #readBlocks: ReadBlocks

  constructor(scope: DocxScope, readBlocks: ReadBlocks) {
    this.#scope = scope
    this.#readBlocks = readBlocks
  }

  children(element: XmlElement, look: Look): void {
    for (const part of childElements(element)) this.#element(part, look)
  }

  #element(element: XmlElement, look: Look): void {
    const { name } = element
    if (skipped.has(name)) return
    const fixed = fixedTexts[name]
    if (fixed !== undefined) this.#text(fixed, look)
    else if (graphics.has(name) || name === 'mc:AlternateContent') this.#graphic(element, look)
    else if (name.startsWith('m:')) this.#text(equationText(element), look)
    else (this.#handlers[name] ?? this.#descend)(element, look)
  }

  readonly #descend = (element: XmlElement, look: Look): void => this.children(element, look)

  readonly #handlers: Record<string, (element: XmlElement, look: Look) => void> = {
    'w:r': (element, look) => this.#run(element, look),
    'w:t': (element, look) => this.#text(textOf(element), look),
    'w:delText': (element, look) => this.#text(textOf(element), look),
    'w:sym': ({ attributes }, look) =>
      this.#text(symbolText(attributes['w:font'] ?? '', attributes['w:char'] ?? ''), look),
    'w:br': (element, look) => {
      if (element.attributes['w:type'] === 'page') this.inlines.push({ type: 'page_break', certain: true })
      else this.#text('\n', look)
    },
    'w:lastRenderedPageBreak': () => this.inlines.push({ type: 'page_break', certain: false }),
    'w:ins': (element, look) => this.children(element, { ...look, change: look.change ?? 'inserted' }),
    'w:moveTo': (element, look) => this.children(element, { ...look, change: look.change ?? 'inserted' }),
    'w:del': (element, look) => this.children(element, { ...look, change: 'deleted' }),
    'w:moveFrom': (element, look) => this.children(element, { ...look, change: 'deleted' }),
    'w:footnoteReference': (element) => this.#note('footnote', element),
    'w:endnoteReference': (element) => this.#note('endnote', element),
    'w:commentReference': ({ attributes }) => this.inlines.push({ type: 'comment', id: attributes['w:id'] ?? '' }),
    'w:fldChar': (element, look) => this.#fieldChar(element, look),
    'w:instrText': (element) => this.#scope.fields.addCode(textOf(element)),
    'w:delInstrText': () => {},
    'w:fldSimple': (element, look) => {
      this.#link(linkTarget(element.attributes['w:instr'] ?? ''))
      this.children(element, look)
    },
    'w:hyperlink': (element, look) => {
      const relationship = this.#scope.relationships.get(element.attributes['r:id'] ?? '')
      if (relationship?.external) this.#link(relationship.target)
      this.children(element, look)
    },
    'w:sdt': (element, look) => {
      const first = this.inlines.length
      const content = child(element, 'w:sdtContent')
      if (content) this.children(content, look)
      const text = this.inlines.slice(first).map((inline) => (inline.type === 'text' ? inline.text : ''))
      const field = readContentControl(element, text.join(''))
      if (field) this.inlines.push({ type: 'field', field })
    },
  }

  #run(element: XmlElement, look: Look): void {
    const properties = child(element, 'w:rPr')
    if (isOn(child(properties, 'w:vanish'))) return
    const bold = child(properties, 'w:b')
    this.children(element, bold ? { ...look, bold: isOn(bold) } : look)
  }

  #text(text: string, look: Look): void {
    if (text === '' || this.#scope.fields.inCode) return
    this.#scope.fields.addResult(text)
    this.inlines.push({ type: 'text', text, ...look })
  }

  #note(kind: string, element: XmlElement): void {
    this.inlines.push({ type: 'note', id: `${kind} ${element.attributes['w:id'] ?? ''}` })
  }

  #link(target: string | undefined): void {
    if (target) this.inlines.push({ type: 'link', target })
  }

  #fieldChar(element: XmlElement, look: Look): void {
    const { fields } = this.#scope
    const type = element.attributes['w:fldCharType']
    if (type === 'begin') fields.begin(element)
    else if (type === 'separate') this.#link(fields.separate())
    else if (type === 'end') {
      const { text, field } = fields.end()
      if (text !== undefined) this.#text(text, look)
      if (field) this.inlines.push({ type: 'field', field })
    }
  }

  #graphic(element: XmlElement, look: Look): void {
    if (look.change === 'deleted') return
    const { blocks, files, inside } = readGraphic(element, this.#scope, this.#readBlocks)
    for (const file of files) this.inlines.push({ type: 'file', ...file })
    for (const block of blocks) this.inlines.push({ type: 'block', block })
    for (const part of inside) this.#element(part, look)
  }
}
