import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { LayoutWord } from '../../layout/layout-page.ts'
import { joinSpacedLetters } from './spaced-letters.ts'

/** Pieces with the gap before each; a letter is six points wide, a space three. */
function line(...pieces: (readonly [gap: number, text: string])[]): LayoutWord[] {
  let at = 0
  return pieces.map(([gap, text]) => {
    const x0 = at + gap
    at = x0 + text.length * 6
    return { text, x0, y0: 0, x1: at, y1: 10, size: 10, space: 3 }
  })
}

function joined(...pieces: (readonly [gap: number, text: string])[]): string {
  return joinSpacedLetters(line(...pieces))
    .map(({ text }) => text)
    .join(' ')
}

test('letters that stand closer than words do are words, also where only some of them are apart', () => {
  assert.equal(joined([0, 'CO'], [1.4, 'N'], [1.5, 'TA'], [1.3, 'C'], [1.5, 'T']), 'CONTACT')
  assert.equal(joined([0, 'W'], [1.4, 'ORK'], [5, 'D'], [1.5, 'ONE']), 'WORK DONE')
})

test('single letters as far apart as words are words, parted where the gap is far wider', () => {
  const spaced = (text: string) => [...text].map((letter, at) => [at === 0 ? 0 : 3, letter] as const)
  assert.equal(joined(...spaced('REPORT')), 'REPORT')
  assert.equal(joined(...spaced('PAY'), [8, 'S'], [3, 'L'], [3, 'I'], [3, 'P']), 'PAY SLIP')
})

test('words in capitals, a few letters and small letters stay apart', () => {
  assert.equal(joined([0, 'TOTAL'], [3, 'DUE']), 'TOTAL DUE')
  assert.equal(joined([0, 'A'], [3, 'B'], [3, 'C']), 'A B C')
  assert.equal(joined([0, 'a'], [1, 'b'], [1, 'c']), 'a b c')
})

test('a joined word stands where its letters stood', () => {
  const [word] = joinSpacedLetters(line([0, 'N'], [1, 'O']))
  assert.deepEqual([word?.x0, word?.x1], [0, 13])
})
