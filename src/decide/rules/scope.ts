/** What a rule sees, and under which path of the whole it stands. */
export interface Scope {
  value: unknown
  path: string
}

export interface Read {
  path: string
  /** False where there is no value. */
  found: boolean
  value?: unknown
}

/** A field by its dotted path; what is null was not found in its document, and counts as absent. */
export function lookUp(scope: Scope, path: string): Read {
  const full = join(scope.path, path)
  let value: unknown = scope.value
  for (const step of path === '' ? [] : path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return { path: full, found: false }
    value = (value as Record<string, unknown>)[step]
  }
  return value === null || value === undefined ? { path: full, found: false } : { path: full, found: true, value }
}

export function join(base: string, path: string): string {
  return base === '' || path === '' ? base + path : `${base}.${path}`
}
