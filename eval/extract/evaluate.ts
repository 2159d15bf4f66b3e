import type { Document } from '../../src/document/model.ts'
import type { Extraction } from '../../src/extract/extraction.ts'
import type { Reader } from '../../src/extract/reader/open-reader.ts'
import { containsValue } from '../../src/extract/verify/contains-value.ts'
import { type Case, casesOf, type EvalOptions, readSchemaOf } from './cases.ts'
import { discoverPairs, extract } from './contender.ts'
import type { Documents } from './documents.ts'
import { checkEvidence, type Evidence } from './evidence.ts'
import { foldOf } from './issuers.ts'
import { isVariantFor, rephrase, undoRephrase, type Variant, variants } from './rephrase.ts'
import { type Answer, type LeafOutcome, scoreAnswer, scorePairs } from './score.ts'
import { scoreInstance } from './score-instance.ts'
import type { EvalSet } from './sets.ts'
import { askedOf, type RequestSchema, withoutTruth } from './truth.ts'

export interface Outcome extends LeafOutcome {
  set: string
  part: string
  file: string
  language: string
  issuer: string
  /** What document it is, where the set has many kinds. */
  kind: string | undefined
  quote: string | null
  /** The file has what the truth says somewhere in its text, whatever it means there. */
  isTruthPrinted: boolean
}

export interface SetResult {
  set: string
  outcomes: Outcome[]
  /** Answers to the same requests in other words. */
  rephrased: Record<Variant, Outcome[]>
  evidence: Evidence
  documents: number
  pages: number
  /** Of the processor, after parsing: in all, and what the reader took of it. */
  milliseconds: number
  readerMilliseconds: number
}

/** Asks for the schema's fields in every document and compares the answers with the truth. */
export async function evaluateSet(
  corpus: string,
  set: EvalSet,
  documents: Documents,
  options: EvalOptions,
): Promise<SetResult> {
  const result: SetResult = {
    set: set.name,
    outcomes: [],
    rephrased: { en1: [], en2: [], en3: [], de: [], fr: [], es: [] },
    evidence: { right: 0, quoted: 0, boxed: 0 },
    documents: 0,
    pages: 0,
    ...{ milliseconds: 0, readerMilliseconds: 0 },
  }
  for (const one of await casesOf(corpus, set, options)) {
    const document = (await documents.load(one.path)) ?? unreadable
    const schema = await readSchemaOf(corpus, set, one)
    result.documents += 1
    result.pages += document.pages.length
    try {
      if (schema) await evaluateRequest(result, set, one, document, schema, options)
      else evaluateDiscovery(result, set, one, document)
    } catch (cause) {
      throw new Error(`${one.file} cannot be evaluated`, { cause })
    }
  }
  return result
}

async function evaluateRequest(
  result: SetResult,
  set: EvalSet,
  one: Case,
  document: Document,
  schema: RequestSchema,
  options: EvalOptions,
): Promise<void> {
  const request = withoutTruth(schema)
  const judge = set.isOwnSchema
    ? (answer: Answer) => scoreInstance(request, one.row.fields, answer)
    : (answer: Answer) => scoreAnswer(askedOf(schema, one.row, set), answer)
  const score = ({ data, confidence, provenance }: Extraction) =>
    judge({ data, confidence: confidence.fields }).map((outcome) =>
      describe(set, one, outcome, provenance[outcome.path]?.quote ?? null, isPrinted(document, outcome)),
    )
  const trees = options.rankers?.[foldOf(one.row.issuer, options.rankers.length)]
  const started = process.cpuUsage()
  const run = async (asked: RequestSchema) =>
    options.extract?.(document, asked) ??
    extract(document, asked, { trees, without: options.without, reader: timed(options.reader, result) })
  const extraction = await run(request)
  result.milliseconds += processorMilliseconds(started)
  const outcomes = score(extraction)
  result.outcomes.push(...outcomes)
  addEvidence(result.evidence, checkEvidence(document, request, extraction, outcomes))
  const name = set.schema
  if (!options.rephrase || name === undefined) return
  for (const variant of variants.filter((candidate) => isVariantFor(candidate, one.row.lang))) {
    const answer = await run(rephrase(request, name, variant))
    result.rephrased[variant].push(...score(undoRephrase(answer, name, variant)))
  }
}

function evaluateDiscovery(result: SetResult, set: EvalSet, one: Case, document: Document): void {
  const started = process.cpuUsage()
  const pairs = discoverPairs(document)
  result.milliseconds += processorMilliseconds(started)
  const truth = one.row.fields['key_values'] as { key: string; value: string }[]
  result.outcomes.push(...scorePairs(truth, pairs).map((outcome) => describe(set, one, outcome, null, true)))
}

/** Of a value too many there is no truth, so nothing excuses it. */
function isPrinted({ markdown, children }: Document, { expected }: LeafOutcome): boolean {
  if (expected === null || containsValue(markdown, expected)) return true
  return children.some((child) => child.document !== null && containsValue(child.document.markdown, expected))
}

function describe(
  { name, partOf, isOwnSchema }: EvalSet,
  { row, file }: Case,
  outcome: LeafOutcome,
  quote: string | null,
  isTruthPrinted: boolean,
): Outcome {
  const part = outcome.isUnprinted ? unprinted : (partOf?.(outcome.field) ?? '')
  return {
    ...outcome,
    set: name,
    part,
    file,
    language: row.lang,
    issuer: row.issuer,
    kind: isOwnSchema ? row.kind : undefined,
    quote,
    isTruthPrinted,
  }
}

/** The part of what is asked but not printed. */
export const unprinted = 'not printed'

function addEvidence(sum: Evidence, { right, quoted, boxed }: Evidence): void {
  sum.right += right
  sum.quoted += quoted
  sum.boxed += boxed
}

/** Stands for a file that cannot be read: nothing can be extracted from it, and that counts. */
const unreadable: Document = {
  format: { name: 'txt', mediaType: 'text/plain', reason: 'unreadable' },
  language: null,
  metadata: {},
  pages: [],
  markdown: '',
  outline: [],
  links: [],
  formFields: [],
  children: [],
  problems: [],
}

function timed(reader: Reader | undefined, result: SetResult): Reader | undefined {
  if (!reader) return undefined
  return async (...asked) => {
    const started = process.cpuUsage()
    const help = await reader(...asked)
    result.readerMilliseconds += processorMilliseconds(started)
    return help
  }
}

/** Of this process with its threads, so that what else the machine does meanwhile does not count. */
function processorMilliseconds(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since)
  return (user + system) / 1000
}
