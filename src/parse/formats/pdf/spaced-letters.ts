import { median } from '../../../core/statistics.ts'
import type { LayoutWord } from '../../layout/layout-page.ts'

/** Headings are set with space between their letters: pieces of capitals that stand closer than words do, or five and more single ones, are words. */
export function joinSpacedLetters(words: readonly LayoutWord[]): LayoutWord[] {
  const joined: LayoutWord[] = []
  for (let from = 0; from < words.length; ) {
    const run = runFrom(words, from)
    joined.push(...wordsOf(run))
    from += run.length
  }
  return joined
}

/** Pieces of capitals in one line, or one word of any sort. */
function runFrom(words: readonly LayoutWord[], from: number): LayoutWord[] {
  const run = words.slice(from, from + 1)
  for (let at = from + 1; at < words.length; at += 1) {
    const [before, word] = [run.at(-1), words[at]]
    if (!before || !word || !isPiece(before) || !isPiece(word) || !follows(before, word)) break
    run.push(word)
  }
  return run
}

function isPiece({ text }: LayoutWord): boolean {
  return /^[\p{Lu}&]+$/u.test(text)
}

function follows(before: LayoutWord, word: LayoutWord): boolean {
  const gap = gapOf(before, word)
  return word.size === before.size && Math.abs(word.y1 - before.y1) < 0.2 * word.size && gap > 0 && gap < 3 * word.space
}

function gapOf(before: LayoutWord, word: LayoutWord): number {
  return word.x0 - before.x1
}

function wordsOf(run: readonly LayoutWord[]): LayoutWord[] {
  const widest = widestWithin(run)
  const words: LayoutWord[] = []
  for (const [at, piece] of run.entries()) {
    const [word, before] = [words.at(-1), run[at - 1]]
    if (!word || !before || gapOf(before, piece) > widest) words.push({ ...piece })
    else {
      word.text += piece.text
      word.x1 = piece.x1
      word.y0 = Math.min(word.y0, piece.y0)
      word.y1 = Math.max(word.y1, piece.y1)
    }
  }
  return words
}

/** How far the letters of a word stand apart: less than words do; among single letters as far as most of them. */
function widestWithin(run: readonly LayoutWord[]): number {
  const closer = 0.62 * (run[0]?.space ?? 0)
  if (run.length < 5 || run.some(({ text }) => text.length > 1)) return closer
  return Math.max(closer, 1.6 * median(run.slice(1).map((word, at) => gapOf(run[at] ?? word, word))))
}
