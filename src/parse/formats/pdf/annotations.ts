import type { ParsedPage, Rect } from '@llamaindex/liteparse'
import type { Box, FormField } from '../../../document/model.ts'
import type { ReadContext } from '../../reader.ts'

/** Hands on links and form fields of a page. */
export function reportAnnotations(page: ParsedPage, context: ReadContext): void {
  const boxOf = (rect: Rect | undefined): Box | null =>
    rect === undefined
      ? null
      : [
          rect.x / page.width,
          rect.y / page.height,
          (rect.x + rect.width) / page.width,
          (rect.y + rect.height) / page.height,
        ]
  for (const { uri, rect } of page.annotations ?? [])
    if (uri !== undefined) context.link({ page: page.pageNum, box: boxOf(rect), target: uri })
  for (const field of page.formFields ?? []) {
    const name = field.name ?? ''
    if (name === '') continue
    context.formField({
      name,
      ...(field.alternateName && { label: field.alternateName }),
      type: typeOf(field.type),
      value: filledIn(field),
      page: page.pageNum,
      box: boxOf(field.rect),
    })
  }
}

type PdfField = NonNullable<ParsedPage['formFields']>[number]

function typeOf(type: string): FormField['type'] {
  if (/check/i.test(type)) return 'checkbox'
  if (/radio/i.test(type)) return 'radio'
  if (/combo|list|choice/i.test(type)) return 'choice'
  if (/sign/i.test(type)) return 'signature'
  return /push|button/i.test(type) ? 'button' : 'text'
}

function filledIn(field: PdfField): string | boolean | null {
  if (/check|radio/i.test(field.type)) return field.checked ?? false
  if (field.selectedOptions.length > 0) return field.selectedOptions.join(', ')
  return field.value === undefined || field.value === '' ? null : field.value
}
