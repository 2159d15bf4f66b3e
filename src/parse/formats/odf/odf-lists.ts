import { formatNumber } from '../office/number-formats.ts'
import type { ListLevel, OdfStyles } from './odf-styles.ts'

/** Counts the items of one list and of the lists within it. */
export class ListCounter {
  readonly #styles: OdfStyles
  readonly #style: string | undefined
  readonly #counters: number[] = []

  constructor(styles: OdfStyles, style: string | undefined) {
    this.#styles = styles
    this.#style = style
  }

  get style(): string | undefined {
    return this.#style
  }

  /** A list within an item begins anew. */
  enter(level: number): void {
    this.#counters.length = Math.min(this.#counters.length, level)
  }

  /** The sign of the next item: empty for a bullet, undefined where the level shows none. */
  next(level: number, startValue?: number): string | undefined {
    const own = this.#styles.list(this.#style, level)
    for (let outer = 0; outer < level; outer += 1) this.#counters[outer] ??= 1
    this.#counters[level] = startValue ?? (this.#counters[level] ?? (own?.start ?? 1) - 1) + 1
    this.#counters.length = level + 1
    if (!own || own.isBullet) return ''
    if (own.format === '') return undefined
    return `${own.prefix}${this.#number(level, own)}${own.suffix}`.trim() || undefined
  }

  #number(level: number, own: ListLevel): string {
    const first = Math.max(0, level - Math.min(own.shown, 10) + 1)
    return this.#counters
      .slice(first, level + 1)
      .map((value, index) => formatNumber(value, this.#styles.list(this.#style, first + index)?.format || '1'))
      .join('.')
  }
}
