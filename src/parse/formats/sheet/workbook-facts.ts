import type { WorkBook } from '@e965/xlsx'

const names: Record<string, string> = {
  Title: 'title',
  Author: 'author',
  Subject: 'subject',
  Comments: 'description',
  Keywords: 'keywords',
  Category: 'category',
  LastAuthor: 'lastModifiedBy',
  CreatedDate: 'created',
  ModifiedDate: 'modified',
  Company: 'company',
  Application: 'application',
}

/** What a workbook states about itself. */
export function workbookFacts(workbook: WorkBook): Record<string, string> {
  const facts: Record<string, string> = {}
  for (const [property, value] of Object.entries(workbook.Props ?? {})) {
    const name = names[property]
    const text = factText(value)
    if (name !== undefined && text !== '') facts[name] = text
  }
  return facts
}

function factText(value: unknown): string {
  if (value instanceof Date) return isTime(value) ? value.toISOString().replace('.000Z', 'Z') : ''
  return typeof value === 'string' ? value.trim() : ''
}

/** Old files count time from 1601: what was never set is the first moment of that year. */
function isTime(value: Date): boolean {
  return value.getUTCFullYear() > 1601
}
