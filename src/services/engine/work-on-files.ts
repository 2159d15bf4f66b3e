import { AppError } from '../../core/app-error.ts'
import type { SourceFile } from '../../parse/parser.ts'
import { inOrder } from './in-order.ts'

export type Outcome<T> = { file: SourceFile; value: T } | { file: SourceFile; error: AppError; milliseconds: number }

/** Several files at once, their outcomes in order. One that fails does not stop the others. */
export async function* workOnFiles<T>(
  parallel: number,
  files: readonly SourceFile[],
  signal: AbortSignal,
  work: (file: SourceFile) => Promise<T>,
): AsyncGenerator<Outcome<T>> {
  yield* inOrder(files, parallel, async (file): Promise<Outcome<T>> => {
    const started = performance.now()
    try {
      return { file, value: await work(file) }
    } catch (error) {
      signal.throwIfAborted()
      return { file, error: toAppError(error), milliseconds: Math.round(performance.now() - started) }
    }
  })
}

/** A fault of ours with one file is that file's failure too. */
function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  const message = error instanceof Error ? error.message : String(error)
  return new AppError('internal_error', `It could not be worked on: ${message}`, { cause: error })
}
