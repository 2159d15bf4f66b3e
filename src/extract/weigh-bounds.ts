import type { Document } from '../document/model.ts'
import type { Extraction } from './extraction.ts'
import { splitPath, valueAt } from './schema/field-path.ts'
import type { SourceFindings } from './validate/source-findings.ts'
import { boundBefore } from './values/bounds.ts'
import { mostOfTwo, withLess } from './weigh-both-orders.ts'

type Bounds = NonNullable<SourceFindings['bounds']>

const longestBound = 30

/** Lowers numbers that are printed as bounds only ("< 5"), since what is meant is another number, and tells of them. */
export function weighBounds(extraction: Extraction, document: Document): { extraction: Extraction; bounds: Bounds } {
  const bounds = Object.entries(extraction.provenance).flatMap(([path, { quote, start }]) => {
    const value = splitPath(path).reduce<unknown>(valueAt, extraction.data)
    if (typeof value !== 'number' || quote === null) return []
    const [number = ''] = /\d(?:[\d.,'’]*\d)?/.exec(quote) ?? []
    const before = start === null ? '' : document.markdown.slice(Math.max(0, start - longestBound), start)
    const line = `${before}${quote.slice(0, quote.indexOf(number))}`.split('\n').at(-1) ?? ''
    const bound = number === '' ? undefined : boundBefore(line)
    return bound === undefined ? [] : [{ path, printed: `${bound}${number}` }]
  })
  return { extraction: withLess(extraction, bounds, mostOfTwo), bounds }
}
