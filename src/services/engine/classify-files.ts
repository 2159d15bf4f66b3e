import type { AppError } from '../../core/app-error.ts'
import type { ClassifiedWhole } from '../../extract/discover/classify-whole.ts'
import type { ParseRun, SourceFile } from '../../parse/parser.ts'
import { readFile } from '../parsing/read-file.ts'
import type { Extractor } from './extractor.ts'
import { workOnFiles } from './work-on-files.ts'

export interface ClassifiedFile {
  result: {
    file: string
    type: string | null
    type_confidence: number
    /** ISO 639-1; null when there is too little text to tell. */
    language: string | null
    language_confidence: number
    pages: number
    /** The documents inside, such as attachments and members of archives, where there are any. */
    children?: ClassifiedChild[]
    error?: { code: string; message: string }
  }
  error?: AppError
}

export interface ClassifiedChild {
  name: string
  type: string
  type_confidence: number
  language: string | null
  language_confidence: number
  pages: number
  children?: ClassifiedChild[]
}

/** What kind of document each file is, and in which language. */
export async function* classifyFiles(
  extractor: Extractor,
  files: readonly SourceFile[],
  run: ParseRun & { signal: AbortSignal },
): AsyncGenerator<ClassifiedFile> {
  extractor.warmUp(files.length)
  const outcomes = workOnFiles(extractor.parallel, files, run.signal, async (file) => {
    const document = await readFile(extractor.parser, file, run)
    const whole = await extractor.threads.run('classify', { document }, run)
    return describe(whole, document.pages.length)
  })
  for await (const outcome of outcomes) {
    const file = outcome.file.name
    if ('value' in outcome) yield { result: { file, ...outcome.value } }
    else {
      const { error } = outcome
      const nothing = { type: null, type_confidence: 0, language: null, language_confidence: 0, pages: 0 }
      yield { result: { file, ...nothing, error: { code: error.reason ?? error.code, message: error.message } }, error }
    }
  }
}

function describe({ type, confidence, language, children }: ClassifiedWhole, pages: number) {
  return {
    ...{ type, type_confidence: confidence },
    ...{ language: language.code, language_confidence: language.confidence, pages },
    ...(children.length > 0 && { children: children.map(describeChild) }),
  }
}

function describeChild({ name, pages, ...child }: ClassifiedWhole['children'][number]): ClassifiedChild {
  return { name, ...describe(child, pages) }
}
