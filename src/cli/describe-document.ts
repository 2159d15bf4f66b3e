import type { Document } from '../../sdk/src/index.ts'
import { table } from './output.ts'

export function documentRows(documents: Document[]) {
  const rows = documents.map((each) => [
    ...[each.id, each.filename, each.status, each.pages, each.type_detected, each.field_count],
    each.created_at,
  ])
  return { headings: ['ID', 'FILE', 'STATUS', 'PAGES', 'TYPE', 'FIELDS', 'ADDED'], rows }
}

export function documentTable(documents: Document[]): string {
  const { headings, rows } = documentRows(documents)
  return table(headings, rows)
}

export function describeDocument(found: Document): string {
  const { error, problems, processing_log: log } = found
  return [
    documentTable([found]),
    ...(error ? ['', `error: ${error.message}`] : []),
    ...problems.map(({ page, message }) => `${page === undefined ? '' : `page ${page}: `}${message}`),
    '',
    table(
      ['STEP', 'STATUS', 'MILLISECONDS', 'DETAIL'],
      log.map(({ step, status, duration_ms, detail }) => [step, status, duration_ms, detail]),
    ),
  ].join('\n')
}
