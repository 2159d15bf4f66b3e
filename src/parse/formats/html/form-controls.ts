import type { FormField } from '../../../document/model.ts'

type Field = Omit<FormField, 'page' | 'box'>

/** Forms in html: what a reader would see in each control becomes text, and the control a field. */
export class FormControls {
  readonly #fields: Field[]
  #choice: { name: string; label: string | undefined; options: { text: string; chosen: boolean }[] } | undefined
  #area: { field: Field; text: string } | undefined

  constructor(fields: Field[]) {
    this.#fields = fields
  }

  /** The text that the control shows, with spaces around it; empty for all that is no control. */
  open(name: string, attributes: Record<string, string>): string {
    if (name === 'input') return this.#input(attributes)
    const label = attributes['aria-label']
    if (name === 'select') this.#choice = { name: attributes['name'] ?? '', label, options: [] }
    else if (name === 'option') this.#choice?.options.push({ text: '', chosen: 'selected' in attributes })
    else if (name === 'textarea') this.#area = { field: field(attributes, 'text', null), text: '' }
    return ''
  }

  /** Text in a choice is shown only where it is chosen. */
  takesText(text: string): boolean {
    const option = this.#choice?.options.at(-1)
    if (option) option.text += text
    if (this.#area) this.#area.text += text
    return this.#choice !== undefined || this.#area !== undefined
  }

  close(name: string): string {
    if (name === 'textarea' && this.#area) {
      const { field: area, text } = this.#area
      this.#area = undefined
      this.#fields.push({ ...area, value: text.trim() })
      return ` ${text} `
    }
    if (name !== 'select' || !this.#choice) return ''
    const { options, label, name: fieldName } = this.#choice
    this.#choice = undefined
    const chosen = options.find((option) => option.chosen) ?? options[0]
    const value = chosen?.text.trim() ?? null
    this.#fields.push({ name: fieldName, type: 'choice', value, ...(label !== undefined && { label }) })
    return ` ${value ?? ''} `
  }

  #input(attributes: Record<string, string>): string {
    const type = (attributes['type'] ?? 'text').toLowerCase()
    const value = attributes['value'] ?? ''
    if (type === 'hidden' || type === 'password' || type === 'file') return ''
    if (type === 'checkbox' || type === 'radio') {
      const checked = 'checked' in attributes
      this.#fields.push(field(attributes, type, checked))
      return checked ? ' ☒ ' : ' ☐ '
    }
    if (/^(?:submit|reset|button|image)$/.test(type)) return ` ${value} `
    this.#fields.push(field(attributes, 'text', value))
    return ` ${value} `
  }
}

function field(attributes: Record<string, string>, type: Field['type'], value: Field['value']): Field {
  const label = attributes['aria-label'] ?? attributes['placeholder']
  return { name: attributes['name'] ?? attributes['id'] ?? '', type, value, ...(label !== undefined && { label }) }
}
