import { hasText } from '../../document/has-text.ts'
import type { Document } from '../../document/model.ts'
import { checkExtraction } from '../../extract/check-extraction.ts'
import { classifyWhole } from '../../extract/discover/classify-whole.ts'
import { discoverWhole } from '../../extract/discover/discover-whole.ts'
import type { Extraction } from '../../extract/extraction.ts'
import { findDocuments } from '../../extract/find-documents.ts'
import type { Adapter } from '../../extract/learn/adapter.ts'
import { type Study, studyDocument, type Told } from '../../extract/learn/study.ts'
import type { AskModel, ModelWarning } from '../../extract/model/ask-model.ts'
import type { ModelSettings } from '../../extract/model/model-settings.ts'
import { type ModelUsage, resolveWithModel } from '../../extract/model/resolve-with-model.ts'
import type { Reader } from '../../extract/reader/open-reader.ts'
import { isReadAsText, readTexts, resolveDocument } from '../../extract/resolve-document.ts'
import type { ExtractionSchema } from '../../extract/schema/field-tree.ts'
import { type Coverage, measureCoverage } from '../../extract/text-coverage/measure-coverage.ts'
import { tellSeveral, tellTextless } from '../../extract/validate/compare-source.ts'
import type { SourceFindings } from '../../extract/validate/source-findings.ts'
import type { Validation, ValidationLevel } from '../../extract/validate/validate.ts'
import type { KeptResult } from '../../extract/verify/read-result.ts'
import { type Verification, verifyExtraction } from '../../extract/verify/verify-extraction.ts'
import { viewDocument } from '../../extract/view/document-view.ts'
import { discoverData } from './discovered-data.ts'

export interface ExtractTask {
  document: Document
  /** Without one everything that the document holds is found. */
  schema?: ExtractionSchema
  validation: ValidationLevel
  /** Errors at which a strict validation fails. */
  maxErrors?: number
  coverage: boolean
  /** How many other values of each field are told. */
  alternatives?: number
  /** What people's corrections have taught. */
  learned?: Adapter
  /** When a model is to help. */
  model?: ModelSettings
  /** What the sender says about the file, for the model to heed. */
  instructions?: string
}

export interface Kind {
  type: string
  language: string | null
}

export interface Extracted extends Kind {
  extraction: Extraction
  validation: Validation
  /** What the validation knows of the source, for whoever changes values and validates again. */
  findings: SourceFindings
  coverage?: Coverage
  model?: { usage: ModelUsage; warnings: ModelWarning[] }
}

/** What extraction may ask. */
export interface Helpers {
  ask: AskModel
  reader: Promise<Reader | undefined>
}

/** What threads do with documents: work for a processor, which would hold up everything else in its process. */
export const tasks = {
  /** The kind of the document is told before its fields are looked for, which takes longer. */
  async extract(task: ExtractTask, { ask, reader }: Helpers, tellKind: (kind: Kind) => void): Promise<Extracted> {
    const { document, schema } = task
    const kind = kindOf(document)
    tellKind(kind)
    const found = schema ? await extract(task, schema, { ask, reader }) : discovered(document)
    return {
      ...found,
      ...kind,
      ...(task.coverage && { coverage: measureCoverage(document, found.extraction.provenance) }),
    }
  },
  async discover({ document }: { document: Document }) {
    return discoverWhole(document)
  },
  async classify({ document }: { document: Document }) {
    return classifyWhole(document)
  },
  /** Undefined for what is read as data instead of its text. */
  async study(
    {
      document,
      schema,
      told,
      learned,
    }: { document: Document; schema: ExtractionSchema; told: Told; learned?: Adapter },
    { reader }: Helpers,
  ): Promise<Study | undefined> {
    if (!isReadAsText(document, schema)) return undefined
    const readings = await readTexts(await reader, document, schema)
    return studyDocument(document, schema, told, { help: readings?.get(document), learned })
  },
  async verify(task: { document: Document; result: KeptResult; schema?: ExtractionSchema }): Promise<Verification> {
    return verifyExtraction(task.document, task.result, task.schema)
  },
}

export type Tasks = typeof tasks

async function extract(
  { document, validation: level, maxErrors, model: settings, instructions, alternatives, learned }: ExtractTask,
  schema: ExtractionSchema,
  { ask, reader }: Helpers,
): Promise<Omit<Extracted, keyof Kind>> {
  const readings = await readTexts(await reader, document, schema)
  const { findings, ...embedded } = resolveDocument(document, schema, { readings, alternatives, learned })
  // A thread that is no longer wanted is ended as a whole.
  const { signal } = new AbortController()
  const question = { document, schema, extraction: embedded, ask, signal, ...(instructions && { instructions }) }
  const helped = settings && (await resolveWithModel({ ...question, settings }))
  const extraction = helped?.extraction ?? embedded
  return {
    ...{ extraction, findings },
    validation: checkExtraction(schema, extraction, findings, { level, ...(maxErrors && { maxErrors }) }),
    ...(helped && { model: { usage: helped.usage, warnings: helped.warnings } }),
  }
}

function kindOf(document: Document): Kind {
  const { type, language } = classifyWhole(document)
  return { type, language: language.code }
}

function discovered(document: Document): Omit<Extracted, keyof Kind> {
  const summary = 'Without a schema there is nothing to check against.'
  const concerns = [...tellTextless(!hasText(document)), ...tellSeveral(findDocuments(viewDocument(document)))]
  return {
    ...{ extraction: discoverData(document), findings: {} },
    validation: { valid: true, failed: false, concerns, summary },
  }
}
