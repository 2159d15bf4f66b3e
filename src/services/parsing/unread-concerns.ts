import type { Problem } from '../../document/problem.ts'
import { type Concern, concern } from '../../extract/validate/concern.ts'

/** What was not read may hold what is missing: whoever uses the data must see it. */
export function unreadConcerns(problems: readonly Problem[]): Concern[] {
  return problems.map(({ page, message }) =>
    concern('missing_value', [], page === undefined ? message : `Page ${page}: ${message}`),
  )
}
