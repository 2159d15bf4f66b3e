import { posix } from 'node:path'
import { ParseError } from '../../parse-error.ts'
import type { ReadContext } from '../../reader.ts'
import type { Package } from '../../zip/open-package.ts'
import { unwrapOleObject } from './ole-object.ts'
import { mayHoldText } from './picture-size.ts'

type Relation = 'inline' | 'embedded'

/** Pictures and files inside an office package, given to the caller once each, in the order they are mentioned. */
export class EmbeddedFiles {
  readonly #opened: Package
  readonly #context: ReadContext
  readonly #seen = new Set<string>()
  #waiting: { part: string; relation: Relation }[] = []

  constructor(opened: Package, context: ReadContext) {
    this.#opened = opened
    this.#context = context
  }

  want(part: string, relation: Relation): void {
    if (this.#seen.has(part) || this.#seen.size >= this.#context.limits.entries) return
    this.#seen.add(part)
    this.#waiting.push({ part, relation })
  }

  async give(): Promise<void> {
    const waiting = this.#waiting
    this.#waiting = []
    for (const { part, relation } of waiting) {
      try {
        await this.#giveOne(part, relation)
      } catch (error) {
        if (!(error instanceof ParseError)) throw error
        this.#context.problem(error.toProblem())
      }
    }
  }

  async #giveOne(part: string, relation: Relation): Promise<void> {
    const bytes = await this.#opened.read(part)
    if (!bytes || bytes.length === 0) return
    const name = posix.basename(part)
    if (relation === 'inline') {
      if (await mayHoldText(bytes, this.#context.limits.pixels)) await this.#context.child({ name, relation, bytes })
      return
    }
    const file = unwrapOleObject(bytes, name)
    if (file) await this.#context.child({ ...file, relation })
  }
}
