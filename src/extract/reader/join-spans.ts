import { longestSpan } from './longest-span.ts'

/** What the model says of words as parts of answers, for each question and word. */
export interface SpanParts {
  start: Float32Array
  end: Float32Array
  middle: Float32Array
  /** For each word and length: how well the ends of a span go together, whatever is asked. */
  fit: Float32Array
  absent: Float32Array
  /** How much it takes from a word to be the first, and the last, of what others ask for. */
  rivals: Float32Array
}

/**
 * The scores of all spans of the questions that speak: their first and last word, the mean of their words, and how
 * their ends go together. What another question is likelier to mean is less likely meant by this one.
 */
export function joinSpans(parts: SpanParts, speaks: readonly boolean[]): Float32Array {
  const words = parts.fit.length / longestSpan
  const size = words * longestSpan
  const spans = new Float32Array(speaks.length * size)
  const firsts = new Float64Array(speaks.length * words)
  const lasts = new Float64Array(speaks.length * words)
  speaks.forEach((is, question) => {
    if (!is) return
    const own = spans.subarray(question * size, (question + 1) * size)
    writeScores(own, question, parts)
    const range = [question * words, (question + 1) * words] as const
    addLikelihoods(own, parts.absent[question] ?? 0, firsts.subarray(...range), lasts.subarray(...range))
  })
  const [allFirsts, allLasts] = [sumOf(firsts, words), sumOf(lasts, words)]
  const [byFirst = 0, byLast = 0] = parts.rivals
  speaks.forEach((is, question) => {
    if (!is) return
    for (let word = 0, at = question * size; word < words; word += 1) {
      const first = byFirst * ((allFirsts[word] as number) - (firsts[question * words + word] as number))
      for (let last = word; last < word + longestSpan; last += 1, at += 1) {
        const others =
          last < words ? byLast * ((allLasts[last] as number) - (lasts[question * words + last] as number)) : 0
        spans[at] = (spans[at] as number) - first - others
      }
    }
  })
  return spans
}

/** Of a span that would end behind the last word: it cannot be. */
const impossible = -1e4

function writeScores(spans: Float32Array, question: number, { start, end, middle, fit }: SpanParts): void {
  const words = fit.length / longestSpan
  const from = question * words
  for (let word = 0, at = 0; word < words; word += 1) {
    const first = start[from + word] as number
    let sum = 0
    for (let length = 1; length <= longestSpan; length += 1, at += 1) {
      const last = word + length - 1
      const isThere = last < words
      if (isThere) sum += middle[from + last] as number
      spans[at] = first + (isThere ? (end[from + last] as number) : impossible) + sum / length + (fit[at] as number)
    }
  }
}

/** What scores so much less than the best is nothing beside it. */
const farOff = 30

function addLikelihoods(spans: Float32Array, absent: number, firsts: Float64Array, lasts: Float64Array): void {
  let most = absent
  for (const score of spans) if (score > most) most = score
  let total = Math.exp(absent - most)
  for (let word = 0, at = 0; word < firsts.length; word += 1)
    for (let last = word; last < word + longestSpan; last += 1, at += 1) {
      const score = (spans[at] as number) - most
      if (score < -farOff) continue
      const likely = Math.exp(score)
      total += likely
      firsts[word] = (firsts[word] as number) + likely
      if (last < lasts.length) lasts[last] = (lasts[last] as number) + likely
    }
  for (let word = 0; word < firsts.length; word += 1) {
    firsts[word] = (firsts[word] as number) / total
    lasts[word] = (lasts[word] as number) / total
  }
}

function sumOf(rows: Float64Array, width: number): Float64Array {
  const sum = new Float64Array(width)
  for (let at = 0; at < rows.length; at += 1) sum[at % width] = (sum[at % width] as number) + (rows[at] as number)
  return sum
}
