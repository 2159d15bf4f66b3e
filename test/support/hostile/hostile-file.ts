import type { ProblemCode } from '../../../src/document/problem.ts'

/** How reading a file may end: whole, in part, or with the code of the error. */
export type Outcome = 'document' | 'partial' | ProblemCode

export interface HostileFile {
  name: string
  bytes: Uint8Array
  expects: readonly Outcome[]
}

/** What may be said of a file that is cut off or makes no sense: never that our reader crashed. */
export const readOrDamaged: readonly Outcome[] = ['document', 'partial', 'corrupt_file']
export const read: readonly Outcome[] = ['document', 'partial']
