import type { Vocabulary } from '../vocabulary.ts'

/** Common words lead to too many rows: no more than so many entries are visited for one record. */
const mostVisits = 3000
/** A misspelt word shares its beginning or its end with the right one. */
const affix = 4
const affixWeight = 0.4

/** Where candidates come from; a database can be another source of the same. */
export interface CandidateIndex {
  readonly method: string
  find(words: Iterable<number>, most: number, except?: number): Int32Array
}

/** Rows by their words, and by how those begin and end; visited from the rarest on, the rows that share most come first. */
export function createTokenIndex(rows: Iterable<Iterable<number>>, vocabulary: Vocabulary): CandidateIndex {
  const keys = new Map<string, number>()
  const keysOf = createKeys(keys, vocabulary)
  const [entryKeys, entryRows, length] = listEntries(rows, keysOf)
  const { starts, ordered } = groupByKey(entryKeys, entryRows, keys.size)
  const scores = new Float32Array(length)
  const entries = (key: number): number =>
    key + 1 < starts.length ? (starts[key + 1] as number) - (starts[key] as number) : 0
  function find(words: Iterable<number>, most: number, except = -1): Int32Array {
    const wanted = [...keysOf(words)].filter(([key]) => entries(key) > 0).sort(([a], [b]) => entries(a) - entries(b))
    const touched: number[] = []
    let visited = 0
    for (const [key, factor] of wanted) {
      visited += entries(key)
      if (visited > mostVisits && touched.length > 0) break
      const weight = factor * Math.log(1 + length / entries(key))
      for (let at = starts[key] as number; at < (starts[key + 1] as number); at++) {
        const row = ordered[at] as number
        if (row === except) continue
        if (scores[row] === 0) touched.push(row)
        scores[row] = (scores[row] as number) + weight
      }
    }
    const best = selectBest(touched, scores, most)
    for (const row of touched) scores[row] = 0
    return best
  }
  return { method: 'token_index', find }
}

/** The rows with the highest scores, best first; of equal ones the first. */
function selectBest(rows: number[], scores: Float32Array, most: number): Int32Array {
  const best: number[] = []
  for (const row of rows) {
    const score = scores[row] as number
    const isWorse = (other: number): boolean =>
      (scores[other] as number) < score || (scores[other] === score && other > row)
    if (best.length === most && !isWorse(best[most - 1] as number)) continue
    let at = best.length
    while (at > 0 && isWorse(best[at - 1] as number)) at--
    best.splice(at, 0, row)
    if (best.length > most) best.pop()
  }
  return Int32Array.from(best)
}

/** The keys of words, each with what it counts: the word itself, its first and its last letters. */
function createKeys(keys: Map<string, number>, vocabulary: Vocabulary) {
  const keyOf = (text: string): number => {
    const key = keys.get(text) ?? keys.size
    keys.set(text, key)
    return key
  }
  const ofWord = (word: string): [number, number][] => {
    const own: [number, number][] = [[keyOf(word), 1]]
    if (word.length > affix)
      own.push([keyOf(`${word.slice(0, affix)}_`), affixWeight], [keyOf(`_${word.slice(-affix)}`), affixWeight])
    return own
  }
  return (words: Iterable<number>): Map<number, number> => {
    const found = new Map<number, number>()
    for (const id of words) {
      for (const [key, factor] of ofWord(vocabulary.wordOf(id))) found.set(key, Math.max(factor, found.get(key) ?? 0))
    }
    return found
  }
}

function listEntries(
  rows: Iterable<Iterable<number>>,
  keysOf: (words: Iterable<number>) => Map<number, number>,
): [Int32Array, Int32Array, number] {
  let keys = new Int32Array(1 << 16)
  let owners = new Int32Array(1 << 16)
  let used = 0
  let row = 0
  for (const words of rows) {
    for (const key of keysOf(words).keys()) {
      if (used === keys.length) {
        keys = grown(keys)
        owners = grown(owners)
      }
      keys[used] = key
      owners[used++] = row
    }
    row++
  }
  return [keys.subarray(0, used), owners.subarray(0, used), row]
}

function grown(list: Int32Array): Int32Array<ArrayBuffer> {
  const longer = new Int32Array(list.length * 2)
  longer.set(list)
  return longer
}

function groupByKey(keys: Int32Array, rows: Int32Array, size: number): { starts: Uint32Array; ordered: Int32Array } {
  const starts = new Uint32Array(size + 1)
  for (const key of keys) starts[key + 1] = (starts[key + 1] as number) + 1
  for (let key = 0; key < size; key++) starts[key + 1] = (starts[key + 1] as number) + (starts[key] as number)
  const next = starts.slice()
  const ordered = new Int32Array(rows.length)
  for (let at = 0; at < keys.length; at++) {
    const key = keys[at] as number
    ordered[next[key] as number] = rows[at] as number
    next[key] = (next[key] as number) + 1
  }
  return { starts, ordered }
}
