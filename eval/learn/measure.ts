import { type Adapter, isLearnable } from '../../src/extract/learn/adapter.ts'
import { fitAdapter, type LearningReport } from '../../src/extract/learn/fit.ts'
import { type Study, studyDocument, type Truth } from '../../src/extract/learn/study.ts'
import type { Reader } from '../../src/extract/reader/open-reader.ts'
import { readTexts, resolveDocument } from '../../src/extract/resolve-document.ts'
import { readSchema } from '../../src/extract/schema/read-schema.ts'
import type { KnownDocument, Supplier } from './supplier.ts'

/** A document as the engine reads it before it has learned anything. */
export interface ReadDocument extends KnownDocument {
  schemaRead: ReturnType<typeof readSchema>
  readings: Awaited<ReturnType<typeof readTexts>>
  wrong: string[]
}

export async function readBefore(known: KnownDocument, reader: Reader | undefined): Promise<ReadDocument> {
  const schemaRead = readSchema(known.schema)
  const readings = await readTexts(reader, known.document, schemaRead)
  const read = { ...known, schemaRead, readings, wrong: [] }
  return { ...read, wrong: wrongIn(read) }
}

/** Fields that can be learned and are wrong. */
export function wrongIn({ document, schemaRead, readings, truth, isRight }: ReadDocument, learned?: Adapter): string[] {
  const { data } = resolveDocument(document, schemaRead, { readings, learned })
  const values = data as Record<string, unknown>
  return schemaRead.leaves
    .filter((leaf) => leaf.path in truth && isLearnable(leaf) && !isRight(leaf.path, values[leaf.path] ?? null))
    .map(({ path }) => path)
}

export interface Measured {
  name: string
  documents: number
  corrections: number
  /** Documents that were held out. */
  tested: number
  values: number
  before: number
  after: number
  adapters: Adapter[]
  reports: LearningReport[]
}

const mostCorrections = 50
const parts = 4

/** Learns from documents of an issuer until 50 values are corrected, and looks at the others; of few documents each is held out once. */
export function measureSupplier({ name }: Pick<Supplier, 'name'>, documents: readonly ReadDocument[]): Measured {
  const result: Measured = {
    ...{ name, documents: documents.length, corrections: 0, tested: 0, values: 0, before: 0, after: 0 },
    ...{ adapters: [], reports: [] },
  }
  const turns = documents.length > 40 ? [documents.length - 20] : Array.from({ length: parts }, (_, part) => part)
  for (const turn of turns) {
    const isTested = (index: number) => (turns.length === 1 ? index >= turn : index % parts === turn)
    const training = untilCorrected(documents.filter((_, index) => !isTested(index)))
    const { adapter, report } = fitAdapter(training.map(studyOf))
    result.reports.push(report)
    const learned = adapter && { ...adapter, id: name }
    if (learned) result.adapters.push(learned)
    result.corrections = Math.max(
      result.corrections,
      training.reduce((sum, { wrong }) => sum + wrong.length, 0),
    )
    for (const document of documents.filter((_, index) => isTested(index))) {
      result.tested += 1
      result.values += Object.keys(document.truth).length
      result.before += document.wrong.length
      result.after += learned ? wrongIn(document, learned).length : document.wrong.length
    }
  }
  return result
}

function untilCorrected(documents: readonly ReadDocument[]): ReadDocument[] {
  let corrected = 0
  return documents.filter(({ wrong }) => {
    const isMore = corrected < mostCorrections
    if (isMore) corrected += wrong.length
    return isMore
  })
}

const studies = new WeakMap<ReadDocument, Study>()

function studyOf(read: ReadDocument): Study {
  const known = studies.get(read)
  if (known) return known
  const truths = Object.entries(read.truth).map(
    ([path, value]): Truth => ({ path, value, isCorrected: read.wrong.includes(path) }),
  )
  const study = studyDocument(read.document, read.schemaRead, truths, read.readings?.get(read.document))
  studies.set(read, study)
  return study
}
