import type { Neighbourhood } from './neighbourhood.ts'
import type { Piece } from './piece.ts'
import type { Weight } from './weigh-piece.ts'

const leastCompanions = 2
const boost = 1.1
/** From here on a piece is a label, whatever stands around it. */
const surely = 1.5
/** Lines above and below in which the others of a column are looked for. */
const columnReach = 6

/**
 * Words that nobody knows as a label are one where they stand in a row of labels (the head of a table, mostly), or in a
 * column of labels that have their values beside them, as these words have: a form. Words beside a label are a value where
 * values stand above and below them.
 */
export function weighTogether(around: Neighbourhood, weights: readonly Weight[]): Weight[] {
  return weights.map((weight, index) => {
    const { option, kind, label } = weight
    if (option !== 'none' || kind !== 'text' || label < -1 || label > surely) return weight
    const isUnknown = label <= 0.8
    if (isUnknown && (isInRowOfLabels(index, around, weights) || isInColumnOfLabels(index, around, weights)))
      return { ...weight, label: weight.label + boost, value: weight.value - boost / 2 }
    if (isInColumnOfValues(index, around, weights))
      return { ...weight, label: weight.label - boost / 2, value: weight.value + boost }
    return weight
  })
}

function isInRowOfLabels(index: number, around: Neighbourhood, weights: readonly Weight[]): boolean {
  const piece = around.pieces[index] as Piece
  const row = around.around(index, 0, 0).filter((other) => isBeside(piece, around.pieces[other] as Piece))
  const labels = row.filter((other) => isLabel(weights[other]) && !weights[other]?.colon).length
  const values = row.filter((other) => (weights[other]?.value ?? 0) > 0.8).length
  return labels >= leastCompanions && values === 0
}

function isInColumnOfLabels(index: number, around: Neighbourhood, weights: readonly Weight[]): boolean {
  const hasValue = (each: number) => {
    const right = around.rightOf(each)
    return right !== undefined && !isLabel(weights[right])
  }
  const others = hasValue(index) ? inColumn(index, around) : []
  return others.filter((other) => isLabel(weights[other]) && hasValue(other)).length >= leastCompanions
}

function isInColumnOfValues(index: number, around: Neighbourhood, weights: readonly Weight[]): boolean {
  const hasLabel = (each: number) => {
    const left = around.leftOf(each, Infinity)
    return left !== undefined && isLabel(weights[left])
  }
  const others = hasLabel(index) ? inColumn(index, around) : []
  return others.filter((other) => (weights[other]?.value ?? 0) > 0.8 && hasLabel(other)).length >= leastCompanions
}

/** What begins at the same place of the lines around. */
function inColumn(index: number, around: Neighbourhood): number[] {
  const { box, height } = around.pieces[index] as Piece
  return around
    .around(index, columnReach, columnReach)
    .filter((other) => Math.abs((around.pieces[other] as Piece).box[0] - box[0]) < 0.5 * height)
}

function isLabel(weight: Weight | undefined): boolean {
  return (weight?.label ?? 0) > 0.8
}

function isBeside({ box, height }: Piece, { box: other }: Piece): boolean {
  return Math.min(other[3], box[3]) - Math.max(other[1], box[1]) > 0.6 * height
}
