import assert from 'node:assert/strict'
import { test } from 'node:test'
import { partFurniture } from './furniture.ts'
import type { LayoutPage, LayoutWord } from './layout-page.ts'

function word(text: string, x: number, y: number): LayoutWord {
  return { text, x0: x, y0: y, x1: x + text.length * 5, y1: y + 10, size: 10, space: 2.7 }
}

function page(...words: LayoutWord[]): LayoutPage {
  return { width: 600, height: 800, words, rulings: [] }
}

test('what stands at the same height on page after page is furniture, with its numbers ignored', () => {
  const pages = [1, 2, 3].map((number) =>
    page(word('Contract', 40, 20), word(`text${number}`, 40, 300), word(`Version-${number}`, 40, 780)),
  )
  const { margins } = partFurniture(pages, [])
  for (const { header, footer, body } of margins) {
    assert.deepEqual(
      header.map(({ role, words }) => [role, words[0]?.text]),
      [['page_header', 'Contract']],
    )
    assert.equal(footer[0]?.role, 'page_footer')
    assert.equal(body.length, 1)
  }
})

test('a page number is furniture on a single page too, other text at the edge is not', () => {
  const { margins } = partFurniture([page(word('Invoice', 40, 20), word('text', 40, 300), word('2/3', 290, 780))], [])
  assert.deepEqual(
    margins[0]?.footer.map(({ role }) => role),
    ['page_number'],
  )
  assert.equal(margins[0]?.header.length, 0)
})

test('the marks of one batch of pages count for the next', () => {
  const make = (text: string) => page(word('Header', 40, 20), word(text, 40, 300))
  const first = partFurniture([make('one')], [])
  assert.equal(first.margins[0]?.header.length, 0)
  assert.equal(partFurniture([make('two')], first.marks).margins[0]?.header.length, 1)
})

test('rows of a list that goes on over pages are no furniture, though they look alike at the same height', () => {
  const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri']
  const make = (number: number) =>
    page(
      word('Timesheet', 40, 10),
      ...Array.from({ length: 37 }, (_, row) => [
        word(days[row % 5] ?? '', 40, 30 + 20 * row),
        word(`${row + 1}.0${number}.`, 100, 30 + 20 * row),
        word(`${row % 9},5`, 200, 30 + 20 * row),
      ]).flat(),
    )
  for (const { header, footer, body } of partFurniture([make(1), make(2), make(3)], []).margins) {
    assert.deepEqual(
      header.map(({ words }) => words[0]?.text),
      ['Timesheet'],
    )
    assert.deepEqual([footer.length, body.length], [0, 3 * 37])
  }
})

test('what a browser prints around a single page numbers it, a date at its top alone does not', () => {
  const footer = [word('https://hives.example/list', 24, 775), word('1/1', 570, 775)]
  const top = [word('03.05.25,', 24, 12), word('09:41', 72, 12), word('Hives', 300, 12)]
  const roles = (...words: LayoutWord[]) => {
    const [margins] = partFurniture([page(...words, word('text', 40, 300))], []).margins
    return [...(margins?.header ?? []), ...(margins?.footer ?? [])].map(({ role }) => role)
  }
  assert.deepEqual(roles(...top, ...footer), ['page_number', 'page_number'])
  assert.deepEqual(roles(...top), [])
})
