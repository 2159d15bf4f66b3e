import type { FormField } from '../../../document/model.ts'
import { child } from '../../zip/xml-queries.ts'
import type { XmlElement } from '../../zip/xml-tree.ts'

const types: Record<string, FormField['type']> = {
  'w14:checkbox': 'checkbox',
  'w:dropDownList': 'choice',
  'w:comboBox': 'choice',
  'w:text': 'text',
  'w:date': 'text',
}

/** The form field that a content control with a name is. */
export function readContentControl(control: XmlElement, text: string): Omit<FormField, 'page' | 'box'> | undefined {
  const properties = child(control, 'w:sdtPr')
  const label = child(properties, 'w:alias')?.attributes['w:val'] || undefined
  const name = child(properties, 'w:tag')?.attributes['w:val'] || label
  const kind = Object.keys(types).find((candidate) => child(properties, candidate))
  const type = types[kind ?? '']
  if (name === undefined || type === undefined) return undefined
  const named = { name, ...(label !== undefined && label !== name && { label }), type }
  if (type === 'checkbox') {
    const checked = child(properties, 'w14:checkbox', 'w14:checked')?.attributes['w14:val']
    return { ...named, value: checked === '1' || checked === 'true' }
  }
  const isPlaceholder = child(properties, 'w:showingPlcHdr') !== undefined
  return { ...named, value: isPlaceholder ? null : text.trim() || null }
}
