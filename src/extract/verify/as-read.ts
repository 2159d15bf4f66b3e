import type { Provenance } from '../extraction.ts'
import { containsValue } from './contains-value.ts'

/** What the quoted words mean without saying it ("year ended" for 12 months) is computed, not read; `from` where it is known. */
export function asRead(provenance: Provenance, value: string | number | boolean, from?: string[]): Provenance {
  if (provenance.quote === null || containsValue(provenance.quote, value)) return provenance
  return { ...provenance, kind: 'derived', ...(from && { derived_from: from }) }
}
