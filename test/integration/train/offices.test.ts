import assert from 'node:assert/strict'
import { test } from 'node:test'
import { generateOffice } from '../../../train/generate/any/generate-any.ts'
import { LabelBook } from '../../../train/generate/any/label-book.ts'
import { officeKinds } from '../../../train/generate/any/offices/offices.ts'
import { attribute } from '../../../train/generate/any/roles.ts'
import { languages } from '../../../train/generate/data/language-data.ts'
import { assertAskedFairly, assertToldOnPaper } from '../../support/made-papers.ts'

const book = new LabelBook()
const papers = Array.from({ length: 120 }, (_, seed) => generateOffice(seed, book))

test('every place of a passage is a party or a slot of its kind, in every language', () => {
  for (const { matter } of officeKinds)
    for (const language of languages) {
      const { id, parties, slots, passages } = matter
      const texts = (passages[language] ?? []).flatMap((text) => text.split(' || '))
      assert.ok(texts.length > 3, `${id} ${language}`)
      for (const [, place = ''] of texts.flatMap((text) => [...text.matchAll(/\{([^}]*)\}/g)])) {
        const [, name = '', of, rest = ''] = /^(\w+)(?:\.(\w+))?(.*)$/.exec(place) ?? []
        assert.ok(parties.has(name) || (of === undefined && slots.has(name)), `${id} ${language} ${place}`)
        if (of !== undefined) attribute(of)
        assert.equal(rest.startsWith('?'), slots.get(name)?.concept.form === 'choice', `${id} ${language} ${place}`)
      }
      for (const text of texts)
        assert.doesNotMatch(text.replace(/\{[^}]*\}|<[^<>]*>|\[[^[\]]*\]|%\w+%/g, ''), /[{}<>[\]|%]/, `${id} ${text}`)
    }
})

test('everybody and everything of a kind has words in every language, and its days are days', () => {
  for (const { matter, objectNames, days } of officeKinds) {
    const { id, parties, slots, titles } = matter
    for (const day of days) assert.equal(slots.get(day)?.concept.form, 'date', `${id} ${day}`)
    for (const language of languages) {
      const words = [...parties.values()].map((party) => party.words[language])
      const labels = [...slots.values()].map(({ concept }) => concept.labels[language] ?? [])
      for (const some of [titles[language], objectNames[language], ...words, ...labels])
        assert.ok(some.length > 0 && some.every(Boolean), `${id} ${language}`)
    }
  }
})

test('the days of a paper come one after the other', () => {
  const dated = papers.filter(({ medium }) => medium === 'page')
  for (const { facts, marks, plan } of dated) {
    const kind = officeKinds.find(({ matter }) => plan.kind === `office:${matter.id}`)
    const days = (kind?.days ?? []).flatMap((name) => {
      const key = facts.all.find(({ concept, empty }) => concept.id === `matter:${name}` && !empty)?.key
      return marks.find(({ mark }) => mark.concept === key)?.mark.value ?? []
    })
    assert.deepEqual(days, days.toSorted())
  }
})

test('papers of offices are sound, and what they state has words on them', () => {
  assertToldOnPaper(papers)
})

test('most of what is asked of an office paper is answered, and nobody is asked for in vain who stands there', () => {
  assertAskedFairly(papers, book)
})
