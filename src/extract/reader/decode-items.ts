import { mean } from '../../core/statistics.ts'
/** How probable it is of each word that it is outside, the first or a further word of something, three numbers for each. */
export type Tags = Float32Array

/** Words that are one cell of an item, in reading order. */
export interface Cell {
  words: number[]
  /** How sure the tags of its words are, not yet a probability that it is right. */
  score: number
}

/** An item of a list: where it begins, and where what belongs to it ends. */
export interface ItemRange {
  first: number
  last: number
  score: number
}

const outside = 0
const first = 1

/** Each word that most probably begins an item, with the words behind it that go on with it. */
export function findItems(tags: Tags): ItemRange[] {
  const items: ItemRange[] = []
  for (let word = 0; word < tags.length / 3; word += 1) {
    const tag = likeliest(tags, word)
    const open = items.at(-1)
    if (tag === first) items.push({ first: word, last: word, score: tags[word * 3 + first] ?? 0 })
    else if (tag !== outside && open?.last === word - 1) open.last = word
  }
  return items
}

/** Runs of words of a property. Words that go on after others stood between belong to the cell before, inside one item. */
export function findCells(tags: Tags, isSameItem: (a: number, b: number) => boolean): Cell[] {
  const cells: Cell[] = []
  let wasOutside = true
  for (let word = 0; word < tags.length / 3; word += 1) {
    const tag = likeliest(tags, word)
    if (tag !== outside) {
      const open = cells.at(-1)
      const last = open?.words.at(-1)
      const goesOn = tag !== first && open && last !== undefined && (!wasOutside || isSameItem(last, word))
      if (goesOn) open.words.push(word)
      else cells.push({ words: [word], score: 0 })
    }
    wasOutside = tag === outside
  }
  for (const cell of cells) cell.score = mean(cell.words.map((word) => 1 - (tags[word * 3 + outside] ?? 0)))
  return cells
}

function likeliest(tags: Tags, word: number): number {
  const [none, begin, inside] = [tags[word * 3] ?? 0, tags[word * 3 + 1] ?? 0, tags[word * 3 + 2] ?? 0]
  if (none >= begin && none >= inside) return outside
  return begin >= inside ? first : 2
}

/** Turns scores of three tags for each word into probabilities. */
export function toTags(scores: Float32Array): Tags {
  const tags = new Float32Array(scores.length)
  for (let at = 0; at < scores.length; at += 3) {
    const most = Math.max(scores[at] ?? 0, scores[at + 1] ?? 0, scores[at + 2] ?? 0)
    const powers = [0, 1, 2].map((tag) => Math.exp((scores[at + tag] ?? 0) - most))
    const total = powers.reduce((sum, power) => sum + power, 0)
    powers.forEach((power, tag) => {
      tags[at + tag] = power / total
    })
  }
  return tags
}
