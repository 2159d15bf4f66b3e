const figure = /\d/

/** Words as numbers. */
export interface Vocabulary {
  idOf(word: string): number
  wordOf(id: number): string
  hasFigure(id: number): boolean
  size(): number
}

export function createVocabulary(): Vocabulary {
  const ids = new Map<string, number>()
  const words: string[] = []
  const figures: boolean[] = []
  return {
    idOf(word) {
      const known = ids.get(word)
      if (known !== undefined) return known
      const id = words.length
      ids.set(word, id)
      words.push(word)
      figures.push(figure.test(word))
      return id
    },
    wordOf: (id) => words[id] as string,
    hasFigure: (id) => figures[id] as boolean,
    size: () => words.length,
  }
}

/** Between counting by rarity and by its square, as a cosine does: of tables with long and with short texts the best for both. */
const emphasis = 1.5

/** How much a word of a column says: the rarer, the more. */
export interface Rarity {
  count(ids: Iterable<number>): void
  of(id: number): number
}

export function createRarity(): Rarity {
  let counts = new Uint32Array(1024)
  /** What was worked out since something was counted last; 0 where nothing was. */
  let rarities = new Float64Array(0)
  let values = 0
  return {
    count(ids) {
      values++
      if (rarities.length > 0) rarities = new Float64Array(0)
      for (const id of ids) {
        if (id >= counts.length) {
          const longer = new Uint32Array(Math.max(counts.length * 2, id + 1))
          longer.set(counts)
          counts = longer
        }
        counts[id] = (counts[id] as number) + 1
      }
    },
    of(id) {
      const known = rarities[id]
      if (known !== undefined && known > 0) return known
      const rarity = Math.log(1 + Math.max(1, values) / Math.max(1, counts[id] ?? 1)) ** emphasis
      if (rarities.length === 0) rarities = new Float64Array(counts.length)
      if (id < rarities.length) rarities[id] = rarity
      return rarity
    },
  }
}
