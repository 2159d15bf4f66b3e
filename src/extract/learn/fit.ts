import { fitLogistic, type LogisticExample } from '../calibrate/fit-logistic.ts'
import { probabilityBy } from '../calibrate/logistic.ts'
import { type Adapter, fewestExamples, leastLearned } from './adapter.ts'
import { learnedFeatures, type Resemblance, recall, resemblanceOf, shareNotStated, vectorsOf } from './memory.ts'
import type { StudiedField, Study } from './study.ts'
import { usualWeights } from './usual-weights.ts'

/** What learning has come to, measured on documents that it was not fitted on. */
export interface LearningReport {
  documents: number
  corrections: number
  /** Of corrected values of documents that look like others: how many are wrong without, and with what was learned. */
  corrected: Tally
  /** The same of values that people have let stand. */
  kept: Tally
  fields: { path: string; corrected: Tally; kept: Tally; is_learned: boolean }[]
}

export interface Tally {
  values: number
  wrong_before: number
  wrong_after: number
}

export interface Fitted {
  /** Nothing where held-out corrections do not get better, or others get worse. */
  adapter: Omit<Adapter, 'id'> | undefined
  report: LearningReport
}

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
  const outcomes = cases.map((each) => ({ each, isRightAfter: false }))
  for (let fold = 0; fold < folds; fold += 1) {
    const isOwn = (each: Case) => each.fold === fold
    const weights = weightsFor(
      cases.filter((each) => !isOwn(each)),
      (other) => other !== fold,
    )
    for (const outcome of outcomes.filter(({ each }) => isOwn(each)))
      outcome.isRightAfter = isRightBy(weights, outcome.each, (other) => other !== fold)
  }
  const paths = [...new Set(cases.map(({ field }) => field.path))].sort()
  const fields = paths.map((path) => {
    const own = outcomes.filter(({ each }) => each.field.path === path)
    const [corrected, kept] = [tally(own, true), tally(own, false)]
    return { path, corrected, kept, is_learned: isBetter(corrected, kept) }
  })
  const learned = fields.filter(({ is_learned }) => is_learned).map(({ path }) => path)
  const report: LearningReport = {
    documents: studies.length,
    corrections: studies.flatMap(({ studied }) => studied).filter(({ isCorrected }) => isCorrected).length,
    ...{ corrected: total(fields, 'corrected'), kept: total(fields, 'kept') },
    fields,
  }
  if (learned.length === 0) return { adapter: undefined, report }
  const examples = studies.map(({ layout, fields: taught }) => ({
    layout,
    fields: Object.fromEntries(Object.entries(taught).filter(([path]) => learned.includes(path))),
  }))
  return { adapter: { weights: weightsFor(cases, () => true), fields: learned, examples }, report }
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

function tally(outcomes: readonly { each: Case; isRightAfter: boolean }[], isCorrected: boolean): Tally {
  const own = outcomes.filter(({ each }) => each.field.isCorrected === isCorrected)
  return {
    values: own.length,
    wrong_before: own.filter(({ each }) => !each.field.isRight).length,
    wrong_after: own.filter(({ isRightAfter }) => !isRightAfter).length,
  }
}

/** Fields that are not learned stay as they are. */
function total(fields: LearningReport['fields'], which: 'corrected' | 'kept'): Tally {
  const sum = (of: (field: LearningReport['fields'][number]) => number) =>
    fields.reduce((all, each) => all + of(each), 0)
  return {
    values: sum((field) => field[which].values),
    wrong_before: sum((field) => field[which].wrong_before),
    wrong_after: sum((field) => (field.is_learned ? field[which].wrong_after : field[which].wrong_before)),
  }
}

/** Corrected values get better, by more than those get worse that people have let stand. */
function isBetter(corrected: Tally, kept: Tally): boolean {
  const gained = corrected.wrong_before - corrected.wrong_after
  const lost = kept.wrong_after - kept.wrong_before
  return gained > 0 && gained > 2 * lost
}
