export interface LogisticExample {
  vector: readonly number[]
  isRight: boolean
}

const rounds = 60
/** Newton's method leaps beyond its aim, for ever, where most examples of a kind are surely wrong: so far at once and no further. */
const longestStep = 0.5
/** Keeps weights small that few examples speak for; worth so many examples. */
const restraint = 3

/** Weights of a logistic regression, by Newton's method; `usual` ones stay where few examples speak against them. */
export function fitLogistic(
  examples: readonly LogisticExample[],
  width: number,
  usual: readonly number[] = new Array<number>(width).fill(0),
): number[] {
  let weights = [...usual]
  for (let round = 0; round < rounds; round += 1) {
    const slope = weights.map((weight, index) => restraint * ((usual[index] ?? 0) - weight))
    const curve = weights.map((_, row) => weights.map((__, column) => (row === column ? restraint : 0)))
    for (const { vector, isRight } of examples) addExample(vector, isRight, weights, slope, curve)
    const step = solve(curve, slope)
    weights = weights.map((weight, index) => weight + Math.max(-longestStep, Math.min(longestStep, step[index] ?? 0)))
  }
  return weights.map((weight) => Math.round(weight * 1e4) / 1e4)
}

function addExample(
  vector: readonly number[],
  isRight: boolean,
  weights: readonly number[],
  slope: number[],
  curve: number[][],
): void {
  const sum = vector.reduce((all, value, index) => all + value * (weights[index] ?? 0), 0)
  const probability = 1 / (1 + Math.exp(-sum))
  const [miss, weight] = [(isRight ? 1 : 0) - probability, probability * (1 - probability)]
  vector.forEach((value, row) => {
    slope[row] = (slope[row] ?? 0) + miss * value
    const own = curve[row] as number[]
    vector.forEach((other, column) => {
      own[column] = (own[column] ?? 0) + weight * value * other
    })
  })
}

/** Gauss: `matrix` is positive definite, so no rows need be swapped. */
function solve(matrix: readonly number[][], right: readonly number[]): number[] {
  const rows = matrix.map((row, index) => [...row, right[index] ?? 0])
  rows.forEach((pivot, at) => {
    for (const [index, row] of rows.entries()) {
      if (index === at) continue
      const share = (row[at] ?? 0) / (pivot[at] || 1e-12)
      for (let column = at; column < row.length; column += 1)
        row[column] = (row[column] ?? 0) - share * (pivot[column] ?? 0)
    }
  })
  return rows.map((row, index) => (row.at(-1) ?? 0) / (row[index] || 1e-12))
}
