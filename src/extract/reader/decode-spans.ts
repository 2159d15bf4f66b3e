import type { Range } from '../../document/model.ts'

/** Words of a document in reading order, the last one included, that may be the answer. */
export interface Span {
  first: number
  last: number
  probability: number
}

/** What a field may be: all spans and "not stated" share one probability. */
export interface SpanReading {
  absent: number
  /** The most probable first, of equals the one that stands first. */
  spans: Span[]
}

/** What one window says to one question. */
export interface SpanScores {
  window: Range
  /** The words on which this window has the say. */
  zone: Range
  /** For each word of the window and each length. */
  scores: Float32Array
  absent: number
}

const mostSpans = 40
const leastLikely = -12
/** Thousands of them add up to nothing. */
const negligible = -30
/** So many are kept until the best of them are. */
const mostKept = 8 * mostSpans

/** Joins windows by how much likelier each span is than that its window has no answer. */
export function decodeSpans(windows: readonly SpanScores[], longest: number): SpanReading {
  const kept = new BestSpans()
  for (const { window, zone, scores, absent } of windows)
    for (let word = zone[0]; word < zone[1]; word += 1)
      for (let length = 0; length < longest && word + length < window[1]; length += 1)
        kept.add(word, word + length, Math.min(60, (scores[(word - window[0]) * longest + length] ?? 0) - absent))
  const { total } = kept
  const spans = kept.best().map(({ first, last, score }) => ({
    ...{ first, last, probability: Math.exp(score) / total },
  }))
  return { absent: 1 / total, spans }
}

interface Scored {
  first: number
  last: number
  score: number
}

/** The best of many, of which most are nothing. */
class BestSpans {
  /** Of all that was added, and of "not stated". */
  total = 1
  #found: Scored[] = []
  #least = leastLikely

  add(first: number, last: number, score: number): void {
    if (score < negligible) return
    this.total += Math.exp(score)
    if (score <= this.#least) return
    this.#found.push({ first, last, score })
    if (this.#found.length < mostKept) return
    this.#found = this.best()
    // What comes later and scores the same stands behind.
    this.#least = this.#found.at(-1)?.score ?? this.#least
  }

  best(): Scored[] {
    return this.#found.toSorted((a, b) => b.score - a.score || a.first - b.first || a.last - b.last).slice(0, mostSpans)
  }
}
