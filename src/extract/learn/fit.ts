import { fitLogistic, type LogisticExample } from '../calibrate/fit-logistic.ts'
import { probabilityBy } from '../calibrate/logistic.ts'
import { leastLearned } from './adapter.ts'
import { likelyChoice } from './choices.ts'
import { recallHead } from './columns.ts'
import {
  fewestExamples,
  learnedFeatures,
  type Resemblance,
  recall,
  resemblanceOf,
  shareNotStated,
  vectorsOf,
} from './memory.ts'
import { type Fitted, type LearningReport, type Outcome, reportFields, totalsOf } from './report.ts'
import { isSame } from './same-value.ts'
import type { StudiedField, Study } from './study.ts'

const folds = 5

/** Fits weights to what people have said of documents, and keeps the fields that get better on documents held out. */
export function fitAdapter(studies: readonly Study[]): Fitted {
  const memory = studies.map((study, index) => ({
    study,
    fold: index % folds,
    fields: study.fields,
    layout: study.layout,
  }))
  const cases = memory.flatMap((own) =>
    own.study.studied.flatMap(
      (field) =>
        caseOf(
          own,
          field,
          memory.filter((other) => other !== own),
        ) ?? [],
    ),
  )
  const fields = reportFields([...placeOutcomes(cases), ...choiceOutcomes(studies), ...columnOutcomes(studies)])
  const better = fields.filter(({ is_learned }) => is_learned).map(({ path }) => path)
  const learned = [...new Set([...better, ...pathsOfCuts(studies)])]
  const report: LearningReport = {
    documents: studies.length,
    corrections: studies
      .flatMap(({ studied, columns, chosen }) => [...studied, ...columns, ...chosen])
      .filter(({ isCorrected }) => isCorrected).length,
    ...totalsOf(fields),
    fields,
  }
  if (learned.length === 0) return { adapter: undefined, report }
  const ofLearned = <T>(taught: Record<string, T>, paths = better) =>
    Object.fromEntries(Object.entries(taught).filter(([path]) => paths.includes(path)))
  const examples = studies.map(({ layout, fields: taught, heads, cuts, choices, signs }) => ({
    layout,
    fields: ofLearned(taught),
    heads: ofLearned(heads),
    cuts: ofLearned(cuts, learned),
    choices: ofLearned(choices),
    signs: Object.keys(ofLearned(choices)).length > 0 ? signs : [],
  }))
  return { adapter: { weights: weightsFor(cases, () => true), fields: learned, examples }, report }
}

/** Fields with a place of their own, each part of the documents by weights fitted to the others. */
function placeOutcomes(cases: readonly Case[]): Outcome[] {
  const parts = Array.from({ length: folds }, (_, fold) => {
    const weights = weightsFor(
      cases.filter((each) => each.fold !== fold),
      (other) => other !== fold,
    )
    return cases
      .filter((each) => each.fold === fold)
      .map((each) =>
        outcomeOf(
          each.field,
          isRightBy(weights, each, (other) => other !== fold),
        ),
      )
  })
  return parts.flat()
}

/** Choices, each told by the other documents. */
function choiceOutcomes(studies: readonly Study[]): Outcome[] {
  return studies.flatMap((own) => {
    const others = studies.filter((other) => other !== own)
    return own.chosen.flatMap((choice) => {
      const likely = likelyChoice(others, own.signs, choice.path)
      if (likely === undefined) return []
      const isTold = likely.probability >= leastLearned
      return [outcomeOf(choice, isTold ? isSame(likely.value, choice.value) : choice.isRight)]
    })
  })
}

function outcomeOf(field: Pick<StudiedField, 'path' | 'isCorrected' | 'isRight'>, isRightAfter: boolean): Outcome {
  const { path, isCorrected, isRight } = field
  return { path, isCorrected, values: 1, before: isRight ? 0 : 1, after: isRightAfter ? 0 : 1 }
}

