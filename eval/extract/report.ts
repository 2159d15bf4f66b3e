import { conceptsOf } from '../../src/extract/lexicon/match-concepts.ts'
import { round } from '../print-table.ts'
import { type Calibration, calibrate, type NamedCalibration } from './calibration.ts'
import { type Outcome, type SetResult, unprinted } from './evaluate.ts'
import { foldOf } from './issuers.ts'
import { isVariantFor, variants } from './rephrase.ts'
import { summarise } from './summary.ts'

export interface ReportTable {
  title: string
  headings: string[]
  rows: (string | number)[][]
}

/** Everything that is reported, as tables. */
export function tablesOf(results: readonly SetResult[]): ReportTable[] {
  const all = results.flatMap(({ outcomes }) => outcomes)
  const printed = printedOf(all)
  const tables = [
    bySet(all),
    byKey(
      'By field',
      'field',
      printed.filter(({ kind }) => kind === undefined),
      ({ field }) => field,
    ),
    byKey(
      'By kind of document',
      'kind',
      printed.filter(({ kind }) => kind !== undefined),
      ({ kind, part }) => `${kind}, ${part}`,
    ),
    byKey(
      'By what the lexicon knows of the field',
      'name of the field',
      printed.filter(({ kind }) => kind !== undefined),
      ({ field, part }) => `${isKnown(field) ? 'known' : 'not known'}, ${part}`,
    ),
    byKey('By language', 'language', printed, ({ language }) => language),
    byIssuer(printed),
    calibrationTable(results),
    reliabilityTable(results),
    evidenceTable(results),
    rephraseTable(results),
    timeTable(results),
  ]
  return tables.filter(({ rows }) => rows.length > 0)
}

const leastKnown = 0.75

/** Whether the lexicon has words for what the field is called. */
function isKnown(field: string): boolean {
  const name = field.replace(/\[\]$/, '').split('.').at(-1) ?? field
  return (conceptsOf(name)[0]?.score ?? 0) >= leastKnown
}

function calibrationOf(results: readonly SetResult[]): Calibration {
  return calibrate(printedOf(results.flatMap(({ outcomes }) => outcomes)))
}

function printedOf(outcomes: readonly Outcome[]): Outcome[] {
  return outcomes.filter(({ part }) => part !== unprinted)
}

function bySet(outcomes: readonly Outcome[]): ReportTable {
  const rows = groups(outcomes, ({ set }) => set).flatMap(([set, own]) =>
    groups(own, ({ part }) => part).map(([part, leaves]) => {
      const summary = summarise(leaves)
      const { documents, asked, precision, recall, f1, meanF1, soft, allRight, invented } = summary
      const shares = [precision, recall, f1, meanF1, soft, allRight].map((share) => round(share))
      return [set, part, documents, asked, ...shares, invented === null ? '' : round(invented)]
    }),
  )
  const headings = [
    ...['set', 'part', 'documents', 'asked', 'precision', 'recall'],
    ...['F1', 'mean F1 of documents', 'soft', 'all right', 'invented'],
  ]
  return { title: 'By set', headings, rows }
}

function byKey(
  title: string,
  heading: string,
  outcomes: readonly Outcome[],
  key: (outcome: Outcome) => string,
): ReportTable {
  const rows = groups(outcomes, ({ set }) => set).flatMap(([set, own]) =>
    groups(own, key).map(([name, leaves]) => {
      const { documents, asked, precision, recall, f1 } = summarise(leaves)
      return [set, name, documents, asked, round(precision), round(recall), round(f1)]
    }),
  )
  return { title, headings: ['set', heading, 'documents', 'asked', 'precision', 'recall', 'F1'], rows }
}

const folds = 5

