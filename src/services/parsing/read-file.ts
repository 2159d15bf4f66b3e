import { access, constants } from 'node:fs/promises'
import { AppError, type ErrorCode } from '../../core/app-error.ts'
import type { Document } from '../../document/model.ts'
import type { ProblemCode } from '../../document/problem.ts'
import { ParseError } from '../../parse/parse-error.ts'
import type { ParseRun, Parser, SourceFile } from '../../parse/parser.ts'

/** The whole document of a file, or an error that every adapter knows. */
export async function readFile(parser: Parser, file: SourceFile, run: ParseRun): Promise<Document> {
  await assertReadable(file.path)
  return explainParsing(() => parser.parse(file, run))
}

export async function assertReadable(path: string): Promise<void> {
  await access(path, constants.R_OK).catch(() => {
    throw new AppError('not_found', `There is no readable file ${path}.`)
  })
}

const kinds: Partial<Record<ProblemCode, ErrorCode>> = {
  unsupported_media_type: 'unsupported_media_type',
  too_large: 'payload_too_large',
  invalid_option: 'validation_error',
}

/** What the parser throws, as an error that every adapter knows. */
export async function explainParsing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof ParseError)) throw error
    throw new AppError(kinds[error.code] ?? 'unprocessable', error.message, { cause: error, reason: error.code })
  }
}
