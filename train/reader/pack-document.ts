import type { Document, Range } from '../../src/document/model.ts'
import { featuresOf, type PageFeatures, placeFinder } from '../../src/extract/reader/page-features.ts'
import {
  featuresOfQuestions,
  inPasses,
  type Question,
  type QuestionFeatures,
  questionsOf,
  tokensPerQuestion,
} from '../../src/extract/reader/questions.ts'
import { cutFeatures, windowsOver } from '../../src/extract/reader/windows.ts'
import type { ExtractionSchema } from '../../src/extract/schema/field-tree.ts'
import { viewDocument } from '../../src/extract/view/document-view.ts'

/** Words that print a value. Several of a field of no list are as good as each other; several of one cell of a list are its parts. */
export interface GoldSpan {
  /** Of the field tree: `a.b`, `items[].price`, `parties[]`. */
  path: string
  /** From 1. */
  page: number
  /** Of the page's words. */
  words: Range
  /** Which item of its list in the document, from 0; of an inner list counted through all outer items. */
  item?: number
  /** Of an inner list: the item of the outer list that it belongs to. */
  outer?: number
  /** What is told there, where that is known and no matter of how it is printed. */
  value?: string | number | boolean
  /** Stands outside of the item: what a heading says of all items below it. */
  carried?: true
}

/** The value of an enum or a yes or no outside of lists. */
export interface GoldChoice {
  path: string
  value: string | number | boolean
}

export interface LabelledDocument {
  id: string
  kind: string
  lang: string
  document: Document
  schema: ExtractionSchema
  spans: readonly GoldSpan[]
  choices: readonly GoldChoice[]
  /** Paths whose truth is not known, which are not asked. */
  unknown?: readonly string[]
  /** Anything else that is to be known of the document. */
  facts?: Record<string, unknown>
}

/** A window of a document with questions, as arrays. */
export interface PackedDocument {
  facts: Record<string, unknown> & { id: string; kind: string; lang: string; questions: string[] }
  page: PageFeatures
  questions: QuestionFeatures
  /** Question, first word, last word, item. */
  gold: Int32Array
}

type GoldRow = [question: number, first: number, last: number, item: number]

/** One for each window of words and each pass of questions. */
export function packDocument(labelled: LabelledDocument): PackedDocument[] {
  const { id, kind, lang, document, schema, choices, unknown = [], facts = {} } = labelled
  const page = featuresOf(viewDocument(document))
  const spans = placed(labelled.spans, page)
  const left = new Set([...unknown, ...unplaceable(labelled.spans, spans)])
  const passes = inPasses(
    questionsOf(schema.root)
      .map((group) => group.filter((question) => !isLeftOut(question, left)))
      .filter((group) => group.length > 0),
  )
  return passes.flatMap((questions, pass) =>
    windowsOver(page.places.length).map((window, number) => ({
      facts: {
        ...{ id: pass + number === 0 ? id : `${id}#${pass}.${number}`, kind, lang },
        ...{ questions: questions.map(pathOf), ...facts },
      },
      page: cutFeatures(page, window),
      questions: featuresOfQuestions(questions, tokensPerQuestion),
      gold: Int32Array.from(questions.flatMap((question, at) => goldOf(question, at, window)).flat()),
    })),
  )

  function goldOf(question: Question, at: number, window: Range): GoldRow[] {
    const path = pathOf(question)
    if (question.role === 'choice') {
      const isRight = choices.some((choice) => choice.path === path && choice.value === question.choice)
      return isRight ? [[at, -1, -1, 1]] : []
    }
    const rows = question.role === 'items' ? itemsOf(path, spans) : spans.filter((span) => span.path === path)
    return rows.flatMap(({ runs, item }) =>
      runs.flatMap(([first, last]): GoldRow[] =>
        first >= window[0] && last < window[1] ? [[at, first - window[0], last - window[0], item]] : [],
      ),
    )
  }
}

interface PlacedSpan {
  path: string
  /** First and last words in reading order. */
  runs: Range[]
  item: number
  outer: number | undefined
  carried: boolean
}

function placed(spans: readonly GoldSpan[], features: PageFeatures): PlacedSpan[] {
  const wordAt = placeFinder(features)
  return spans.flatMap(({ path, page, words, item = 0, outer, carried = false }) => {
    const found: number[] = []
    for (let word = words[0]; word < words[1]; word += 1) found.push(wordAt(page - 1, word))
    const runs = runsOf(found.filter((index) => index >= 0))
    // Any place will do for a field of no list, but it must be one place.
    const isOne = path.includes('[]') || runs.length === 1
    return isOne && runs.length > 0 ? [{ path, runs, item, outer, carried }] : []
  })
}

function runsOf(words: number[]): Range[] {
  const runs: Range[] = []
  for (const word of words.sort((a, b) => a - b)) {
    const last = runs.at(-1)
    if (last && word === last[1] + 1) last[1] = word
    else runs.push([word, word])
  }
  return runs
}

/** What is stated, but in words that do not stand together in reading order. */
function unplaceable(spans: readonly GoldSpan[], found: readonly PlacedSpan[]): string[] {
  const known = new Set(found.map(({ path }) => path))
  return spans.map(({ path }) => path).filter((path) => !known.has(path))
}

function isLeftOut(question: Question, paths: ReadonlySet<string>): boolean {
  const { parent } = question
  return paths.has(pathOf(question)) || (parent !== undefined && isLeftOut(parent, paths))
}

function pathOf({ node }: Question): string {
  return node.path
}

/** From the first to the last word of all that belongs to an item, lists in it included. */
function itemsOf(path: string, spans: readonly PlacedSpan[]): PlacedSpan[] {
  const items = new Map<number, Range>()
  for (const span of spans) {
    const item = itemOf(span, `${path}[]`)
    if (item === undefined || span.carried) continue
    const range = items.get(item)
    const [first, last] = [span.runs[0]?.[0] ?? 0, span.runs.at(-1)?.[1] ?? 0]
    items.set(item, [Math.min(first, range?.[0] ?? first), Math.max(last, range?.[1] ?? last)])
  }
  return [...items].map(([item, run]) => ({ path, runs: [run], item, outer: undefined, carried: false }))
}

function itemOf({ path, item, outer }: PlacedSpan, list: string): number | undefined {
  if (path !== list && !path.startsWith(`${list}.`) && !path.startsWith(`${list}[`)) return undefined
  return path.slice(list.length).includes('[]') ? outer : item
}
