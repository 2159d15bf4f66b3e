import type { FileResult } from '../services/engine/file-result.ts'
import { listValues } from '../services/engine/list-values.ts'
import { describeConcerns } from './describe-concerns.ts'
import { describeCoverage } from './describe-coverage.ts'
import { inOneLine, table } from './output.ts'

/** A result for people: what kind of document it is, its values with their evidence, and what to know about them. */
export function describeResult(result: FileResult): string {
  const { file, document, validation, coverage } = result
  const heading = document
    ? `${file}: ${document.type_detected}, language ${document.language_detected ?? 'unknown'}, ${count(document.pages, 'page')}`
    : `${file}: failed`
  const rows = listValues(result).map(({ path, value, confidence, place, quote }) => [
    path,
    inOneLine(value),
    confidence === null ? null : confidence.toFixed(2),
    place,
    inOneLine(quote),
  ])
  const concerns = describeConcerns(validation?.concerns)
  return [
    heading,
    ...(rows.length > 0 ? ['', table(['FIELD', 'VALUE', 'CONFIDENCE', 'PAGE', 'QUOTE'], rows)] : []),
    ...(result.provenance && rows.length === 0 ? ['Nothing was found.'] : []),
    ...(concerns.length > 0 ? ['', ...concerns] : []),
    ...(coverage ? ['', describeCoverage(coverage)] : []),
  ].join('\n')
}

export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}
