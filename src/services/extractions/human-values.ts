import type { Extraction, Provenance } from '../../extract/extraction.ts'
import { splitPath } from '../../extract/schema/field-path.ts'
import type { CorrectedCell } from '../../storage/known-cells.ts'
import { putValue } from './field-units.ts'
import { mean } from './registry.ts'

const byCode = (a: string, b: string) => (a < b ? -1 : 1)

const humanProvenance: Provenance = {
  ...{ page: null, bbox: null, quote: null, start: null, end: null, section: null },
  ...{ kind: 'human', resolver: 'human' },
}

/** What people have said about this content wins over whatever was found, where the data has the field. */
export function withCorrections(
  extraction: Extraction,
  corrected: Pick<CorrectedCell, 'path' | 'value'>[],
): { extraction: Extraction; locked: string[] } {
  let { data } = extraction
  const fields = { ...extraction.confidence.fields }
  const provenance = { ...extraction.provenance }
  const locked = corrected.filter(({ path }) => Object.hasOwn(fields, path))
  for (const { path, value } of locked) {
    data = putValue(data, splitPath(path), JSON.parse(value))
    fields[path] = 1
    provenance[path] = { ...(provenance[path] ?? humanProvenance), kind: 'human', resolver: 'human' }
  }
  return {
    extraction: { data, confidence: { overall: mean(fields), fields }, provenance },
    locked: locked.map(({ path }) => path).sort(byCode),
  }
}
