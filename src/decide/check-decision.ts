import type { EvidenceCheck } from './evidence.ts'
import { type CheckSchema, checkOutcome, type OutputContract } from './output-contract.ts'
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
  checkSchema: CheckSchema
}

/** Everything that is wrong with a decision at once. */
export function checkDecision(
  { outcome, evidence, rationale, confidence }: Decision,
  /** What the package has shown: its subjects, and what holds of the evidence. */
  { subjects, checked }: { subjects: readonly string[]; checked: EvidenceCheck },
  { contract, allowUnevidenced, checkSchema }: DecisionTerms,
): Problem[] {
  const problems = [...checkOutcome(contract, outcome, subjects, checkSchema), ...checked.problems]
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
  return problems
}
