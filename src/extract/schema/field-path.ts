/** One step from a value to one inside it: a property's name, an index, or null for any item. */
export type PathStep = string | number | null

/** `a.b`, `items[0].price`, `items[].price`; a name that would be misread stands quoted: `["a.b"]`. */
export function formatPath(steps: readonly PathStep[]): string {
  return steps.reduce<string>(appendStep, '')
}

export function appendStep(path: string, step: PathStep): string {
  if (step === null) return `${path}[]`
  if (typeof step === 'number') return `${path}[${step}]`
  if (!plainName.test(step)) return `${path}[${JSON.stringify(step)}]`
  return path === '' ? step : `${path}.${step}`
}

/** The steps of a path that `formatPath` wrote. */
export function splitPath(path: string): PathStep[] {
  return Array.from(path.matchAll(stepOfPath), ([, name, index, quoted]) => {
    if (name !== undefined) return name
    if (quoted !== undefined) return JSON.parse(quoted) as string
    return index === '' ? null : Number(index)
  })
}

/** The path of the schema's field that a value belongs to: `items[0].price` becomes `items[].price`. */
export function templateOf(steps: readonly PathStep[]): string {
  return formatPath(steps.map((step) => (typeof step === 'number' ? null : step)))
}

/** The same place as a JSON path: `$.items[0].price`. */
export function toJsonPath(steps: readonly PathStep[]): string {
  return steps.reduce<string>(appendStep, '$')
}

export function fromJsonPath(path: string): string {
  return path.replace(/^\$\.?/, '')
}

/** The steps of a JSON pointer (`/items/0/price`) into a value, which tells indexes from names. */
export function pointerSteps(pointer: string, value: unknown): PathStep[] {
  const steps: PathStep[] = []
  let at = value
  for (const part of pointer.split('/').slice(1)) {
    const name = part.replaceAll('~1', '/').replaceAll('~0', '~')
    steps.push(Array.isArray(at) ? Number(name) : name)
    at = valueAt(at, steps.at(-1) ?? null)
  }
  return steps
}

export function valueAt(value: unknown, step: PathStep): unknown {
  if (typeof step === 'number') return Array.isArray(value) ? value[step] : undefined
  if (step === null || typeof value !== 'object' || value === null || Array.isArray(value)) return
  return Object.hasOwn(value, step) ? (value as Record<string, unknown>)[step] : undefined
}

/** The values of all items that a template (`items[].price`) stands for, in their order. */
export function valuesByTemplate(data: unknown, steps: readonly PathStep[]): unknown[] {
  return steps.reduce<unknown[]>(
    (values, step) =>
      step === null
        ? values.flatMap((value) => (Array.isArray(value) ? value : []))
        : values.map((value) => valueAt(value, step)),
    [data],
  )
}

export function valueByPath(data: unknown, steps: readonly PathStep[]): unknown {
  return steps.reduce(valueAt, data)
}

const plainName = /^[\p{L}\p{M}_@#$][\p{L}\p{M}\p{N}_@#$:/-]*$/u
const stepOfPath = /([\p{L}\p{M}_@#$][\p{L}\p{M}\p{N}_@#$:/-]*)|\[(?:(\d*)|("(?:[^"\\]|\\.)*"))\]/gu
