import type { Range } from '../../document/model.ts'
import { estimateTokens } from './ask-model.ts'
import type { PlacedWord, SearchableText } from './searchable-text.ts'

/** A line as the model sees it, and the part of the searchable text that it is. */
export interface NumberedLine {
  number: number
  text: string
  range: Range
}

const longestLine = 1000
const mostOverlap = 15

/** The lines of a document's markdown that hold words, numbered from 1; very long ones become several. */
export function numberLines(markdown: string, { words }: SearchableText): NumberedLine[] {
  const lines: NumberedLine[] = []
  let from = 0
  while (from < words.length) {
    const first = words[from] as PlacedWord
    const lineStart = markdown.lastIndexOf('\n', first.word.start) + 1
    const start = Math.max(lineStart, words[from - 1]?.word.end ?? 0)
    const lineEnd = endOfLine(markdown, first.word.start)
    const limit = Math.max(first.word.end, Math.min(lineEnd, start + longestLine))
    let to = from + 1
    while ((words[to]?.word.end ?? Infinity) <= limit) to += 1
    const last = words[to - 1] as PlacedWord
    const end = (words[to]?.word.start ?? Infinity) < lineEnd ? last.word.end : lineEnd
    lines.push({
      number: lines.length + 1,
      text: markdown.slice(start, end).trim(),
      range: [first.from, last.to],
    })
    from = to
  }
  return lines
}

function endOfLine(markdown: string, offset: number): number {
  const end = markdown.indexOf('\n', offset)
  return end === -1 ? markdown.length : end
}

/** Nothing in a document can look like a line of its own, which has a number before it. */
export function formatLine({ number, text }: NumberedLine): string {
  return `${number}| ${text.replace(/[\s\u0085]+/g, ' ')}`
}

/** Parts that fit into so many tokens each; a part repeats the end of the one before, so that nothing is cut in two. */
export function chunkLines(lines: readonly NumberedLine[], tokens: number): NumberedLine[][] {
  const costs = lines.map((line) => estimateTokens(formatLine(line)) + 1)
  const chunks: NumberedLine[][] = []
  let from = 0
  while (from < lines.length) {
    let [to, used] = [from, 0]
    while (to < lines.length && (to === from || used + (costs[to] ?? 0) <= tokens)) used += costs[to++] ?? 0
    chunks.push(lines.slice(from, to))
    if (to === lines.length) break
    from = Math.max(from + 1, to - Math.min(mostOverlap, Math.floor((to - from) / 5)))
  }
  return chunks
}
