import { buildTree } from '../../src/extract/schema/build-tree.ts'
import { formatPath, type PathStep } from '../../src/extract/schema/field-path.ts'
import type { ExtractionSchema } from '../../src/extract/schema/field-tree.ts'
import { resolveRefs } from '../../src/extract/schema/resolve-refs.ts'

export type Definition = Record<string, unknown>

/** A JSON Schema in the making. */
export class SchemaDraft {
  readonly #properties: Definition
  readonly #steps: readonly PathStep[]

  constructor(properties: Definition = {}, steps: readonly PathStep[] = []) {
    this.#properties = properties
    this.#steps = steps
  }

  /** Adds a field below the named parents; undefined where the name is taken, else its path. */
  add(names: readonly string[], definition: Definition): string | undefined {
    const [name, ...rest] = names
    if (name === undefined || name === '') return
    const own = this.#properties[name] as Definition | undefined
    if (rest.length === 0) {
      if (own) return
      this.#properties[name] = definition
      return formatPath([...this.#steps, name])
    }
    if (own && own['type'] !== 'object') return
    const object = own ?? { type: 'object', properties: {} }
    this.#properties[name] = object
    return new SchemaDraft(object['properties'] as Definition, [...this.#steps, name]).add(rest, definition)
  }

  /** Adds a list of objects, whose fields go into the draft that comes back. */
  addList(name: string, more: Definition): SchemaDraft | undefined {
    if (name === '' || this.#properties[name]) return
    const properties: Definition = {}
    this.#properties[name] = { type: 'array', ...more, items: { type: 'object', properties } }
    return new SchemaDraft(properties, [...this.#steps, name, null])
  }

  get isEmpty(): boolean {
    return Object.keys(this.#properties).length === 0
  }

  /** As the extraction reads it, without compiling what would check results. */
  schema(): ExtractionSchema {
    const definition = { type: 'object', properties: this.#properties }
    return { ...buildTree(definition, resolveRefs(definition)), definition }
  }
}
