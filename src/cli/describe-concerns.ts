interface Concern {
  level: string
  path: string
  text: string
  code: string
}

const mostTold = 3

/** A line for each; what was not found in many cells is one line, since the table shows where. */
export function describeConcerns(concerns: readonly Concern[] = []): string[] {
  const isEmptyCell = ({ code, level, path }: Concern) => code === 'null_value' && level === 'warning' && path !== '$'
  const empty = concerns.filter(isEmptyCell)
  const isMany = empty.length > mostTold
  const told = isMany ? concerns.filter((concern) => !isEmptyCell(concern)) : concerns
  const lines = told.map(({ level, path, text }) => `${level}: ${path}: ${text}`)
  return isMany ? [...lines, `warning: ${empty.length} values were not found in the document.`] : lines
}
