import type { ValueKind } from './normalise/find-kind.ts'

/** Values in the order of the table's columns; one that is not there is undefined, null or blank. */
export type Row = readonly (string | null | undefined)[]

export interface MatchTable {
  columns: readonly string[]
  rows: readonly Row[]
}

/** All mapped columns of a side at once: for tables whose values stand in the wrong columns. */
export const wholeRow = '*'

export type MatchType = 'exact' | 'fuzzy' | 'numeric_range' | 'date_range'

export interface FieldMapping {
  extracted_field: string
  reference_column: string
  match_type: MatchType
  weight: number
  /** `numeric_range`: the difference that still counts as equal; `date_range`: the days. */
  tolerance?: number
  /** What the values are, which decides how they are normalised; text where nothing is said. */
  kind?: ValueKind
  /** Compare only the words that have figures in them: model numbers, versions, house numbers. */
  figures_only?: boolean
  /** Compare how much of the shorter text stands in the longer one, whatever else that says. */
  contained?: boolean
  /** Learned: the score of each level of likeness (see learn/levels.ts). Without it the score is the likeness itself. */
  scores?: number[]
}

/** Said by whoever knows the tables: compared with this column, or with none. */
export interface GivenPair {
  extracted_field: string
  reference_column: string | null
}

export interface MatchConfig {
  field_mappings: FieldMapping[]
  threshold: number
  review_floor: number
  /** No reference row is matched to two records. */
  one_to_one: boolean
  /** Learned: the probability of a match by twentieths of confidence, for a record's best row and for all others. */
  calibration?: { best: number[]; others: number[] }
}

export type MatchStatus = 'matched' | 'review' | 'no_match'

export interface FieldContribution {
  extracted_field: string
  extracted_value: string | null
  reference_value: string | null
  match_type: MatchType
  figures_only?: true
  contained?: true
  matched: boolean
  weight: number
  score: number
  contribution: number
}

/** What would have come out without one of the fields. */
export interface Counterfactual {
  without: string
  confidence: number
  status: MatchStatus
}

export interface MatchEvidence {
  field_contributions: FieldContribution[]
  /** What the record says in the fields that are compared, by their names. */
  record_values: Record<string, string | null>
  candidates_considered: number
  top_n_candidates: { reference_row_id: string; confidence: number }[]
  blocking_method: string
  probability?: number
  runner_up?: { reference_row_id: string; confidence: number; lost_by: string[] }
  counterfactuals: Counterfactual[]
  /** Why somebody is to look at it though it is sure enough: other rows are as likely, or most of what tells rows apart is not there. */
  held_by?: 'tie' | 'few_values'
  /** The record that has the row which would have been this one's, where a row goes to one record only. */
  row_taken_by?: string
}

export interface RecordMatch {
  matched_reference_row_id: string | null
  confidence: number
  status: MatchStatus
  evidence: MatchEvidence
}