/** How much the figures depend on whose documents they are. */
function byIssuer(outcomes: readonly Outcome[]): ReportTable {
  const rows = groups(outcomes, ({ set }) => set).map(([set, own]) => {
    const issuers = groups(own, ({ issuer }) => issuer).map(([, leaves]) => summarise(leaves).f1)
    const folded = groups(own, ({ issuer }) => String(foldOf(issuer, folds))).map(([, leaves]) => summarise(leaves).f1)
    const mean = issuers.reduce((sum, f1) => sum + f1, 0) / issuers.length
    return [set, issuers.length, round(mean), round(Math.min(...folded)), round(Math.max(...folded))]
  })
  const headings = ['set', 'issuers', 'mean F1 of issuers', `worst of ${folds} folds`, 'best']
  return { title: 'By issuer', headings, rows }
}

function calibrationTable(results: readonly SetResult[]): ReportTable {
  const rows = calibrationsOf(results).map(({ name, calibration }) => [name, ...figuresOf(calibration)])
  return {
    title: 'Calibration',
    headings: [
      ...['set', 'expected calibration error', 'coverage at 95 % precision', 'at 98 %'],
      ...['wrong at 0.9 or more', 'where the page prints the truth', 'nulls at 0.9 or more that are stated'],
    ],
    rows,
  }
}

/** Each set of its own, and all of them. */
export function calibrationsOf(results: readonly SetResult[]): NamedCalibration[] {
  const each = results.map((result) => ({ name: result.set, calibration: calibrationOf([result]) }))
  return results.length > 1 ? [...each, { name: 'all', calibration: calibrationOf(results) }] : each
}

/** Of the values given with a confidence: how many there are, and which share is right. */
function reliabilityTable(results: readonly SetResult[]): ReportTable {
  const rows = calibrationsOf(results).map(({ name, calibration: { bins } }) => [
    name,
    ...bins.slice(firstBin).map(({ count, accuracy }) => (count === 0 ? '' : `${round(accuracy, 2)} of ${count}`)),
  ])
  const headings = Array.from({ length: 10 - firstBin }, (_, index) => `0.${firstBin + index}-`)
  return { title: 'Right values by stated confidence', headings: ['set', ...headings], rows }
}

/** Hardly any value is given with less. */
const firstBin = 3

function figuresOf(calibration: Calibration): (string | number)[] {
  const { error, coverage95, coverage98, wrongWhenSure, wrongThoughPrinted, missedWhenSure } = calibration
  const shares = [error, coverage95, coverage98, wrongWhenSure, wrongThoughPrinted].map((share) => round(share))
  return [...shares, missedWhenSure === null ? '' : round(missedWhenSure)]
}

function evidenceTable(results: readonly SetResult[]): ReportTable {
  const rows = results
    .filter(({ evidence }) => evidence.right > 0)
    .map(({ set, evidence: { right, quoted, boxed } }) => [set, right, round(quoted / right), round(boxed / right)])
  return { title: 'Evidence', headings: ['set', 'right values', 'truth stands in the quote', 'box covers it'], rows }
}

/** Against the F1 of the original request on the same documents. */
function rephraseTable(results: readonly SetResult[]): ReportTable {
  const rows = variants.flatMap((variant) =>
    results
      .filter(({ rephrased }) => rephrased[variant].length > 0)
      .map(({ set, outcomes, rephrased }) => {
        const asked = printedOf(outcomes).filter(({ language }) => isVariantFor(variant, language))
        const original = summarise(asked).f1
        const other = summarise(printedOf(rephrased[variant])).f1
        return [variant, set, round(original), round(other), round(original - other)]
      }),
  )
  return { title: 'In other words', headings: ['words', 'set', 'F1', 'F1 rephrased', 'loss'], rows }
}

function timeTable(results: readonly SetResult[]): ReportTable {
  const rows = results.map(({ set, documents, pages, milliseconds, readerMilliseconds }) => [
    set,
    documents,
    pages,
    round(milliseconds / Math.max(1, pages), 1),
    round(readerMilliseconds / Math.max(1, pages), 1),
    round(milliseconds / 1000, 1),
  ])
  return {
    title: "Processor's time after parsing",
    headings: ['set', 'documents', 'pages', 'ms a page', 'of it the reader', 'total s'],
    rows,
  }
}

function groups<T>(items: readonly T[], key: (item: T) => string): [string, T[]][] {
  return [...Map.groupBy(items, key)]
}
