import { type Problem, type ProblemCode, problemSentences } from '../document/problem.ts'

/** A file, or a page of it, cannot be read for a reason that its sender can understand. */
export class ParseError extends Error {
  override readonly name = 'ParseError'
  readonly code: ProblemCode

  /** The detail is added to the code's sentence; it must not quote the document. */
  constructor(code: ProblemCode, detail?: string, options?: { cause: unknown }) {
    super(detail === undefined ? problemSentences[code] : `${problemSentences[code]} ${detail}`, options)
    this.code = code
  }

  /** The error that a problem was made of, in another process. */
  static of(problem: Problem): ParseError {
    const error = new ParseError(problem.code)
    error.message = problem.message
    return error
  }

  toProblem(page?: number): Problem {
    return { code: this.code, message: this.message, ...(page !== undefined && { page }) }
  }
}
