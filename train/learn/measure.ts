import { type Adapter, isChoice } from '../../src/extract/learn/adapter.ts'
import { fitAdapter } from '../../src/extract/learn/fit.ts'
import { proveLists } from '../../src/extract/learn/prove-lists.ts'
import type { LearningReport } from '../../src/extract/learn/report.ts'
import { countAmong, type Value } from '../../src/extract/learn/same-value.ts'
import { type Study, studyDocument, type Truth } from '../../src/extract/learn/study.ts'
import type { Reader } from '../../src/extract/reader/open-reader.ts'
import { readTexts, resolveDocument } from '../../src/extract/resolve-document.ts'
import { splitPath, valuesByTemplate } from '../../src/extract/schema/field-path.ts'
import { readSchema } from '../../src/extract/schema/read-schema.ts'
import type { KnownDocument, Supplier } from './supplier.ts'

/** A document as the engine reads it before it has learned anything. */
export interface ReadDocument extends KnownDocument {
  schemaRead: ReturnType<typeof readSchema>
  readings: Awaited<ReturnType<typeof readTexts>>
  wrong: string[]
  /** Properties of lists, and how many of their values are not given. */
  missing: Map<string, number>
}

export async function readBefore(known: KnownDocument, reader: Reader | undefined): Promise<ReadDocument> {
  const schemaRead = readSchema(known.schema)
  const readings = await readTexts(reader, known.document, schemaRead)
  const read = { ...known, schemaRead, readings, wrong: [], missing: new Map() }
  return { ...read, ...faultsIn(read) }
}

/** Fields that can be learned and are wrong, and values of lists that are not given. */
export function faultsIn(
  { document, schemaRead, readings, truth, columns, isRight }: ReadDocument,
  learned?: Adapter,
): Pick<ReadDocument, 'wrong' | 'missing'> {
  const { data } = resolveDocument(document, schemaRead, { readings, learned })
  const values = data as Record<string, unknown>
  const wrong = schemaRead.leaves
    .filter((leaf) => leaf.path in truth && !isChoice(leaf) && !isRight(leaf.path, values[leaf.path] ?? null))
    .map(({ path }) => path)
  const missing = Object.entries(columns).map(([path, stated]) => {
    const given = valuesByTemplate(data, splitPath(path)) as Value[]
    return [path, stated.length - countAmong(stated, given)] as const
  })
  return { wrong, missing: new Map(missing.filter(([, count]) => count > 0)) }
}

/** In lists and outside of them. */
export function countFaults(faults: Pick<ReadDocument, 'wrong' | 'missing'>): number {
  return faults.wrong.length + missingIn(faults)
}

function missingIn({ missing }: Pick<ReadDocument, 'missing'>): number {
  return [...missing.values()].reduce((sum, count) => sum + count, 0)
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
  cells: number
  cellsBefore: number
  cellsAfter: number
  adapters: Adapter[]
  reports: LearningReport[]
}

const mostCorrections = 50
const parts = 4

/** Learns from documents of an issuer until 50 values are corrected, and looks at the others; of few documents each is held out once. */
export async function measureSupplier(
  { name }: Pick<Supplier, 'name'>,
  documents: readonly ReadDocument[],
): Promise<Measured> {
  const result: Measured = {
    ...{ name, documents: documents.length, corrections: 0, tested: 0, values: 0, before: 0, after: 0 },
    ...{ cells: 0, cellsBefore: 0, cellsAfter: 0 },
    ...{ adapters: [], reports: [] },
  }
  const turns = documents.length > 40 ? [documents.length - 20] : Array.from({ length: parts }, (_, part) => part)
  for (const turn of turns) {
    const isTested = (index: number) => (turns.length === 1 ? index >= turn : index % parts === turn)
    const training = untilCorrected(documents.filter((_, index) => !isTested(index)))
    const trained = training.map((document) => studyOf(document))
    const { adapter, report } = await proveLists(fitAdapter(trained), trained, (index, learnedFromOthers) => {
      const document = training[index]
      return document && study(document, learnedFromOthers)
    })
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
      const faults = learned ? faultsIn(document, learned) : document
      result.after += faults.wrong.length
      result.cells += Object.values(document.columns).flat().length
      result.cellsBefore += missingIn(document)
      result.cellsAfter += missingIn(faults)
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
  const known = studies.get(read) ?? study(read)
  studies.set(read, known)
  return known
}

function study(read: ReadDocument, learned?: Adapter): Study {
  const truths = Object.entries(read.truth).map(
    ([path, value]): Truth => ({ path, value, isCorrected: read.wrong.includes(path) }),
  )
  const columns = Object.entries(read.columns).map(([path, values]) => ({
    ...{ path, values },
    isCorrected: read.missing.has(path),
  }))
  const help = read.readings?.get(read.document)
  return studyDocument(read.document, read.schemaRead, { truths, columns }, { help, learned })
}
