import { type DraftBlock, wordsOf } from '../../../document/draft.ts'
import type { FormField } from '../../../document/model.ts'
import { childElements, childrenNamed } from '../../zip/xml-queries.ts'
import type { XmlElement } from '../../zip/xml-tree.ts'
import type { OdfScope } from './odf-scope.ts'

/** The controls of the forms of a document, by the ids that its drawings use. */
export function controlsIn(forms: XmlElement | undefined): [string, XmlElement][] {
  if (!forms) return []
  return childElements(forms).flatMap((element) => {
    const id = element.attributes['xml:id'] ?? element.attributes['form:id']
    const own: [string, XmlElement][] = id === undefined ? [] : [[id, element]]
    return [...own, ...controlsIn(element)]
  })
}

const types: Record<string, FormField['type']> = {
  'form:checkbox': 'checkbox',
  'form:radio': 'radio',
  'form:listbox': 'choice',
  'form:combobox': 'choice',
  'form:button': 'button',
}

/** Gives the field, and what people see of it: its box or value, and its label. */
export function readControl(drawing: XmlElement, scope: OdfScope): DraftBlock[] {
  const control = scope.controls.get(drawing.attributes['draw:control'] ?? '')
  if (!control || /^form:(hidden|frame)$/.test(control.name)) return []
  const type = types[control.name] ?? 'text'
  const label = control.attributes['form:label'] || control.attributes['form:title'] || undefined
  const value = stateOf(control, type)
  const name = control.attributes['form:name'] ?? ''
  if (control.name !== 'form:fixed-text' && name !== '')
    scope.formField({ name, ...(label !== undefined && { label }), type, value })
  const shown = typeof value === 'boolean' ? (value ? '☑' : '☐') : (value ?? '')
  const words = wordsOf(`${shown} ${label ?? ''}`)
  return words.length > 0 ? [{ kind: 'paragraph', role: 'form_field', lines: [words] }] : []
}

function stateOf(control: XmlElement, type: FormField['type']): string | boolean | null {
  const { attributes } = control
  if (type === 'button') return null
  if (type === 'checkbox') return (attributes['form:current-state'] ?? attributes['form:state']) === 'checked'
  if (type === 'radio') return (attributes['form:current-selected'] ?? attributes['form:selected']) === 'true'
  const chosen = childrenNamed(control, 'form:option').find(
    (option) => (option.attributes['form:current-selected'] ?? option.attributes['form:selected']) === 'true',
  )
  return chosen?.attributes['form:label'] || attributes['form:current-value'] || attributes['form:value'] || null
}
