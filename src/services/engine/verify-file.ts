import { basename } from 'node:path'
import { AppError } from '../../core/app-error.ts'
import type { ExtractionSchema } from '../../extract/schema/field-tree.ts'
import { type KeptResult, readResult } from '../../extract/verify/read-result.ts'
import type { Verification } from '../../extract/verify/verify-extraction.ts'
import type { ParseRun, SourceFile } from '../../parse/parser.ts'
import { readFile } from '../parsing/read-file.ts'
import type { Extractor } from './extractor.ts'

export type { Verification }

interface VerifyFile {
  /** One result, a list of them, or one on each line. */
  results: string
  file: SourceFile
  schema?: ExtractionSchema
  run: ParseRun & { signal: AbortSignal }
}

/** Reads the file anew and checks a kept result against it. */
export async function verifyFile(
  extractor: Extractor,
  { results, file, schema, run }: VerifyFile,
): Promise<Verification> {
  const result = pickResult(readResults(results), file)
  extractor.warmUp(1)
  const document = await readFile(extractor.parser, file, run)
  return extractor.threads.run('verify', { document, result, ...(schema && { schema }) }, run)
}

function readResults(text: string): unknown[] {
  try {
    return [JSON.parse(text)].flat()
  } catch {
    return text.split('\n').flatMap((line, index) => (line.trim() === '' ? [] : [readLine(line, index)]))
  }
}

function readLine(line: string, index: number): unknown {
  try {
    return JSON.parse(line)
  } catch (cause) {
    throw new AppError('validation_error', `The results are not JSON, nor is line ${index + 1} of them.`, { cause })
  }
}

/** The one of this file: by its path, else by its name, else the only one. */
function pickResult(results: unknown[], { name }: SourceFile): KeptResult {
  const named = (same: (file: string) => boolean) =>
    results.find((result) => same(String((result as { file?: unknown } | null)?.file)))
  const picked =
    named((file) => file === name) ??
    named((file) => basename(file) === basename(name)) ??
    (results.length === 1 ? results[0] : undefined)
  if (picked === undefined) throw new AppError('validation_error', `There is no result of ${name} among the results.`)
  const { error, data } = picked as { error?: { message?: unknown }; data?: unknown }
  if (error !== undefined && data === null)
    throw new AppError('validation_error', `There is nothing to check: the extraction failed. ${error.message ?? ''}`)
  const read = readResult(picked)
  if (typeof read === 'string') throw new AppError('validation_error', `This is no result of an extraction: ${read}`)
  return read
}
