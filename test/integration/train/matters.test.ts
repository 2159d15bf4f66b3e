import assert from 'node:assert/strict'
import { test } from 'node:test'
import { generateMatter } from '../../../train/generate/any/generate-any.ts'
import { LabelBook } from '../../../train/generate/any/label-book.ts'
import { matters } from '../../../train/generate/any/matters/matters.ts'
import { attribute } from '../../../train/generate/any/roles.ts'
import { languages } from '../../../train/generate/data/language-data.ts'
import { assertAskedFairly, assertToldOnPaper } from '../../support/made-papers.ts'

const book = new LabelBook()
const papers = Array.from({ length: 120 }, (_, seed) => generateMatter(seed, book))

test('every place of a passage is a party or a slot of its matter', () => {
  assert.ok(matters.length >= 90)
  for (const { id, parties, slots, passages } of matters) {
    assert.ok(Object.keys(passages).length >= 2, id)
    for (const [language, texts] of Object.entries(passages)) {
      const places = texts.flatMap((text) => [...text.matchAll(/\{([^}]*)\}/g)].map(([, place = '']) => place))
      for (const place of places) {
        const [, name = '', of, rest = ''] = /^(\w+)(?:\.(\w+))?(.*)$/.exec(place) ?? []
        assert.match(rest, /^$|^[=*!?]/, `${id} ${language} ${place}`)
        assert.ok(
          of === undefined ? parties.has(name) || slots.has(name) : parties.has(name),
          `${id} ${language} ${place}`,
        )
        if (of !== undefined) attribute(of)
        const form = slots.get(name)?.concept.form
        assert.equal(rest.startsWith('!'), form === 'flag', `${id} ${language} ${place}`)
        assert.equal(rest.startsWith('?'), form === 'choice', `${id} ${language} ${place}`)
      }
      for (const text of texts)
        assert.doesNotMatch(text.replace(/\{[^}]*\}|<[^<>]*>|\[[^[\]]*\]/g, ''), /[{}<>[\]|]/, `${id} ${text}`)
    }
  }
})

test('who heads and who signs a matter is a party of it, with words in every language as the titles have', () => {
  for (const { id, head, signers, parties, titles } of matters) {
    for (const language of languages) assert.ok(titles[language].length > 0, id)
    for (const name of [...signers, ...(head === undefined ? [] : [head])])
      assert.ok(parties.has(name), `${id} ${name}`)
    for (const { words, id: party } of parties.values())
      for (const language of languages) assert.ok(words[language].length > 0, party)
  }
})

test('papers of matters are sound, and what they state has words on them', () => {
  assertToldOnPaper(papers)
})

test('most of what is asked of a matter is answered, and nobody is asked for in vain who stands there', () => {
  assertAskedFairly(papers, book)
})
