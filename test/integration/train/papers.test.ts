import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type AnyDocument, generatePaper } from '../../../train/generate/any/generate-any.ts'
import { LabelBook } from '../../../train/generate/any/label-book.ts'
import { sharesWords, strangersTo } from '../../../train/generate/any/trades/absent-roles.ts'
import { lineForms, toldFlagLines, toldLines } from '../../../train/generate/any/trades/told-sentences.ts'
import { trades } from '../../../train/generate/any/trades/trades.ts'
import { languages } from '../../../train/generate/data/language-data.ts'
import { askAny } from '../../../train/reader/ask-any.ts'
import type { AskedDocument } from '../../../train/reader/asking.ts'
import { assertSoundDocument } from '../../support/document-invariants.ts'

const book = new LabelBook()
const papers = Array.from({ length: 120 }, (_, seed) => generatePaper(seed, book))
const asked = papers.map((paper, seed) => askAny(paper, book, seed))

test('trades have names, words and people in every language', () => {
  assert.ok(trades.length > 90)
  for (const { id, names, role, client, staff } of trades)
    for (const language of languages) {
      assert.ok(
        names[language].every((name) => name.includes('{}')),
        id,
      )
      for (const words of [role, client, ...staff].map((each) => each.words[language]))
        assert.ok(words.length > 0 && words.every((word) => word !== ''), id)
      for (const { id: who, sentences } of staff)
        assert.ok(
          sentences[language].every((sentence) => sentence.split('{}').length === 2),
          `${who} ${language}`,
        )
    }
})

test('every sentence has a place for its value, every yes and no its words, every line its words in four languages', () => {
  for (const [id, ...cells] of rowsOf(toldLines)) {
    assert.equal(cells.length, 4, id)
    for (const sentence of cells.flatMap((cell) => cell.split('|'))) assert.equal(sentence.split('{}').length, 2, id)
  }
  for (const [id, ...cells] of rowsOf(toldFlagLines)) {
    assert.equal(cells.length, 4, id)
    for (const cell of cells) {
      assert.equal(cell.split('~').length, 2, id)
      for (const sentence of cell.split(/[|~]/)) assert.match(sentence, /^[^[\]]*\[[^[\]]+\][^[\]]*$/, id)
    }
  }
  for (const [, word = ''] of lineForms.matchAll(/<([^>]*)>/g)) assert.equal(word.split('/').length, 4, word)
})

test('papers are sound, and what they state has words on them', () => {
  for (const { document, facts, marks, medium } of papers) {
    assertSoundDocument(document)
    const marked = new Set(marks.map(({ mark }) => mark.concept.replace('#whole', '')))
    const told = facts.all.filter(({ unlabelled }) => unlabelled && medium === 'page')
    for (const { key, concept } of told) assert.ok(marked.has(key), concept.id)
  }
})

test('whoever writes is asked for by what they are, where no label says it', () => {
  const found = pairs().flatMap(([paper, { schema, spans }]) => {
    const sender = paper.facts.all.find(
      ({ concept, role }) => concept.id === 'company' && role?.id.startsWith('trade:'),
    )
    const printed = paper.marks.find(({ mark }) => mark.concept === sender?.key)?.mark.printed
    return schema.leaves.filter(({ path }) =>
      spans.some((span) => span.path === path && printed !== undefined && textOf(paper, span) === printed),
    )
  })
  assert.ok(found.length > 30, `${found.length}`)
})

test('people and firms that a paper does not speak of are asked for in vain, by no word for those it speaks of', () => {
  for (const { plan, facts } of papers)
    for (const absent of plan.absentRoles ?? [])
      assert.ok(
        [...facts.roles].every((role) => !sharesWords(role, absent)),
        absent.id,
      )
  for (const trade of trades) assert.ok(strangersTo(trade).length > 50)
  const leaves = pairs().flatMap(([, { schema, spans, choices }]) =>
    schema.leaves
      .filter(({ path }) => !path.includes('[]'))
      .map(({ path }) => [...spans, ...choices].some((answer) => answer.path === path)),
  )
  const share = leaves.filter((isAnswered) => !isAnswered).length / leaves.length
  assert.ok(share > 0.15 && share < 0.4, `${share}`)
})

test('a sentence can say yes or no', () => {
  const said = pairs().flatMap(([paper, { choices, spans }]) =>
    choices.flatMap(({ path, value }) => {
      const span = spans.find((each) => each.path === path)
      return typeof value === 'boolean' && span && textOf(paper, span).includes(' ') ? [value] : []
    }),
  )
  assert.ok(said.includes(true) && said.includes(false))
})

function rowsOf(lines: string): string[][] {
  return lines
    .trim()
    .split('\n')
    .map((line) => line.split('; '))
}

function textOf({ document }: AnyDocument, { page, words }: AskedDocument['spans'][number]): string {
  return (document.pages[page - 1]?.words ?? [])
    .slice(...words)
    .map(({ text }) => text)
    .join(' ')
}

function pairs(): [AnyDocument, AskedDocument][] {
  return papers.flatMap((paper, index): [AnyDocument, AskedDocument][] => {
    const questions = asked[index]
    return questions ? [[paper, questions]] : []
  })
}
