import type { LeafResult } from '../build-extraction.ts'
import type { Extraction } from '../extraction.ts'
import { type PathStep, splitPath, valueAt } from '../schema/field-path.ts'

/** A copy of an extraction in which cells and arrays are replaced one after the other. */
export class PatchedExtraction {
  readonly #result: Extraction

  constructor(extraction: Extraction) {
    this.#result = structuredClone(extraction)
  }

  leaf(path: string): LeafResult | undefined {
    const confidence = this.#result.confidence.fields[path]
    const provenance = this.#result.provenance[path]
    if (confidence === undefined || provenance === undefined) return
    const value = splitPath(path).reduce<unknown>(valueAt, this.#result.data)
    return { value: (value ?? null) as LeafResult['value'], confidence, provenance }
  }

  setLeaf(path: string, result: LeafResult): void {
    this.#setValue(splitPath(path), result.value)
    this.#setCell(path, result)
  }

  setArray(path: string, value: unknown[], cells: ReadonlyMap<string, LeafResult>): void {
    const { confidence, provenance } = this.#result
    for (const cell of Object.keys(confidence.fields)) {
      if (cell !== path && !cell.startsWith(`${path}[`)) continue
      delete confidence.fields[cell]
      delete provenance[cell]
    }
    this.#setValue(splitPath(path), value)
    for (const [cell, result] of cells) this.#setCell(cell, result)
  }

  finish(): Extraction {
    const all = Object.values(this.#result.confidence.fields)
    const overall = all.length === 0 ? 0 : all.reduce((sum, each) => sum + each, 0) / all.length
    return { ...this.#result, confidence: { ...this.#result.confidence, overall } }
  }

  #setCell(path: string, { confidence, provenance }: LeafResult): void {
    define(this.#result.confidence.fields, path, confidence)
    define(this.#result.provenance, path, provenance)
  }

  /** Outside of arrays, which are replaced whole, a path has names only. */
  #setValue(steps: readonly PathStep[], value: unknown): void {
    const last = steps.at(-1)
    if (last === undefined) {
      this.#result.data = value
      return
    }
    if (typeof this.#result.data !== 'object' || this.#result.data === null) this.#result.data = {}
    let at = this.#result.data as object
    for (const step of steps.slice(0, -1)) {
      const next = valueAt(at, step)
      const inner = typeof next === 'object' && next !== null ? next : {}
      define(at, String(step), inner)
      at = inner
    }
    define(at, String(last), value)
  }
}

/** Names come from schemas of users, who may call a field `__proto__`. */
function define(target: object, name: string, value: unknown): void {
  Object.defineProperty(target, name, { value, enumerable: true, writable: true, configurable: true })
}
