import type { Adapter } from './adapter.ts'

/** What learning has come to, measured on documents that it was not fitted on. */
export interface LearningReport {
  documents: number
  corrections: number
  /** Of corrected values of documents that look like others: how many are wrong without, and with what was learned. */
  corrected: Tally
  /** The same of values that people have let stand. */
  kept: Tally
  fields: FieldReport[]
}

export interface FieldReport {
  path: string
  corrected: Tally
  kept: Tally
  is_learned: boolean
}

export interface Tally {
  values: number
  wrong_before: number
  wrong_after: number
}

export interface Fitted {
  /** Nothing where held-out corrections do not get better, or others get worse. */
  adapter: Omit<Adapter, 'id'> | undefined
  report: LearningReport
}

/** How many values of a field are wrong in one document that was held out, without and with what was learned. */
export interface Outcome {
  path: string
  isCorrected: boolean
  values: number
  before: number
  after: number
}

export function reportFields(outcomes: readonly Outcome[]): FieldReport[] {
  const paths = [...new Set(outcomes.map(({ path }) => path))].sort()
  return paths.map((path) => {
    const own = outcomes.filter((outcome) => outcome.path === path)
    const corrected = tally(own.filter(({ isCorrected }) => isCorrected))
    const kept = tally(own.filter(({ isCorrected }) => !isCorrected))
    return { path, corrected, kept, is_learned: isBetter(corrected, kept) }
  })
}

function tally(outcomes: readonly Outcome[]): Tally {
  const sum = (of: (outcome: Outcome) => number) => outcomes.reduce((all, each) => all + of(each), 0)
  return {
    values: sum(({ values }) => values),
    wrong_before: sum(({ before }) => before),
    wrong_after: sum(({ after }) => after),
  }
}

export function totalsOf(fields: readonly FieldReport[]): Pick<LearningReport, 'corrected' | 'kept'> {
  return { corrected: total(fields, 'corrected'), kept: total(fields, 'kept') }
}

/** Fields that are not learned stay as they are. */
function total(fields: readonly FieldReport[], which: 'corrected' | 'kept'): Tally {
  const sum = (of: (field: FieldReport) => number) => fields.reduce((all, each) => all + of(each), 0)
  return {
    values: sum((field) => field[which].values),
    wrong_before: sum((field) => field[which].wrong_before),
    wrong_after: sum((field) => (field.is_learned ? field[which].wrong_after : field[which].wrong_before)),
  }
}

/** Corrected values get better, by more than those get worse that people have let stand. */
function isBetter(corrected: Tally, kept: Tally): boolean {
  const gained = corrected.wrong_before - corrected.wrong_after
  const lost = kept.wrong_after - kept.wrong_before
  return gained > 0 && gained > 2 * lost
}
