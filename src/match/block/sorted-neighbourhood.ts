import type { Vocabulary } from '../vocabulary.ts'
import type { CandidateIndex } from './token-index.ts'

/** Hardly two texts are alike for longer. */
const keyLength = 32
/** So many letters a neighbour must share with the record: it is beside it for a reason. */
const leastShared = 3

interface Order {
  keys: string[]
  /** The row of each key. */
  rows: Int32Array
  keyOf(words: Iterable<number>): string
}

/**
 * Rows in the order of their texts, read forwards and backwards: the neighbours of the place where a record would stand. It finds what
 * shares no word and neither beginning nor end of one with the record, at a misspelling of short words.
 */
export function createSortedNeighbourhood(rows: readonly Iterable<number>[], vocabulary: Vocabulary): CandidateIndex {
  const textOf = (words: Iterable<number>): string => Array.from(words, vocabulary.wordOf).join(' ')
  const orders = [
    sortBy(rows, (words) => textOf(words).slice(0, keyLength)),
    sortBy(rows, (words) => [...textOf(words)].slice(-keyLength).toReversed().join('')),
  ]
  function find(words: Iterable<number>, most: number, except = -1): Int32Array {
    const own = [...words]
    const found = new Set(orders.flatMap((order) => [...neighboursOf(order, own, most / 2)]))
    found.delete(except)
    return Int32Array.from(found)
  }
  return { method: 'sorted_neighbourhood', find }
}

/** From the nearest outwards, so many on each side at most. */
function* neighboursOf({ keys, rows, keyOf }: Order, words: number[], most: number): Generator<number> {
  const key = keyOf(words)
  const shared = key.slice(0, leastShared)
  if (shared.length < leastShared) return
  const place = placeOf(keys, key)
  for (let away = 0; away < most / 2; away++)
    for (const at of [place - 1 - away, place + away]) if (keys[at]?.startsWith(shared)) yield rows[at] as number
}

function sortBy(rows: readonly Iterable<number>[], keyOf: Order['keyOf']): Order {
  const keyed = rows.map((words, row) => ({ key: keyOf(words), row }))
  keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.row - b.row))
  return { keys: keyed.map(({ key }) => key), rows: Int32Array.from(keyed, ({ row }) => row), keyOf }
}

/** How many keys come before it. */
function placeOf(keys: string[], key: string): number {
  let [low, high] = [0, keys.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((keys[middle] as string) < key) low = middle + 1
    else high = middle
  }
  return low
}
