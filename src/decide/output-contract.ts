import { isObject } from '../core/is-object.ts'
import type { Problem } from './problem.ts'

/** A decision about the whole package by a JSON Schema, or one about each of its records by the same rules. */
export type OutputContract = VerdictMatrix | Record<string, unknown>

export interface VerdictMatrix {
  kind: 'verdict_matrix'
  rules: MatrixRule[]
}

export interface MatrixRule {
  key: string
  /** What it can come to; pass, fail and unknown unless said. */
  outcomes?: string[] | undefined
  /** How the resident rules see it: passes where this is true. */
  when?: unknown
}

const usualOutcomes = ['pass', 'fail', 'unknown']

/** Checks an outcome against a JSON Schema: whoever calls has it compiled, within limits. */
export type CheckSchema = (schema: Record<string, unknown>, outcome: unknown) => Problem[]

export function isMatrix(contract: OutputContract): contract is VerdictMatrix {
  return contract['kind' as keyof OutputContract] === 'verdict_matrix'
}

/** All that is wrong with an outcome, by paths that begin with `outcome`. */
export function checkOutcome(
  contract: OutputContract,
  outcome: unknown,
  subjectKeys: readonly string[],
  checkSchema: CheckSchema,
): Problem[] {
  if (!isMatrix(contract))
    return checkSchema(contract, outcome).map((problem) => ({ ...problem, path: under(problem.path) }))
  return checkMatrix(contract, outcome, subjectKeys)
}

function under(path: string): string {
  return path === '' ? 'outcome' : path.startsWith('[') ? `outcome${path}` : `outcome.${path}`
}

function checkMatrix({ rules }: VerdictMatrix, outcome: unknown, subjectKeys: readonly string[]): Problem[] {
  const subjects = isObject(outcome) ? outcome['subjects'] : undefined
  if (!isObject(outcome) || !Array.isArray(subjects))
    return [{ path: 'outcome.subjects', message: 'must be a list with a verdict for each subject' }]
  const problems = strangers(outcome, ['subjects'], 'outcome')
  const expected = new Set(subjectKeys)
  const seen = new Set<string>()
  for (const [index, subject] of subjects.entries()) {
    const path = `outcome.subjects[${index}]`
    if (!isObject(subject)) {
      problems.push({ path, message: 'must be an object' })
      continue
    }
    problems.push(...subjectKeyProblems(subject['subject_key'], `${path}.subject_key`, expected, seen))
    problems.push(...verdictProblems(subject, path, rules))
  }
  const missing = subjectKeys.filter((key) => !seen.has(key))
  if (missing.length > 0)
    problems.push({ path: 'outcome.subjects', message: `must have a verdict for ${someOf(missing)}` })
  return problems
}

function subjectKeyProblems(key: unknown, path: string, expected: Set<string>, seen: Set<string>): Problem[] {
  if (typeof key !== 'string' || !expected.has(key)) return [{ path, message: 'must be a subject of the package' }]
  if (seen.has(key)) return [{ path, message: 'has a verdict already' }]
  seen.add(key)
  return []
}

function verdictProblems(subject: Record<string, unknown>, path: string, rules: MatrixRule[]): Problem[] {
  const problems = strangers(subject, ['subject_key', 'rule_outcomes', 'auto', 'detail'], path)
  if (subject['auto'] !== undefined && typeof subject['auto'] !== 'boolean')
    problems.push({ path: `${path}.auto`, message: 'must be true or false' })
  const verdicts = subject['rule_outcomes']
  if (!isObject(verdicts)) return [...problems, { path: `${path}.rule_outcomes`, message: 'must be an object' }]
  for (const { key, outcomes = usualOutcomes } of rules) {
    const verdict = Object.hasOwn(verdicts, key) ? verdicts[key] : undefined
    if (typeof verdict !== 'string' || !outcomes.includes(verdict))
      problems.push({ path: `${path}.rule_outcomes.${key}`, message: `must be one of ${outcomes.join(', ')}` })
  }
  const keys = rules.map(({ key }) => key)
  return [...problems, ...strangers(verdicts, keys, `${path}.rule_outcomes`)]
}

function strangers(object: Record<string, unknown>, known: string[], path: string): Problem[] {
  const unknown = Object.keys(object).filter((name) => !known.includes(name))
  return unknown.map((name) => ({ path: `${path}.${name}`, message: 'is not known' }))
}

function someOf(keys: string[]): string {
  return keys.slice(0, 5).join(', ') + (keys.length > 5 ? ` and ${keys.length - 5} others` : '')
}
