import { child, childrenNamed } from '../../zip/xml-queries.ts'
import type { XmlElement } from '../../zip/xml-tree.ts'
import { formatNumber } from './number-formats.ts'

interface Level {
  format: string
  /** `%1.%2)`: numbers of this and outer levels between fixed text. */
  text: string
  start: number
}

interface List {
  abstractId: string
  overrides: Map<number, { start?: number; level?: Level }>
}

/** Counts the items of the lists of a document, as its numbering part describes them. */
export class Numbering {
  readonly #levels = new Map<string, Map<number, Level>>()
  readonly #lists = new Map<string, List>()
  readonly #counters = new Map<string, number[]>()
  readonly #begun = new Set<string>()

  constructor(part: XmlElement | undefined) {
    const byStyle = new Map<string, string>()
    const abstracts = childrenNamed(part, 'w:abstractNum')
    for (const abstract of abstracts) {
      const style = child(abstract, 'w:styleLink')?.attributes['w:val']
      if (style !== undefined) byStyle.set(style, abstract.attributes['w:abstractNumId'] ?? '')
      const levels = childrenNamed(abstract, 'w:lvl').map((level) => [levelNumber(level), readLevel(level)] as const)
      this.#levels.set(abstract.attributes['w:abstractNumId'] ?? '', new Map(levels))
    }
    for (const abstract of abstracts) {
      const linked = this.#levels.get(byStyle.get(child(abstract, 'w:numStyleLink')?.attributes['w:val'] ?? '') ?? '')
      if (linked) this.#levels.set(abstract.attributes['w:abstractNumId'] ?? '', linked)
    }
    for (const list of childrenNamed(part, 'w:num')) this.#lists.set(list.attributes['w:numId'] ?? '', readList(list))
  }

  /** The sign of the next item: empty for a bullet; undefined where the list shows none. */
  next(listId: string, level: number): string | undefined {
    const list = this.#lists.get(listId)
    if (!list || level < 0 || level > 8) return undefined
    const counters = this.#counters.get(list.abstractId) ?? []
    this.#counters.set(list.abstractId, counters)
    this.#applyOverride(list, listId, level, counters)
    const own = this.#levelOf(list, level)
    for (let outer = 0; outer < level; outer += 1) counters[outer] ??= this.#levelOf(list, outer)?.start ?? 1
    counters[level] = (counters[level] ?? (own?.start ?? 1) - 1) + 1
    counters.length = level + 1
    if (!own || own.format === 'bullet') return own || listId !== '0' ? '' : undefined
    if (own.format === 'none' && own.text === '') return undefined
    const sign = own.text.replace(/%(\d)/g, (_, digit: string) => {
      const index = Number(digit) - 1
      return formatNumber(counters[index] ?? 1, this.#levelOf(list, index)?.format ?? 'decimal')
    })
    return sign.trim() === '' ? undefined : sign.trim()
  }

  #levelOf(list: List, level: number): Level | undefined {
    return list.overrides.get(level)?.level ?? this.#levels.get(list.abstractId)?.get(level)
  }

  #applyOverride(list: List, listId: string, level: number, counters: number[]): void {
    const start = list.overrides.get(level)?.start
    if (start === undefined || this.#begun.has(`${listId} ${level}`)) return
    this.#begun.add(`${listId} ${level}`)
    counters[level] = start - 1
  }
}

function readList(list: XmlElement): List {
  const overrides = childrenNamed(list, 'w:lvlOverride').map((override) => {
    const start = child(override, 'w:startOverride')?.attributes['w:val']
    const level = child(override, 'w:lvl')
    const read = {
      ...(start !== undefined && { start: Number(start) || 0 }),
      ...(level && { level: readLevel(level) }),
    }
    return [levelNumber(override), read] as const
  })
  return { abstractId: child(list, 'w:abstractNumId')?.attributes['w:val'] ?? '', overrides: new Map(overrides) }
}

function readLevel(level: XmlElement): Level {
  return {
    format: child(level, 'w:numFmt')?.attributes['w:val'] ?? 'decimal',
    text: child(level, 'w:lvlText')?.attributes['w:val'] ?? '',
    start: Number(child(level, 'w:start')?.attributes['w:val'] ?? 1) || 0,
  }
}

function levelNumber(element: XmlElement): number {
  return Number(element.attributes['w:ilvl'] ?? 0) || 0
}
