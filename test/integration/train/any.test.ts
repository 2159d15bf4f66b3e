import assert from 'node:assert/strict'
import { test } from 'node:test'
import { splitPath } from '../../../src/extract/schema/field-path.ts'
import { type AnyDocument, generateAny } from '../../../train/generate/any/generate-any.ts'
import { kindPlan, kinds } from '../../../train/generate/any/kind-plan.ts'
import { LabelBook } from '../../../train/generate/any/label-book.ts'
import { askAny } from '../../../train/reader/ask-any.ts'
import type { AskedDocument } from '../../../train/reader/asking.ts'
import { makeDocument } from '../../../train/reader/make-document.ts'
import { packDocument } from '../../../train/reader/pack-document.ts'
import { assertSoundDocument } from '../../support/document-invariants.ts'

const book = new LabelBook()
const made = Array.from({ length: 80 }, (_, seed) => makeDocument(seed, book))
const asked = made.map((document, seed) => askAny(document, book, seed))

test('the same seed gives the same document and the same questions', () => {
  assert.deepEqual(makeDocument(7, book).document, made[7]?.document)
  const again = askAny(makeDocument(7, book), book, 7)
  assert.deepEqual(again, asked[7])
})

test('there are many kinds, and every one of them prints a sound document', () => {
  assert.ok(kinds.length >= 60)
  for (const [seed, { id }] of kinds.entries()) assertSoundDocument(generateAny(seed, book, kindPlan(id)).document)
  for (const { document } of made) assertSoundDocument(document)
})

test('answers belong to fields of the schema and have words on the page', () => {
  for (const [document, questions] of pairs())
    for (const { path, page, words, item } of questions.spans) {
      const node = questions.schema.leaves.find((leaf) => leaf.path === path)
      assert.ok(node, path)
      assert.equal(item !== undefined, path.includes('[]'), path)
      assert.ok(words[1] > words[0] && words[1] <= (document.document.pages[page - 1]?.words.length ?? 0))
      assert.ok(splitPath(path).length > 0)
    }
})

test('some questions have no answer, and most have one', () => {
  const leaves = pairs().flatMap(([, { schema, spans, choices }]) =>
    schema.leaves
      .filter(({ path }) => !path.includes('[]'))
      .map(({ path }) => [...spans, ...choices].some((answer) => answer.path === path)),
  )
  const share = leaves.filter((isAnswered) => !isAnswered).length / leaves.length
  assert.ok(share > 0.08 && share < 0.3, `${share} of ${leaves.length}`)
})

test('lists are asked with their items in order', () => {
  const lists = pairs().flatMap(([, { spans }]) => spans.filter(({ item }) => item !== undefined))
  assert.ok(lists.length > 300, `${lists.length} cells`)
  assert.ok(lists.some(({ outer }) => outer !== undefined))
})

test("a section's heading states its value for all items below it", () => {
  const seed = Array.from({ length: 500 }, (_, index) => index).find((index) => carriesDown(makeDocument(index, book)))
  assert.ok(seed !== undefined)
  const spans = Array.from({ length: 8 }, (_, turn) => askAny(makeDocument(seed, book), book, turn)?.spans ?? []).flat()
  assert.ok(spans.some(({ carried, item }) => carried && item !== undefined))
})

function carriesDown({ facts }: AnyDocument): boolean {
  return facts.lists.some(({ columns, items }) => items > 1 && columns.some(({ carried }) => carried))
}

test('documents and questions pack into windows with gold', () => {
  const packed = pairs().flatMap(([document, questions], index) =>
    packDocument({
      ...{ id: String(index), kind: document.kind, lang: document.language, document: document.document },
      ...questions,
    }),
  )
  assert.ok(packed.length >= 50)
  assert.ok(packed.every(({ page, questions }) => page.places.length > 0 && questions.types.length > 0))
  assert.ok(packed.filter(({ gold }) => gold.length > 0).length > 0.9 * packed.length)
})

function pairs(): [AnyDocument, AskedDocument][] {
  return made.flatMap((document, index): [AnyDocument, AskedDocument][] => {
    const questions = asked[index]
    return questions ? [[document, questions]] : []
  })
}
