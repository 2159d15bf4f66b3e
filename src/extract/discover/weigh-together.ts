import type { Neighbourhood } from './neighbourhood.ts'
import type { Piece } from './piece.ts'
import type { Weight } from './weigh-piece.ts'

const leastCompanions = 2
const boost = 1.1

/** Words that nobody knows as a label are one where they stand in a row of labels: the head of a table, mostly. */
export function weighTogether(around: Neighbourhood, weights: readonly Weight[]): Weight[] {
  return weights.map((weight, index) => {
    const isUnknown = weight.label <= 0.8 && weight.label >= -1
    if (weight.option !== 'none' || weight.kind !== 'text' || !isUnknown) return weight
    const piece = around.pieces[index] as Piece
    const row = around.around(index, 0, 0).filter((other) => isBeside(piece, around.pieces[other] as Piece))
    const labels = row.filter((other) => (weights[other]?.label ?? 0) > 0.8 && !weights[other]?.colon).length
    const values = row.filter((other) => (weights[other]?.value ?? 0) > 0.8).length
    if (labels < leastCompanions || values > 0) return weight
    return { ...weight, label: weight.label + boost, value: weight.value - boost / 2 }
  })
}

function isBeside({ box, height }: Piece, { box: other }: Piece): boolean {
  return Math.min(other[3], box[3]) - Math.max(other[1], box[1]) > 0.6 * height
}
