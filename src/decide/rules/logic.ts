import type { Problem } from '../problem.ts'
import { absent, operators, truth, type Value } from './operators.ts'
import { lookUp, type Read, type Scope } from './scope.ts'

const deepest = 32
const mostNodes = 10_000
const mostSteps = 100_000
const mostReads = 1000

/** Thrown by logic that takes more steps than any rule needs. */
export class EndlessLogic extends Error {}

/** What evaluating takes from the outside: how much of it is left, and what was looked at. */
export interface Evaluation {
  stepsLeft: number
  reads: Map<string, Read>
}

export function newEvaluation(): Evaluation {
  return { stepsLeft: mostSteps, reads: new Map() }
}

/**
 * JSON logic over data, with a third truth value: what a field says that is not there is unknown, and stays so through everything
 * that depends on it. No code is evaluated, and there is an end to it.
 */
export function evaluate(logic: unknown, scope: Scope, evaluation: Evaluation): Value {
  evaluation.stepsLeft -= 1
  if (evaluation.stepsLeft < 0) throw new EndlessLogic(`the rules took more than ${mostSteps} steps`)
  if (Array.isArray(logic)) return logic.map((item) => known(evaluate(item, scope, evaluation)))
  if (typeof logic !== 'object' || logic === null) return logic as Value
  const [name, given] = Object.entries(logic)[0] ?? ['', []]
  const args: unknown[] = Array.isArray(given) ? given : [given]
  const operator = Object.hasOwn(operators, name) ? operators[name] : undefined
  if (operator === undefined) throw new TypeError(`there is no operator ${name}`)
  return operator.run(args, {
    value: (arg, inner = scope) => evaluate(arg, inner, evaluation),
    look(path) {
      const read = lookUp(scope, path)
      if (evaluation.reads.size < mostReads) evaluation.reads.set(read.path, read)
      return read
    },
    scope,
  })
}

function known(value: Value): Value {
  return value === absent ? null : value
}

/** Whether something is so; null where that cannot be told, or not in time. */
export function holds(logic: unknown, data: unknown): boolean | null {
  try {
    const value = truth(evaluate(logic, { value: data, path: '' }, newEvaluation()))
    return value === absent ? null : value
  } catch (error) {
    if (error instanceof EndlessLogic) return null
    throw error
  }
}

/** Whether logic can look at what stands under a name: not where no text of it could be such a path. */
export function readsUnder(logic: unknown, name: string): boolean {
  if (typeof logic === 'string') return logic === '' || logic === name || logic.startsWith(`${name}.`)
  return typeof logic === 'object' && logic !== null && Object.values(logic).some((part) => readsUnder(part, name))
}

/** Everything that would keep logic from being evaluated. */
export function checkLogic(logic: unknown, path: string): Problem[] {
  const problems: Problem[] = []
  let nodes = 0
  const visit = (node: unknown, at: string, depth: number): void => {
    nodes += 1
    if (nodes > mostNodes || typeof node !== 'object' || node === null) return
    const { message, parts, name = '' } = partsOf(node, depth)
    if (message !== undefined) problems.push({ path: at + name, message })
    else for (const [index, part] of parts.entries()) visit(part, `${at}${name}[${index}]`, depth + 1)
  }
  visit(logic, path, 1)
  if (nodes > mostNodes) problems.push({ path, message: `has more than ${mostNodes} parts` })
  return problems
}

interface Parts {
  message?: string | undefined
  parts: unknown[]
  /** Of the operator, as a path has it. */
  name?: string
}

function partsOf(node: object, depth: number): Parts {
  if (depth > deepest) return { message: `is nested deeper than ${deepest}`, parts: [] }
  if (Array.isArray(node)) return { parts: node }
  const [entry, ...others] = Object.entries(node)
  if (entry === undefined || others.length > 0) return { message: 'must have exactly one operator', parts: [] }
  const [name, given] = entry as [string, unknown]
  const parts: unknown[] = Array.isArray(given) ? given : [given]
  return { message: operatorProblem(name, parts), parts, name: `.${name}` }
}

function operatorProblem(name: string, args: unknown[]): string | undefined {
  const operator = Object.hasOwn(operators, name) ? operators[name] : undefined
  if (operator === undefined) return `is no operator: there are ${Object.keys(operators).join(', ')}`
  const [least, most] = operator.takes
  if (args.length < least || args.length > most)
    return `takes ${most === Number.POSITIVE_INFINITY ? `${least} or more` : least === most ? least : `${least} to ${most}`} arguments`
  return operator.check?.(args)
}
