import type { Document } from '../../src/document/model.ts'
import { type Found, foundVector } from '../../src/extract/calibrate/confidence.ts'
import type { LogisticExample } from '../../src/extract/calibrate/fit-logistic.ts'
import { extractDocument } from '../../src/extract/extract.ts'
import type { ReaderHelp } from '../../src/extract/reader/judge.ts'
import { typeOfLeaf } from '../../src/extract/reader/mix.ts'
import type { Trees } from '../../src/extract/resolve/trees.ts'
import type { Leaf } from '../../src/extract/schema/field-tree.ts'
import type { LabelledDocument } from './pack-document.ts'

/** From where to where in the text of a document. */
export type Extent = readonly [from: number, to: number]

/** A value that extraction gave, and whether it is right. */
export interface FoundExample extends LogisticExample {
  found: Found
  kind: string
  path: string
  value: unknown
}

/** Extracts what is asked of a document and compares it with what is known to stand there. */
export function foundExamples(labelled: LabelledDocument, help: ReaderHelp | undefined, trees?: Trees): FoundExample[] {
  const { document, schema, kind, choices, unknown = [] } = labelled
  const printings = printingsOf(labelled)
  const examples: FoundExample[] = []
  extractDocument(document, schema, {
    ...{ help, trees },
    tellFound: (leaf, { value, provenance: { start, end }, found }) => {
      if (!found || unknown.includes(leaf.path)) return
      const choice = choices.find(({ path }) => path === leaf.path)
      const isRight = choice
        ? choice.value === value
        : (printings.get(leaf.path) ?? []).some((printed) => isPrinted(document, leaf, printed, [start ?? 0, end ?? 0]))
      examples.push({ vector: foundVector(found), isRight, found, kind, path: leaf.path, value })
    },
  })
  return examples
}

/** A figure or a date may stand among other words of what was marked; of a text every word counts. */
export function isPrinted({ markdown }: Document, leaf: Leaf, [from, to]: Extent, [start, end]: Extent): boolean {
  if (typeOfLeaf(leaf) !== 'text' || leaf.kind) return from <= start && end <= to
  const lettersIn = (...extent: Extent) => markdown.slice(...extent).replace(/[^\p{L}\p{N}]+/gu, '')
  return start < to && from < end && lettersIn(start, end) === lettersIn(from, to)
}

/** Where the text of a document prints each value, by path: parts of one cell are one printing. */
export function printingsOf({ document, spans }: LabelledDocument): Map<string, [number, number][]> {
  const cells = Map.groupBy(spans, ({ path, item, outer, page, words }) =>
    item === undefined ? `${path} ${page} ${words[0]}` : `${path} ${outer} ${item}`,
  )
  const printings = new Map<string, [number, number][]>()
  for (const cell of cells.values()) {
    const words = cell.flatMap(({ page, words: range }) => document.pages[page - 1]?.words.slice(...range) ?? [])
    const path = cell[0]?.path ?? ''
    const from = Math.min(...words.map(({ start }) => start))
    const to = Math.max(...words.map(({ end }) => end))
    printings.set(path, [...(printings.get(path) ?? []), [from, to]])
  }
  return printings
}
