import type { AppError } from '../../core/app-error.ts'
import { hasText } from '../../document/has-text.ts'
import type { Discovery } from '../../extract/discover/discovery.ts'
import type { JsonSchema } from '../../extract/schema/field-tree.ts'
import type { ParseRun, SourceFile } from '../../parse/parser.ts'
import { readFile } from '../parsing/read-file.ts'
import type { Extractor } from './extractor.ts'
import { workOnFiles } from './work-on-files.ts'

export interface Recommendation {
  /** Null when no file could be read. */
  schema: JsonSchema | null
  /** Whether any file says anything. */
  hasText: boolean
  failures: { file: string; error: AppError }[]
}

/** A schema that fits all the files together. */
export async function recommend(
  extractor: Extractor,
  files: readonly SourceFile[],
  run: ParseRun & { signal: AbortSignal; onFile(): void },
): Promise<Recommendation> {
  const discoveries: Discovery[][] = []
  let anyText = false
  const failures: Recommendation['failures'] = []
  extractor.warmUp(files.length)
  const outcomes = workOnFiles(extractor.parallel, files, run.signal, async (file) => {
    const document = await readFile(extractor.parser, file, run)
    anyText ||= hasText(document)
    return extractor.threads.run('discover', { document }, run)
  })
  for await (const outcome of outcomes) {
    run.onFile()
    if ('value' in outcome) discoveries.push(...outcome.value)
    else failures.push({ file: outcome.file.name, error: outcome.error })
  }
  if (discoveries.length === 0) return { schema: null, hasText: anyText, failures }
  const { recommendSchema } = await import('../../extract/discover/recommend.ts')
  return { schema: recommendSchema(discoveries), hasText: anyText, failures }
}
