import type { Range } from '../../document/model.ts'
import { counterpartsOf } from '../lexicon/counterparts.ts'
import type { ArrayNode, ExtractionSchema, Leaf } from '../schema/field-tree.ts'
import type { DocumentView } from '../view/document-view.ts'
import { type Tags, toTags } from './decode-items.ts'
import { decodeSpans, type SpanScores } from './decode-spans.ts'
import { heedTicks } from './heed-ticks.ts'
import { longestSpan } from './longest-span.ts'
import { featuresOf, placesOf } from './page-features.ts'
import { featuresOfQuestions, inPasses, type Question, questionsOf } from './questions.ts'
import { readList } from './read-list.ts'
import type { ModelAnswer, ReaderModel } from './reader-model.ts'
import type { Choice, Reading } from './reading.ts'
import { cutFeatures, windowsOver, zonesOf } from './windows.ts'

/** Longer documents, above about 1,500 words, are left to the engine: in contracts the reader did harm. */
const mostWindows = 4
/** Shorter ones are left to the ranker: 95 of 100 documents of the training have more words, and of a line or two the reader knows nothing. */
const fewestWords = 48

/** Asks the model all that a schema asks for, window by window, and joins the answers. */
export async function readDocument(
  model: ReaderModel,
  view: DocumentView,
  { root, leaves }: Pick<ExtractionSchema, 'root' | 'leaves'>,
): Promise<Reading> {
  const places = placesOf(view)
  const reading: Reading = { places, fields: new Map(), choices: new Map(), lists: new Map(), properties: new Map() }
  const windows = windowsOver(places.length)
  if (places.length < fewestWords || windows.length > mostWindows) return reading
  const page = featuresOf(view)
  const zones = zonesOf(windows)
  const asked = [root, ...counterpartsOf(leaves)].flatMap(questionsOf)
  for (const questions of inPasses(asked)) {
    const features = featuresOfQuestions(questions)
    const parts: Part[] = []
    for (const [index, window] of windows.entries())
      parts.push({ window, zone: zones[index] ?? window, answer: await model.ask(cutFeatures(page, window), features) })
    addAnswers(reading, questions, parts)
  }
  return heedTicks(reading, view)
}

interface Part {
  window: Range
  zone: Range
  answer: ModelAnswer
}

function addAnswers(reading: Reading, questions: readonly Question[], parts: readonly Part[]): void {
  const tags = new Map<Question, Tags>()
  const tagsOf = (question: Question): Tags => {
    const known = tags.get(question) ?? joinTags(questions.indexOf(question), parts)
    tags.set(question, known)
    return known
  }
  questions.forEach((question, index) => {
    const { node, role, parent } = question
    if (role === 'scalar') {
      const scores = parts.map((part) => scoresOf(part, index))
      reading.fields.set(node as Leaf, decodeSpans(scores, longestSpan))
      const choices = choicesOf(question, questions, parts)
      if (choices.length > 0) reading.choices.set(node as Leaf, choices)
    }
    if (role === 'property' && parent)
      reading.properties.set(node as Leaf, { list: parent.node as ArrayNode, tags: tagsOf(question) })
    if (role === 'items' && !parent) reading.lists.set(node as ArrayNode, readList(question, questions, tagsOf))
  })
}

function scoresOf({ window, zone, answer }: Part, question: number): SpanScores {
  const size = (window[1] - window[0]) * longestSpan
  const scores = answer.spans.subarray(question * size, (question + 1) * size)
  return { window, zone, scores, absent: answer.absent[question] ?? 0 }
}

/** Each window has the say on the words of its zone. */
function joinTags(question: number, parts: readonly Part[]): Tags {
  const joined = new Float32Array(3 * (parts.at(-1)?.window[1] ?? 0))
  for (const { window, zone, answer } of parts) {
    const start = question * 3 * (window[1] - window[0])
    const [from, to] = [3 * (zone[0] - window[0]), 3 * (zone[1] - window[0])]
    joined.set(answer.tags.subarray(start + from, start + to), 3 * zone[0])
  }
  return toTags(joined)
}

/** Windows count by how surely they state the field at all. */
function choicesOf(field: Question, questions: readonly Question[], parts: readonly Part[]): Choice[] {
  const asked = questions.flatMap((question, index) => (question.parent === field ? [index] : []))
  const own = questions.indexOf(field)
  const shares = asked.map(() => 0)
  let total = 0
  for (const part of parts) {
    const stated = 1 - decodeSpans([scoresOf(part, own)], longestSpan).absent + 1e-6
    const scores = asked.map((index) => part.answer.choices[index] ?? 0)
    const powers = scores.map((score) => Math.exp(score - Math.max(...scores)))
    const sum = powers.reduce((all, power) => all + power, 0)
    powers.forEach((power, at) => {
      shares[at] = (shares[at] ?? 0) + (stated * power) / sum
    })
    total += stated
  }
  return asked.flatMap((index, at) => {
    const value = questions[index]?.choice
    return value === undefined ? [] : [{ value, probability: (shares[at] ?? 0) / total }]
  })
}
