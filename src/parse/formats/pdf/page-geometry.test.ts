import assert from 'node:assert/strict'
import { test } from 'node:test'
import { geometryOf } from './page-geometry.ts'

function wordsOf(...words: [text: string, x: number, width: number][]): string[] {
  const placed = words.map(([text, x, width]) => ({ text, x, width, y: 100, height: 10 }))
  const item = { text: 'as pdfium joins it', x: 60, y: 100, width: 90, height: 10, fontSize: 10, words: placed }
  const page = { pageNum: 1, width: 600, height: 800, text: '', markdown: '', textItems: [item] }
  return geometryOf(page).words.map(({ text }) => text)
}

test('letters that are placed one by one touch each other and are one word', () => {
  assert.deepEqual(wordsOf(['H-1', 60, 15], ['1', 74.6, 5], ['4', 79.6, 5], ['oak', 87.4, 14]), ['H-114', 'oak'])
})

test('a word set over another is one of its own', () => {
  assert.deepEqual(wordsOf(['sample', 60, 30], ['draft', 80, 25]), ['sample', 'draft'])
})
