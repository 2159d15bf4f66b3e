import { appendStep, splitPath, valueAt } from '../../extract/schema/field-path.ts'

export interface ListedValue {
  path: string
  value: unknown
  confidence: number | null
  /** With the name of the part of a container that it is in. */
  place: string | null
  quote: string | null
}

/** As far as a result of a file and one of a server are alike. */
interface Valued {
  data?: unknown
  confidence?: { fields: Record<string, number> } | null | undefined
  provenance?: Record<string, Place> | null | undefined
}

interface Place {
  page?: number | null | undefined
  child?: string | undefined
  quote?: string | null | undefined
}

/** The values of a result one by one, with their evidence; a list without items is a value that is not there. */
export function listValues({ data, confidence, provenance = {} }: Valued): ListedValue[] {
  const empty = emptyLists(data, '')
  const sureness = (path: string) => confidence?.fields[path] ?? null
  const values = Object.entries(provenance ?? {})
    .filter(([path]) => !empty.includes(path))
    .map(([path, { page, child, quote }]) => ({
      ...{ path, value: splitPath(path).reduce<unknown>(valueAt, data) },
      ...{ confidence: sureness(path), place: placeOf(page, child), quote: quote ?? null },
    }))
  const nothing = { value: null, place: null, quote: null }
  return [...values, ...empty.map((path) => ({ path: `${path}[]`, confidence: sureness(path), ...nothing }))]
}

function placeOf(page: number | null | undefined, child: string | undefined): string | null {
  if (page === null || page === undefined) return null
  return child === undefined ? String(page) : `${child} ${page}`
}

function emptyLists(value: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value) && value.length === 0) return [path]
  const steps = Array.isArray(value) ? value.keys() : Object.keys(value)
  return [...steps].flatMap((step) => emptyLists(valueAt(value, step), appendStep(path, step)))
}
