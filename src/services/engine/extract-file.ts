import type { ExtractionSchema } from '../../extract/schema/field-tree.ts'
import type { ValidationLevel } from '../../extract/validate/validate.ts'
import type { ParseRun, SourceFile } from '../../parse/parser.ts'
import { allProblems } from '../parsing/descendants.ts'
import { readFile } from '../parsing/read-file.ts'
import type { Extractor, ModelMode } from './extractor.ts'
import { type FileResult, validationFailed } from './file-result.ts'
import type { Extracted } from './tasks.ts'

export interface ExtractOptions {
  /** Without one everything that the document holds is found. */
  schema?: ExtractionSchema
  validation: ValidationLevel
  modelMode?: ModelMode
  coverage: boolean
  /** How many other values of each field are told. */
  alternatives?: number
  run: ParseRun
  signal: AbortSignal
}

/** Reads a file and extracts from it. Throws when it cannot be read. */
export async function extractFile(
  extractor: Extractor,
  file: SourceFile,
  options: ExtractOptions,
): Promise<Omit<FileResult, 'file'>> {
  const started = performance.now()
  const { schema, validation, coverage, alternatives, run, signal } = options
  const model = schema && (await extractor.model(options.modelMode))
  const document = await readFile(extractor.parser, file, { ...run, signal })
  const extracted = await extractor.threads.run(
    'extract',
    {
      ...{ document, validation, coverage },
      ...(alternatives !== undefined && { alternatives }),
      ...(schema && { schema }),
      ...(model && { model: model.settings }),
    },
    { signal, ...(model && { ask: model.ask }) },
  )
  const problems = allProblems(document)
  const { usage, warnings = [] } = extracted.model ?? {}
  return {
    status: problems.length > 0 ? 'partial' : 'complete',
    ...outcomeOf(extracted),
    document: {
      pages: document.pages.length,
      type_detected: extracted.type,
      language_detected: extracted.language,
    },
    processing: { duration_ms: Math.round(performance.now() - started), ...(usage && { model: usage }) },
    ...(problems.length > 0 && { problems }),
    ...(warnings.length > 0 && { warnings }),
    ...(extracted.coverage && { coverage: extracted.coverage }),
  }
}

/** A strict validation that fails leaves no data, so that none is used by mistake. */
function outcomeOf({ extraction, validation: { failed, ...validation } }: Extracted) {
  if (!failed) return { ...extraction, validation }
  return {
    ...{ status: 'failed' as const, data: null, confidence: null, provenance: null, validation },
    error: { code: validationFailed, message: `The data does not pass. ${validation.summary}` },
  }
}
