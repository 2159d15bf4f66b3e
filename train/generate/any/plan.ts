import type { Concept } from './concept.ts'
import type { ListPlan } from './list-plan.ts'
import type { Role } from './roles.ts'

export interface PlanTitle {
  /** What documents of the kind are called, in the document's language. */
  words: readonly string[]
  /** The title is a value: the name of the thing or the person. */
  concept?: Concept
  /** The fact that the title's words decide. */
  key?: string
}

/** What a document of some kind is to state; how it looks is decided when it is printed. */
export interface Plan {
  kind: string
  title: PlanTitle
  parties: readonly { role: Role; isPerson?: boolean }[]
  concepts: readonly Concept[]
  lists: readonly ListPlan[]
  /** Concepts of the kind that this document does not state: good questions without an answer. */
  absent: readonly Concept[]
  /** Nothing else may be asked for in vain but figures: its names may answer to many a word. */
  isClosed?: true
  absentLists: readonly ListPlan[]
  /** How many parts of other papers stand in it. */
  parts?: number
  /** People and firms that the document does not speak of. */
  absentRoles?: readonly Role[]
}
