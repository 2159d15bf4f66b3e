import type { Document } from './model.ts'

/** Whether a document, or one inside it, says anything at all: a blank page does not, nor a picture without words. */
export function hasText({ markdown, formFields, children }: Document): boolean {
  return (
    markdown.trim() !== '' || formFields.length > 0 || children.some(({ document }) => document && hasText(document))
  )
}
