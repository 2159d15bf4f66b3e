import { checkEvidence } from './evidence.ts'
import { type CheckSchema, checkOutcome, type OutputContract } from './output-contract.ts'
import type { FrozenRecord } from './package.ts'
import type { Problem } from './problem.ts'

const longestRationale = 4000

export interface Decision {
  outcome: unknown
  evidence: string[]
  rationale: string
  confidence: number | null
}

export interface DecisionTerms {
  contract: OutputContract
  allowUnevidenced: boolean
  /** Resources outside of the package that the app may read. */
  granted: ReadonlySet<string>
  checkSchema: CheckSchema
}

/** Everything that is wrong with a decision at once, and what of its evidence nobody can check. */
export function checkDecision(
  { outcome, evidence, rationale, confidence }: Decision,
  records: readonly Pick<FrozenRecord, 'subject_key' | 'document_id' | 'fields' | 'pages'>[],
  { contract, allowUnevidenced, granted, checkSchema }: DecisionTerms,
): { problems: Problem[]; attestations: string[] } {
  const subjects = records.map(({ subject_key }) => subject_key)
  const problems = checkOutcome(contract, outcome, subjects, checkSchema)
  const checked = checkEvidence(evidence, records, granted)
  problems.push(...checked.problems)
  if (evidence.length === 0 && !allowUnevidenced)
    problems.push({
      path: 'evidence',
      message: 'must name at least one place: the app does not allow decisions without evidence',
    })
  if (rationale.trim() === '') problems.push({ path: 'rationale', message: 'must say why' })
  // As people count them: a character outside of the basic plane is one.
  else if ([...rationale].length > longestRationale)
    problems.push({ path: 'rationale', message: `must not have more than ${longestRationale} characters` })
  if (confidence !== null && !(confidence >= 0 && confidence <= 1))
    problems.push({ path: 'confidence', message: 'must be from 0 to 1' })
  return { problems, attestations: checked.attestations }
}
