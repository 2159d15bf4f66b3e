import type { PathStep } from '../../extract/schema/field-path.ts'

/** Writes a tree as JSON from its leaves, which come in order. Where items of a list are left out, the others close up. */
export class TreeWriter {
  #last: PathStep[] | undefined

  leaf(steps: PathStep[], value: unknown): string {
    const before = this.#last
    this.#last = steps
    const shared = before === undefined ? -1 : sharedSteps(before, steps)
    const end = before === undefined ? '' : `${closed(before, shared + 1)},`
    const opened = steps.slice(shared + 1).map((step) => `${openOf(step)}${keyOf(step)}`)
    const next = before === undefined ? '' : keyOf(steps[shared] ?? 0)
    return `${end}${next}${opened.join('')}${JSON.stringify(value)}`
  }

  /** Of a tree without leaves there is nothing. */
  end(): string {
    return this.#last === undefined ? 'null' : closed(this.#last, 0)
  }
}

/** How many steps lead to the container that both are in. */
function sharedSteps(before: PathStep[], steps: PathStep[]): number {
  let count = 0
  while (count < before.length - 1 && count < steps.length - 1 && before[count] === steps[count]) count += 1
  return count
}

function openOf(step: PathStep): string {
  return typeof step === 'number' ? '[' : '{'
}

function keyOf(step: PathStep): string {
  return typeof step === 'number' ? '' : `${JSON.stringify(step ?? '')}:`
}

/** The ends of the containers of all steps from this one on, the innermost first. */
function closed(steps: PathStep[], from: number): string {
  return steps
    .slice(from)
    .reverse()
    .map((step) => (typeof step === 'number' ? ']' : '}'))
    .join('')
}
