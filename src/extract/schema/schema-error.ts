export interface SchemaProblem {
  /** Where in the schema as it was sent: `properties.items.items.price`; empty for the schema itself. */
  path: string
  message: string
}

/** As many as are told. */
export const mostProblems = 20

/** The one thing `readSchema` throws: what is wrong with a schema. A wholly wrong one is understood from its first mistakes. */
export class SchemaError extends Error {
  override readonly name = 'SchemaError'
  readonly problems: SchemaProblem[]

  constructor(problems: SchemaProblem[]) {
    const told = problems
      .slice(0, mostProblems)
      .map(({ path, message }) => ({ path: short(path), message: short(message) }))
    super(told.map(({ path, message }) => (path === '' ? message : `${path}: ${message}`)).join(' '))
    this.problems = told
  }
}

/** Names and patterns of the schema are quoted, and may be as long as the schema. */
function short(text: string): string {
  return text.length > 600 ? `${text.slice(0, 400)} … ${text.slice(-150)}` : text
}
