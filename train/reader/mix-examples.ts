import type { LogisticExample } from '../../src/extract/calibrate/fit-logistic.ts'
import { logOdds, probabilityBy } from '../../src/extract/calibrate/logistic.ts'
import { extractDocument } from '../../src/extract/extract.ts'
import { type FieldProfile, profileOf } from '../../src/extract/lexicon/field-profile.ts'
import { fieldRanker } from '../../src/extract/rank-fields.ts'
import { evidenceOfChoices, type TellCell } from '../../src/extract/reader/judge.ts'
import { type CellSource, cellVector, leastFor, type Mix, mixVector, typeOfLeaf } from '../../src/extract/reader/mix.ts'
import { placeFinder } from '../../src/extract/reader/page-features.ts'
import { ReadWords } from '../../src/extract/reader/read-words.ts'
import type { Reading } from '../../src/extract/reader/reading.ts'
import { SpanCandidates } from '../../src/extract/reader/span-candidates.ts'
import { gatherEvidence, keyOf, type Weighed } from '../../src/extract/reader/weigh-reading.ts'
import { findCandidates } from '../../src/extract/resolve/candidates.ts'
import { ContextFinder } from '../../src/extract/resolve/context.ts'
import { decide } from '../../src/extract/resolve/decide.ts'
import { LabelBook } from '../../src/extract/resolve/label-book.ts'
import { ranker } from '../../src/extract/resolve/ranker.ts'
import { resolveEnum } from '../../src/extract/resolve/resolve-enum.ts'
import type { Trees } from '../../src/extract/resolve/trees.ts'
import { viewDocument } from '../../src/extract/view/document-view.ts'
import type { GoldSpan, LabelledDocument } from './pack-document.ts'

/** All that is known of one field: what may be its value, which of it is right, and whether it is stated. */
export interface FieldExample {
  values: LogisticExample[]
  /** Those that are words of the document. */
  spans: (Weighed & Pick<LogisticExample, 'isRight'>)[]
  isStated: boolean
  absent: number
}

/** A field for each leaf outside of lists whose truth is known. */
export function fieldExamples(labelled: LabelledDocument, reading: Reading, trees: Trees = ranker): FieldExample[] {
  const { document, schema, choices, unknown = [] } = labelled
  const view = viewDocument(document)
  const candidates = findCandidates(view)
  const words = new ReadWords(view)
  const spans = new SpanCandidates(words, candidates, view.conventions)
  const asked = schema.leaves.filter(({ path }) => !path.includes('[]') && !unknown.includes(path)).map(profileOf)
  const labels = new LabelBook()
  const ranked = fieldRanker(view, candidates, labels, { trees })(asked)
  const contexts = new ContextFinder(
    view,
    candidates.flatMap(({ mention }) => mention ?? []),
  )
  const around = {
    ...{ labels, profiles: asked },
    contextOf: (...place: Parameters<ContextFinder['contextOf']>) => contexts.contextOf(...place),
  }
  const golds = goldRanges(labelled.spans, reading)
  return asked.flatMap((profile, index): FieldExample[] => {
    const { leaf } = profile
    const read = reading.fields.get(leaf)
    if (!read) return []
    const own = ranked[index] ?? []
    const options = reading.choices.get(leaf)
    if (options) {
      const [decided] = leaf.enum ? [resolveEnum(profile, view, around)] : decide([profile], [own])
      const right = choices.find(({ path }) => path === leaf.path)?.value
      const values = evidenceOfChoices(options, read, decided ?? { value: null, confidence: 0.5, parts: [] }).map(
        (evidence) => ({ vector: mixVector(evidence), isRight: evidence.value === right }),
      )
      return [{ values, spans: [], isStated: right !== undefined, absent: read.absent }]
    }
    const gold = golds.get(leaf.path) ?? []
    const keys = new Set(gold.flatMap(([first, last]) => keysOf(profile, first, last)))
    const weighed = gatherEvidence(profile, own, read, spans).map((each) => ({
      ...each,
      isRight: keys.has(keyOf(leaf, each.candidate)),
    }))
    const values = weighed.map(({ evidence, isRight }) => ({ vector: mixVector(evidence), isRight }))
    return [{ values, spans: weighed, isStated: gold.length > 0, absent: read.absent }]
  })

  function keysOf(profile: FieldProfile, first: number, last: number): string[] {
    const candidate = spans.of(profile, { first, last, probability: 1 })
    return candidate ? [keyOf(profile.leaf, candidate)] : []
  }
}

/** First and last words of what is right, by path, in reading order. */
function goldRanges(spans: readonly GoldSpan[], { places }: Reading): Map<string, [number, number][]> {
  const wordAt = placeFinder({ places })
  const ranges = new Map<string, [number, number][]>()
  for (const { path, page, words } of spans) {
    const [first, last] = [wordAt(page - 1, words[0]), wordAt(page - 1, words[1] - 1)]
    if (first < 0 || last - first !== words[1] - words[0] - 1) continue
    ranges.set(path, [...(ranges.get(path) ?? []), [first, last]])
  }
  return ranges
}

/** Fields that would be left empty, for fitting how sure that is. */
export function absenceExamples(fields: readonly FieldExample[], value: readonly number[]): LogisticExample[] {
  return fields.flatMap(({ values, isStated, absent }) => {
    const best = Math.max(0, ...values.map(({ vector }) => probabilityBy(value, vector)))
    const byRanker = Math.max(0, ...values.map(({ vector: [, ranker = 0] }) => probabilityBy([1], [ranker])))
    return best < leastFor(absent, byRanker)
      ? [{ vector: [1, logOdds(best), logOdds(absent)], isRight: !isStated }]
      : []
  })
}

export interface CellExample extends LogisticExample {
  source: CellSource
}

/** The cells of lists that are found in a document, and whether their words are those of a right cell. */
export function cellExamples({ schema, spans, document }: LabelledDocument, reading: Reading): CellExample[] {
  const wordAt = placeFinder(reading)
  const gold = new Map<string, Map<string, Set<number>>>()
  for (const { path, page, words, item, outer } of spans) {
    const cells = gold.get(path) ?? new Map<string, Set<number>>()
    // A list of plain values has no items: each span is one.
    const name = item === undefined ? `${page} ${words[0]}` : `${outer} ${item}`
    const own = cells.get(name) ?? new Set<number>()
    for (let word = words[0]; word < words[1]; word += 1) own.add(wordAt(page - 1, word))
    gold.set(path, cells.set(name, own))
  }
  const found = new Map<string, CellExample>()
  const tellCell = ({ leaf, words, evidence, source }: TellCell) => {
    const cells = [...(gold.get(leaf.path)?.values() ?? [])]
    const isText = typeOfLeaf(leaf) === 'text' && !leaf.kind
    const isRight = cells.some(
      (right) => words.every((word) => right.has(word)) && (!isText || right.size === words.length),
    )
    found.set(`${source} ${leaf.path} ${words}`, { vector: cellVector(evidence), isRight, source })
  }
  const mix: Mix = { value: [], claim: [], given: [], absence: [], cells: { engine: [1], reader: [1] } }
  extractDocument(document, schema, { help: { reading, mix, tellCell } })
  return [...found.values()]
}