/** Columns of lists, as far as their values stand below the head that the other documents teach. */
function columnOutcomes(studies: readonly Study[]): Outcome[] {
  return studies.flatMap((own) => {
    const others = studies.filter((other) => other !== own)
    return own.columns.flatMap(({ path, isCorrected, values, read, heads }) => {
      const head = recallHead(others, own.layout, path)
      if (head === undefined) return []
      const below = heads.find((each) => each.head === head)?.values ?? read
      return [{ path, isCorrected, values, before: values - read, after: values - below }]
    })
  })
}

/** Properties whose cells people have cut in enough documents: whether that makes them better shows when these are read again. */
function pathsOfCuts(studies: readonly Study[]): string[] {
  const paths = studies.flatMap(({ cuts }) => Object.keys(cuts))
  return [...Map.groupBy(paths, (path) => path)].filter(([, all]) => all.length >= fewestExamples).map(([path]) => path)
}

/** One field of one document beside the documents that look like it. */
interface Case {
  fold: number
  field: StudiedField
  /** Fold of each document that was recalled, and whether it states the field. */
  others: { fold: number; isStated: boolean }[]
  options: { probability: number | undefined; value: number; isRight: boolean; resemblances: Resemblance[] }[]
}

type Remembered = { study: Study; fold: number; fields: Study['fields']; layout: Study['layout'] }

/** So many options of a field are weighed, those that are the most alike or the most probable. */
const mostOptions = 40

function caseOf({ study, fold }: Remembered, field: StudiedField, memory: readonly Remembered[]): Case | undefined {
  const others = recall(memory, study.layout, field.path)
  const taught = others.flatMap(({ fields }) => fields[field.path] ?? [])
  if (taught.length < fewestExamples) return undefined
  const options = field.options.map(({ place, ...option }) => ({
    ...option,
    resemblances: taught.map((each) => resemblanceOf(place, each)),
  }))
  const promise = (option: (typeof options)[number]) =>
    (option.probability ?? 0) + option.resemblances.reduce((sum, { right }) => sum + right, 0) / taught.length
  return {
    ...{ fold, field },
    others: others.map((other) => ({
      fold: other.fold,
      isStated: (other.fields[field.path]?.right.length ?? 0) > 0,
    })),
    options: options.toSorted((a, b) => promise(b) - promise(a)).slice(0, mostOptions),
  }
}

/** The vectors of a case, seen beside those of the documents that may be known. */
function vectorsIn({ options, others }: Case, isKnown: (fold: number) => boolean): number[][] | undefined {
  const known = others.flatMap(({ fold }, index) => (isKnown(fold) ? [index] : []))
  if (known.length < fewestExamples) return undefined
  const stated = known.map((index) => ({ right: others[index]?.isStated ? [[]] : [], wrong: [] }))
  const seen = options.map((option) => ({
    ...option,
    resemblances: known.map((index) => option.resemblances[index] ?? { right: 0, wrong: 0 }),
  }))
  return vectorsOf(seen, shareNotStated(stated))
}

function weightsFor(cases: readonly Case[], isKnown: (fold: number) => boolean): number[] {
  const examples = cases.flatMap((each): LogisticExample[] =>
    (vectorsIn(each, isKnown) ?? []).map((vector, index) => ({
      vector,
      isRight: each.options[index]?.isRight ?? false,
    })),
  )
  return fitLogistic(examples, learnedFeatures.length, usualWeights)
}

function isRightBy(weights: readonly number[], each: Case, isKnown: (fold: number) => boolean): boolean {
  const vectors = vectorsIn(each, isKnown)
  if (!vectors) return each.field.isRight
  const probabilities = vectors.map((vector) => probabilityBy(weights, vector))
  const best = probabilities.reduce((top, each, index) => (each > (probabilities[top] ?? 0) ? index : top), 0)
  if ((probabilities[best] ?? 0) < leastLearned) return !each.field.options.some(({ isRight }) => isRight)
  return each.options[best]?.isRight ?? false
}

/** Of each of `learnedFeatures`, where few corrections speak against them: a place like those of examples counts, and a wrong one's against it. */
const usualWeights = [-6, 0.4, 0, 0.5, 5, 2, -2, 1.5, 6, -2]
