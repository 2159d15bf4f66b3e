import type { FormField } from '../../../document/model.ts'
import { child, childrenNamed } from '../../zip/xml-queries.ts'
import type { XmlElement } from '../../zip/xml-tree.ts'
import { isOn } from './docx-styles.ts'

interface OpenField {
  code: string
  inCode: boolean
  form: XmlElement | undefined
  result: string
}

type FieldEnd = { text?: string; field?: Omit<FormField, 'page' | 'box'> }

/** Follows fields (page numbers, links, old form fields) from their begin over code and result to their end. */
export class FieldStack {
  #open: OpenField[] = []

  /** Text here is the instruction of a field, not what the reader of the document sees. */
  get inCode(): boolean {
    return this.#open.some((field) => field.inCode)
  }

  /** A code does not reach beyond its paragraph: one that was never ended must not swallow the document. */
  startParagraph(): void {
    this.#open = this.#open.filter((field) => !field.inCode)
  }

  begin(element: XmlElement): void {
    this.#open.push({ code: '', inCode: true, form: child(element, 'w:ffData'), result: '' })
  }

  addCode(text: string): void {
    const field = this.#open.at(-1)
    if (field?.inCode) field.code += text
  }

  addResult(text: string): void {
    const field = this.#open.at(-1)
    if (field?.form) field.result += text
  }

  /** The code is over: gives the address where it was that of a link. */
  separate(): string | undefined {
    const field = this.#open.at(-1)
    if (!field) return undefined
    field.inCode = false
    return linkTarget(field.code)
  }

  end(): FieldEnd {
    const field = this.#open.pop()
    return field?.form ? readFormField(field, field.form) : {}
  }
}

export function linkTarget(code: string): string | undefined {
  return /^\s*HYPERLINK\s+(?:\\[mn]\s+)*"([^"]+)"/i.exec(code)?.[1]
}

function readFormField(field: OpenField, form: XmlElement): FieldEnd {
  const name = child(form, 'w:name')?.attributes['w:val'] ?? ''
  const label = child(form, 'w:helpText')?.attributes['w:val'] ?? child(form, 'w:statusText')?.attributes['w:val']
  const named = { name, ...(label && { label }) }
  const box = child(form, 'w:checkBox')
  if (box) {
    const value = isOn(child(box, 'w:checked') ?? child(box, 'w:default'))
    return { text: value ? '☑' : '☐', ...(name && { field: { ...named, type: 'checkbox', value } }) }
  }
  const list = child(form, 'w:ddList')
  if (list) {
    const chosen = Number(child(list, 'w:result')?.attributes['w:val'] ?? 0)
    const text = childrenNamed(list, 'w:listEntry')[chosen]?.attributes['w:val'] ?? ''
    return { text, ...(name && { field: { ...named, type: 'choice', value: text || null } }) }
  }
  return name ? { field: { ...named, type: 'text', value: field.result.trim() || null } } : {}
}
