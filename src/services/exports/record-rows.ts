import { type PathStep, valueAt } from '../../extract/schema/field-path.ts'

/** What a row is made of: the data itself, or an item of a list in it. */
export interface Item {
  /** Where it stands, with indices. */
  steps: PathStep[]
  value: unknown
}

/** Every item at a place where null stands for any index; data itself where there is no step. */
export function* itemsOf(data: unknown, steps: readonly PathStep[], at: PathStep[] = []): Iterable<Item> {
  const any = steps.indexOf(null)
  if (any < 0) {
    yield { steps: at, value: data }
    return
  }
  const before = steps.slice(0, any)
  const list = readValue(data, before)
  if (!Array.isArray(list)) return
  const rest = steps.slice(any + 1)
  for (const [index, value] of list.entries()) yield* itemsOf(value, rest, [...at, ...before, index])
}

export function readValue(data: unknown, steps: readonly PathStep[]): unknown {
  let value = data
  for (const step of steps) value = valueAt(value, step)
  return value
}
