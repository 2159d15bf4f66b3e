import type { AppError } from '../../core/app-error.ts'
import type { SourceFile } from '../../parse/parser.ts'
import { type ExtractOptions, extractFile } from './extract-file.ts'
import type { Extractor } from './extractor.ts'
import type { FileResult } from './file-result.ts'
import { workOnFiles } from './work-on-files.ts'

export interface ExtractedFile {
  result: FileResult
  /** Why there is no result, for whoever decides a status by it. */
  error?: AppError
}

/** Extracts from files, several at once; results come in the order of the files, each as soon as it is there. */
export async function* extractFiles(
  extractor: Extractor,
  files: readonly SourceFile[],
  options: ExtractOptions,
): AsyncGenerator<ExtractedFile> {
  extractor.warmUp(files.length)
  const outcomes = workOnFiles(extractor.parallel, files, options.signal, (file) =>
    extractFile(extractor, file, options),
  )
  for await (const outcome of outcomes) {
    const file = outcome.file.name
    if ('value' in outcome) yield { result: { file, ...outcome.value } }
    else yield { result: failedResult(file, outcome.error, outcome.milliseconds), error: outcome.error }
  }
}

function failedResult(file: string, error: AppError, milliseconds: number): FileResult {
  return {
    ...{ file, status: 'failed', data: null, confidence: null, provenance: null, validation: null, document: null },
    processing: { duration_ms: milliseconds },
    error: { code: error.reason ?? error.code, message: error.message },
  }
}
