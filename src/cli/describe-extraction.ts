import type { Extraction } from '../../sdk/src/index.ts'
import { listValues } from '../services/engine/list-values.ts'
import { describeConcerns } from './describe-concerns.ts'
import { count } from './describe-result.ts'
import { inOneLine, table } from './output.ts'

/** An extraction of a server for people: its values with their evidence, and what to know about them. */
export function describeExtraction(found: Extraction): string {
  const { id, document, status, validation, usage, error, locked_fields: locked } = found
  const type = document.type_detected ?? 'unknown'
  const rows = listValues(found).map(({ path, value, confidence, place, quote }) => [
    locked.includes(path) ? `${path} (locked)` : path,
    inOneLine(value),
    confidence?.toFixed(2) ?? null,
    place,
    inOneLine(quote),
  ])
  const concerns = describeConcerns(validation?.concerns)
  return [
    `${id}: ${status}. ${document.filename}: ${type}, ${count(document.pages ?? 0, 'page')}`,
    ...(error ? [error.message] : []),
    ...(status === 'processing'
      ? [`Its values are still looked for: "sheaf extractions get ${id} --wait" waits.`]
      : []),
    ...(rows.length > 0 ? ['', table(['FIELD', 'VALUE', 'CONFIDENCE', 'PAGE', 'QUOTE'], rows)] : []),
    ...(concerns.length > 0 ? ['', ...concerns] : []),
    ...(usage ? ['', `${count(usage.credits, 'credit')}`] : []),
  ].join('\n')
}
