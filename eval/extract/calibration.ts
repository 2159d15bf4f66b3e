import type { LeafOutcome } from './score.ts'

export interface Bin {
  count: number
  /** Mean of the confidences. */
  confidence: number
  /** Share that is right. */
  accuracy: number
}

export interface Calibration {
  /** Expected calibration error over ten bins of the same width. */
  error: number
  bins: Bin[]
  /** Share of all leaves, unanswered ones included, that can be taken unseen while 95 % or 98 % of them are right. */
  coverage95: number
  coverage98: number
  /** Share of the values given that are wrong though their confidence is 0.9 or more. */
  wrongWhenSure: number
  /** Those of them whose truth the document prints: where it prints another value, nobody could read what the truth says. */
  wrongThoughPrinted: number
  /** Of the leaves left empty with a confidence of 0.9 or more, the share that the document states; null without any. */
  missedWhenSure: number | null
}

interface Point {
  confidence: number
  isRight: boolean
  isTruthPrinted: boolean
}

/** Of the answered leaves; what was left empty counts only against the coverage. */
export function calibrate(outcomes: readonly (LeafOutcome & { isTruthPrinted: boolean })[]): Calibration {
  const leaves = outcomes.filter(({ verdict }) => verdict !== 'absent')
  const points = leaves
    .filter(({ verdict }) => verdict !== 'missing')
    .map(({ verdict, confidence, isTruthPrinted }) => ({
      confidence: confidence ?? 0,
      isRight: verdict === 'exact' || verdict === 'soft',
      isTruthPrinted,
    }))
  const wrongWhenSure = points.filter((point) => !point.isRight && isSure(point))
  const shareOf = (some: readonly Point[]) => (points.length === 0 ? 0 : some.length / points.length)
  const bins = Array.from({ length: 10 }, (_, index) =>
    binOf(points.filter(({ confidence }) => Math.min(9, Math.floor(confidence * 10)) === index)),
  )
  const error = bins.reduce(
    (sum, bin) => sum + (bin.count / points.length) * Math.abs(bin.confidence - bin.accuracy),
    0,
  )
  return {
    error: points.length === 0 ? 0 : error,
    bins,
    coverage95: leaves.length === 0 ? 0 : mostTaken(points, 0.95) / leaves.length,
    coverage98: leaves.length === 0 ? 0 : mostTaken(points, 0.98) / leaves.length,
    wrongWhenSure: shareOf(wrongWhenSure),
    wrongThoughPrinted: shareOf(wrongWhenSure.filter(({ isTruthPrinted }) => isTruthPrinted)),
    missedWhenSure: missedShare(outcomes.filter(isSure)),
  }
}

const sure = 0.9

function isSure({ confidence }: { confidence: number | null }): boolean {
  return (confidence ?? 0) >= sure
}

function missedShare(outcomes: readonly LeafOutcome[]): number | null {
  const missed = outcomes.filter(({ verdict }) => verdict === 'missing').length
  const empty = missed + outcomes.filter(({ verdict }) => verdict === 'absent').length
  return empty === 0 ? null : missed / empty
}

function binOf(points: readonly Point[]): Bin {
  const count = points.length
  if (count === 0) return { count, confidence: 0, accuracy: 0 }
  return {
    count,
    confidence: points.reduce((sum, point) => sum + point.confidence, 0) / count,
    accuracy: points.filter(({ isRight }) => isRight).length / count,
  }
}

/** A threshold takes all leaves of the same confidence or none. */
function mostTaken(points: readonly Point[], precision: number): number {
  const sorted = [...points].sort((a, b) => b.confidence - a.confidence)
  let right = 0
  let most = 0
  for (const [index, point] of sorted.entries()) {
    if (point.isRight) right += 1
    const isLastOfEqual = sorted[index + 1]?.confidence !== point.confidence
    if (isLastOfEqual && right / (index + 1) >= precision) most = index + 1
  }
  return most
}

/** A plot and what it is of. */
export interface NamedCalibration {
  name: string
  calibration: Calibration
}

const [plotsInRow, side] = [4, 250]

/** Share that is right over confidence, one dot a bin, as large as the share of leaves in it; a plot for each set. */
export function reliabilityPlots(sets: readonly NamedCalibration[]): string {
  const height = side * Math.ceil(sets.length / plotsInRow)
  const plots = sets.map((set, index) => {
    const [left, top] = [side * (index % plotsInRow), side * Math.floor(index / plotsInRow)]
    return `<g transform="translate(${left} ${top})">${plotOf(set)}</g>`
  })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${plotsInRow * side} ${height}" font-family="sans-serif" font-size="10" fill="#333">`,
    '<title>Share of right values over their stated confidence, for each set</title>',
    `<rect width="${plotsInRow * side}" height="${height}" fill="#fff"/>`,
    ...plots,
    '</svg>',
    '',
  ].join('\n')
}

function plotOf({ name, calibration: { bins, error } }: NamedCalibration): string {
  const total = bins.reduce((sum, bin) => sum + bin.count, 0)
  const x = (value: number) => round(30 + 200 * value)
  const y = (value: number) => round(225 - 200 * value)
  const ticks = [0, 0.5, 1].flatMap((tick) => [
    `<path d="M${x(tick)} ${y(0)}V${y(1)}M${x(0)} ${y(tick)}H${x(1)}" stroke="#ddd"/>`,
    `<text x="${x(tick)}" y="${y(0) + 14}" text-anchor="middle">${tick}</text>`,
    `<text x="${x(0) - 5}" y="${y(tick) + 3}" text-anchor="end">${tick}</text>`,
  ])
  const dots = bins
    .filter(({ count }) => count > 0)
    .map(({ count, confidence, accuracy }) => {
      const radius = round(2 + 10 * Math.sqrt(count / total))
      const title = `<title>${count} leaves, confidence ${confidence.toFixed(3)}, right ${accuracy.toFixed(3)}</title>`
      return `<circle cx="${x(confidence)}" cy="${y(accuracy)}" r="${radius}" fill="#2563eb" fill-opacity="0.7">${title}</circle>`
    })
  return [
    ...ticks,
    `<path d="M${x(0)} ${y(0)}L${x(1)} ${y(1)}" stroke="#999" stroke-dasharray="4 3"/>`,
    ...dots,
    `<text x="130" y="14" text-anchor="middle">${name} (error ${error.toFixed(3)})</text>`,
  ].join('')
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
