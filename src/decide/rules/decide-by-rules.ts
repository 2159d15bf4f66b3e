import { isMatrix, type OutputContract, type VerdictMatrix } from '../output-contract.ts'
import type { FrozenRecord } from '../package.ts'
import type { Problem } from '../problem.ts'
import { checkLogic, EndlessLogic, evaluate, newEvaluation } from './logic.ts'
import { truth } from './operators.ts'
import type { Read } from './scope.ts'

/** The resident rules of an app: the first that holds decides. */
export interface RuleSet {
  /** What the rules can come to, by name: outcomes as the contract wants them. */
  outcomes: Record<string, unknown>
  rules: Rule[]
  /** When none of the rules holds, and each is known not to. */
  otherwise?: string | undefined
}

export interface Rule {
  name: string
  when: unknown
  outcome: string
}

export interface RuleTrace {
  rule: string
  /** Of a decision about each record: which. */
  subject_key?: string
  /** Null where a field that it needs is not there. */
  result: boolean | null
  reads: Read[]
}

export interface RuleDecision {
  /** Undefined when the rules cannot tell: a person has to. */
  outcome: unknown
  rationale: string
  /** The fields that were read on the way, as locators. */
  evidence: string[]
  trace: RuleTrace[]
}

type Input = Pick<FrozenRecord, 'subject_key' | 'document_id' | 'filename' | 'data' | 'fields'>

/** What the resident rules make of a package. What never ends comes to nothing, and says so. */
export function decideByRules(
  contract: OutputContract,
  ruleSet: RuleSet | undefined,
  records: readonly Input[],
): RuleDecision {
  const trace: RuleTrace[] = []
  try {
    const decided = isMatrix(contract) ? judgeEach(contract, records, trace) : chooseFirst(ruleSet, records, trace)
    return { ...decided, evidence: evidenceOf(trace, records), trace }
  } catch (error) {
    if (!(error instanceof EndlessLogic)) throw error
    return { outcome: undefined, rationale: `No decision: ${error.message}.`, evidence: [], trace }
  }
}

/** All that is wrong with resident rules, whatever they are about. */
export function checkRules({ outcomes, rules, otherwise }: RuleSet, path: string): Problem[] {
  const problems = rules.flatMap(({ when, outcome, name }, index) => [
    ...checkLogic(when, `${path}.rules[${index}].when`),
    ...(Object.hasOwn(outcomes, outcome)
      ? []
      : [{ path: `${path}.rules[${index}].outcome`, message: `is not among the outcomes` }]),
    ...(rules.findIndex((other) => other.name === name) < index
      ? [{ path: `${path}.rules[${index}].name`, message: 'is the name of another rule' }]
      : []),
  ])
  if (otherwise !== undefined && !Object.hasOwn(outcomes, otherwise))
    problems.push({ path: `${path}.otherwise`, message: 'is not among the outcomes' })
  return problems
}

type Judged = Pick<RuleDecision, 'outcome' | 'rationale'>

/** A rule that cannot be told to hold or not keeps those after it from deciding, unless they come to the same. */
function chooseFirst(ruleSet: RuleSet | undefined, records: readonly Input[], trace: RuleTrace[]): Judged {
  const { rules = [], outcomes = {}, otherwise } = ruleSet ?? {}
  const data = whatRulesSee(records)
  const open: Rule[] = []
  for (const rule of rules) {
    const result = judge(rule.name, rule.when, data, trace)
    if (result === null) open.push(rule)
    if (result !== true) continue
    const other = open.find(({ outcome }) => outcome !== rule.outcome)
    if (other === undefined) return { outcome: outcomes[rule.outcome], rationale: `The rule "${rule.name}" holds.` }
    return undecided(other.name)
  }
  const [first] = open
  if (first !== undefined) return undecided(first.name)
  if (otherwise === undefined) return { outcome: undefined, rationale: 'No decision: none of the rules holds.' }
  return { outcome: outcomes[otherwise], rationale: 'None of the rules holds.' }
}

function undecided(rule: string): Judged {
  return { outcome: undefined, rationale: `No decision: a field that the rule "${rule}" needs is not there.` }
}

function judgeEach({ rules }: VerdictMatrix, records: readonly Input[], trace: RuleTrace[]): Judged {
  if (rules.some(({ when }) => when === undefined))
    return { outcome: undefined, rationale: 'No decision: some of the rules say nothing about when they pass.' }
  const all = whatRulesSee(records)
  const subjects = records.map((record) => {
    const data = { ...all, record: record.data }
    const verdicts = rules.map(({ key, when }) => {
      const result = judge(key, when, data, trace, record.subject_key)
      return [key, result === null ? 'unknown' : result ? 'pass' : 'fail']
    })
    return {
      subject_key: record.subject_key,
      rule_outcomes: Object.fromEntries(verdicts) as Record<string, string>,
      auto: true,
    }
  })
  return { outcome: { subjects }, rationale: 'Each record was judged by the rules.' }
}

function judge(rule: string, when: unknown, data: object, trace: RuleTrace[], subject?: string): boolean | null {
  const evaluation = newEvaluation()
  const value = truth(evaluate(when, { value: data, path: '' }, evaluation))
  const result = typeof value === 'boolean' ? value : null
  const reads = [...evaluation.reads.values()]
  trace.push({ rule, ...(subject !== undefined && { subject_key: subject }), result, reads })
  return result
}

/** `record` is the data of the only record, or of the one that is judged; `records` are all of them. */
function whatRulesSee(records: readonly Input[]) {
  const all = records.map(({ subject_key, filename, data, fields }) => ({
    ...{ subject_key, filename, data },
    confidence: Object.fromEntries(Object.entries(fields).map(([path, { confidence }]) => [path, confidence])),
  }))
  return { records: all, ...(records.length === 1 && { record: records[0]?.data }) }
}

function evidenceOf(trace: RuleTrace[], records: readonly Input[]): string[] {
  const bySubject = new Map(records.map((record) => [record.subject_key, record]))
  const locators = trace.flatMap(({ subject_key, reads }) =>
    reads.flatMap(({ path, found }) => {
      if (!found) return []
      const [, index, inRecords] = /^records\.(\d+)\.data\.(.+)$/.exec(path) ?? []
      const inRecord = /^record\.(.+)$/.exec(path)?.[1]
      const record =
        index === undefined
          ? subject_key === undefined
            ? records[0]
            : bySubject.get(subject_key)
          : records[Number(index)]
      const field = (inRecords ?? inRecord)?.replaceAll(/\.(\d+)(?=\.|$)/g, '[$1]')
      return record && field !== undefined && Object.hasOwn(record.fields, field)
        ? [`doc:${record.document_id}#${field}`]
        : []
    }),
  )
  return [...new Set(locators)]
}
