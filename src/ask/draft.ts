import type { Condition, Derived, Period, Term, Whether } from './form.ts'

/** What has been understood so far. */
export interface Draft {
  select: Term[]
  where: Condition[]
  group: Term[]
  having: Condition[]
  order: { by: Term; descending: boolean }[]
  limit?: number
  /** "The second largest": only the one that has this place. */
  place?: number
  distinct?: boolean
  /** Relations that the question names, in its order. */
  relations: string[]
  /** Those that it names by their own name. */
  mentioned: string[]
  /** Rows of it must, or must not, be there. */
  related: { relation: string; where: Condition[]; negated: boolean }[]
  period?: Period
  derive?: Derived
  whether?: Whether
  /** Kinds of documents that do not count, though nobody said so. */
  leavesOut?: string[]
}

export function emptyDraft(): Draft {
  return { select: [], where: [], group: [], having: [], order: [], relations: [], mentioned: [], related: [] }
}
