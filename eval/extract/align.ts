/** The one-to-one pairing with the greatest sum of weights: for each row its column, or -1. */
export function align(weights: readonly (readonly number[])[]): number[] {
  const size = Math.max(weights.length, ...weights.map((row) => row.length))
  const columnOf = new Assignment(size, (row, column) => -(weights[row]?.[column] ?? 0)).solve()
  return weights.map((row, index) => {
    const column = columnOf[index] ?? -1
    return (row[column] ?? 0) > 0 ? column : -1
  })
}

/** The Hungarian method with potentials, O(n^3). Rows and columns count from 1; 0 stands for "none yet". */
class Assignment {
  readonly #size: number
  readonly #cost: (row: number, column: number) => number
  readonly #rowPotential: number[]
  readonly #columnPotential: number[]
  /** Which row each column has. */
  readonly #rowAt: number[]

  constructor(size: number, cost: (row: number, column: number) => number) {
    this.#size = size
    this.#cost = cost
    this.#rowPotential = this.#list(0)
    this.#columnPotential = this.#list(0)
    this.#rowAt = this.#list(0)
  }

  #list(value: number): number[] {
    return new Array<number>(this.#size + 1).fill(value)
  }

  /** For each row its column, from 0. */
  solve(): number[] {
    for (let row = 1; row <= this.#size; row += 1) this.#place(row)
    const columnOf: number[] = []
    for (const [column, row] of this.#rowAt.entries()) if (column > 0) columnOf[row - 1] = column - 1
    return columnOf
  }

  /** Finds the cheapest way to give the row a column, moving other rows where that pays. */
  #place(row: number): void {
    const slack = this.#list(Infinity)
    const cameFrom = this.#list(0)
    const visited = new Set<number>()
    this.#rowAt[0] = row
    let column = 0
    while (this.#rowAt[column] !== 0) {
      visited.add(column)
      this.#reach(column, slack, cameFrom, visited)
      column = nearest(slack, visited)
      this.#shift(slack[column] ?? 0, slack, visited)
    }
    while (column !== 0) {
      const before = cameFrom[column] ?? 0
      this.#rowAt[column] = this.#rowAt[before] ?? 0
      column = before
    }
  }

  #reach(from: number, slack: number[], cameFrom: number[], visited: ReadonlySet<number>): void {
    const row = this.#rowAt[from] ?? 0
    const spent = this.#rowPotential[row] ?? 0
    for (let column = 1; column <= this.#size; column += 1) {
      const reduced = this.#cost(row - 1, column - 1) - spent - (this.#columnPotential[column] ?? 0)
      if (visited.has(column) || reduced >= (slack[column] ?? 0)) continue
      slack[column] = reduced
      cameFrom[column] = from
    }
  }

  /** Moves the potentials so that the column reached last costs nothing. */
  #shift(delta: number, slack: number[], visited: ReadonlySet<number>): void {
    for (let column = 0; column <= this.#size; column += 1) {
      if (!visited.has(column)) {
        slack[column] = (slack[column] ?? 0) - delta
        continue
      }
      const row = this.#rowAt[column] ?? 0
      this.#rowPotential[row] = (this.#rowPotential[row] ?? 0) + delta
      this.#columnPotential[column] = (this.#columnPotential[column] ?? 0) - delta
    }
  }
}

function nearest(slack: readonly number[], visited: ReadonlySet<number>): number {
  let best = 0
  for (const [column, value] of slack.entries())
    if (column > 0 && !visited.has(column) && (best === 0 || value < (slack[best] ?? 0))) best = column
  return best
}
