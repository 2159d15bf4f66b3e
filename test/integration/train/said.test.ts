import assert from 'node:assert/strict'
import { test } from 'node:test'
import { generatePaper } from '../../../train/generate/any/generate-any.ts'
import { vocabulary } from '../../../train/generate/any/kinds/vocabulary.ts'
import { LabelBook } from '../../../train/generate/any/label-book.ts'
import { compositeForms } from '../../../train/generate/any/said/composite-forms.ts'
import { composites } from '../../../train/generate/any/said/composites.ts'
import { saidChoiceLines, saidConcepts, saidFlagLines } from '../../../train/generate/any/said/said.ts'
import { askAny } from '../../../train/reader/ask-any.ts'

test('every possibility of what is said has its words in four languages', () => {
  for (const line of `${saidFlagLines}\n${saidChoiceLines}`.split('\n')) {
    const [head = '', ...cells] = line.split('; ')
    const concept = vocabulary.get(head.split(' ')[0] ?? '')
    assert.equal(cells.length, 4, head)
    const possibilities = concept?.form === 'flag' ? 2 : concept?.choices?.en?.length
    for (const words of Object.values(concept?.choices ?? {})) assert.equal(words.length, possibilities, head)
    for (const cell of cells) {
      assert.equal(cell.split('~').length, possibilities, head)
      for (const sentence of cell.split(/[|~]/)) assert.match(sentence, /^[^[\]]*\[[^[\]]+\][^[\]]*$/, head)
    }
  }
  for (const [, word = ''] of compositeForms.matchAll(/<([^>]*)>/g)) assert.equal(word.split('/').length, 4, word)
})

test('nothing is named twice, and all can be asked for', () => {
  const ids = `${saidConcepts}\n${composites.trim()}`.split('\n').map((line) => line.split(' ')[0] ?? '')
  assert.equal(new Set(ids).size, ids.length)
  for (const id of ids) assert.ok((vocabulary.get(id)?.fields?.length ?? 0) > 0, id)
})

test('a choice that a sentence means is asked for by its choices and found in the sentence', () => {
  const book = new LabelBook()
  let found = 0
  for (let seed = 0; seed < 80; seed += 1) {
    const paper = generatePaper(seed, book)
    const asked = askAny(paper, book, seed)
    const meant = paper.facts.all.filter(({ paraphrased }) => paraphrased)
    const places = paper.marks.filter(({ mark }) => meant.some(({ key }) => key === mark.concept))
    for (const { page, ranges } of places)
      for (const { path } of asked?.spans.filter(
        (span) => span.page === page && ranges.some((range) => range.join() === span.words.join()),
      ) ?? []) {
        found += 1
        const leaf = asked?.schema.leaves.find((each) => each.path === path)
        const { value } = asked?.choices.find((each) => each.path === path) ?? {}
        assert.ok(leaf?.type === 'boolean' ? typeof value === 'boolean' : leaf?.enum?.includes(value as string), path)
      }
  }
  assert.ok(found > 10, `${found}`)
})
