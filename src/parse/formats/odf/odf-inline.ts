import type { DraftBlock } from '../../../document/draft.ts'
import { child, childElements, childrenNamed, textOf } from '../../zip/xml-queries.ts'
import type { XmlElement } from '../../zip/xml-tree.ts'
import { commentBlocks, noteBlock } from '../office/aside-blocks.ts'
import { cellContent } from '../office/table-grid.ts'
import type { TextRun } from '../office/text-runs.ts'
import { isDrawing, readDrawing } from './odf-drawings.ts'
import type { OdfScope, ReadBlocks } from './odf-scope.ts'

/** A stretch of a paragraph that lies on one page. */
export interface Piece {
  runs: TextRun[]
  deleted: TextRun[]
  after: DraftBlock[]
  /** Whether all of it was inserted as a tracked change. */
  inserted: boolean
}

/** The pieces of a paragraph: one more than pages end in it. */
export function readPieces(paragraph: XmlElement, scope: OdfScope, bold: boolean, readBlocks: ReadBlocks): Piece[] {
  const walk = new InlineWalk(scope, readBlocks)
  walk.children(paragraph, bold)
  return walk.pieces
}

const skipped = new Set(['text:ruby-text', 'text:note-citation', 'office:annotation-end', 'text:bookmark', 'dc:date'])

class InlineWalk {
  readonly pieces: Piece[] = [newPiece()]
  readonly #scope: OdfScope
  readonly #readBlocks: ReadBlocks

  constructor(scope: OdfScope, readBlocks: ReadBlocks) {
    this.#scope = scope
    this.#readBlocks = readBlocks
  }

  get #piece(): Piece {
    return this.pieces.at(-1) ?? newPiece()
  }

  children(element: XmlElement, bold: boolean): void {
    for (const part of element.children)
      if (typeof part === 'string') this.#text(part.replace(/\s+/g, ' '), bold)
      else this.#element(part, bold)
  }

  #element(element: XmlElement, bold: boolean): void {
    const { name } = element
    if (skipped.has(name)) return
    if (isDrawing(name)) this.#piece.after.push(...readDrawing(element, this.#scope, this.#readBlocks))
    else (this.#handlers[name] ?? this.#descend)(element, bold)
  }

  readonly #descend = (element: XmlElement, bold: boolean): void => this.children(element, bold)

  readonly #handlers: Record<string, (element: XmlElement, bold: boolean) => void> = {
    'text:span': (element, bold) =>
      this.children(element, this.#scope.styles.isBold(element.attributes['text:style-name'], 'text') ?? bold),
    'text:s': (_, bold) => this.#text(' ', bold),
    'text:tab': (_, bold) => this.#text('\t', bold),
    'text:line-break': (_, bold) => this.#text('\n', bold),
    'text:soft-page-break': () => this.pieces.push(newPiece()),
    'text:a': (element, bold) => {
      const target = element.attributes['xlink:href'] ?? ''
      if (/^[a-z][a-z\d+.-]*:/i.test(target)) this.#scope.link(target)
      this.children(element, bold)
    },
    'text:note': (element) => this.#note(element),
    'office:annotation': (element) => this.#comment(element),
    'text:change': ({ attributes }) => {
      const deletion = this.#scope.deletions.get(attributes['text:change-id'] ?? '')
      if (deletion) this.#piece.deleted.push({ text: `\n${deletedText(deletion)}` })
    },
    'text:change-start': ({ attributes }) => {
      const id = attributes['text:change-id'] ?? ''
      if (this.#scope.insertions.has(id)) this.#scope.openInsertions.add(id)
    },
    'text:change-end': ({ attributes }) => this.#scope.openInsertions.delete(attributes['text:change-id'] ?? ''),
  }

  #text(text: string, bold: boolean): void {
    this.#piece.runs.push({ text, ...(bold && { bold }) })
    if (text.trim() !== '' && this.#scope.openInsertions.size === 0) this.#piece.inserted = false
  }

  #note(element: XmlElement): void {
    const scope = this.#scope
    scope.notes.count += 1
    const citation = textOf(child(element, 'text:note-citation')).trim().replace(/\s+/g, '')
    const sign = `[${citation || scope.notes.count}]`
    this.#piece.runs.push({ text: sign, mark: true })
    const body = child(element, 'text:note-body')
    const { lines } = cellContent(body ? this.#readBlocks(childElements(body), scope) : [])
    scope.addNote(noteBlock(sign, lines))
  }

  #comment(element: XmlElement): void {
    this.#piece.after.push(...annotationBlocks(element, this.#scope, this.#readBlocks))
  }
}

export function annotationBlocks(element: XmlElement, scope: OdfScope, readBlocks: ReadBlocks): DraftBlock[] {
  const author = textOf(child(element, 'dc:creator')).trim()
  const content = childElements(element).filter((part) => /^text:(p|list|h)$/.test(part.name))
  return commentBlocks(author, cellContent(readBlocks(content, scope)).lines)
}

function deletedText(deletion: XmlElement): string {
  const paragraphs = [...childrenNamed(deletion, 'text:p'), ...childrenNamed(deletion, 'text:h')]
  return paragraphs.map(textOf).join('\n')
}

function newPiece(): Piece {
  return { runs: [], deleted: [], after: [], inserted: true }
}
