import assert from 'node:assert/strict'
import { test } from 'node:test'
import { generateMatter } from '../../../train/generate/any/generate-any.ts'
import { LabelBook } from '../../../train/generate/any/label-book.ts'
import { matters } from '../../../train/generate/any/matters/matters.ts'
import { attribute } from '../../../train/generate/any/roles.ts'
import { sharesWords } from '../../../train/generate/any/trades/absent-roles.ts'
import { languages } from '../../../train/generate/data/language-data.ts'
import { askAny } from '../../../train/reader/ask-any.ts'
import { assertSoundDocument } from '../../support/document-invariants.ts'

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
  for (const { document, facts, marks, medium } of papers) {
    assertSoundDocument(document)
    const marked = new Set(marks.map(({ mark }) => mark.concept.replace('#whole', '')))
    const told = facts.all.filter(({ unlabelled }) => unlabelled && medium === 'page')
    for (const { key, concept } of told) assert.ok(marked.has(key), concept.id)
  }
})

test('most of what is asked of a matter is answered, and nobody is asked for in vain who stands there', () => {
  const answers = papers.flatMap((paper, seed) => {
    const asked = askAny(paper, book, seed)
    const leaves = asked?.schema.leaves.filter(({ path }) => !path.includes('[]')) ?? []
    return leaves.map(({ path }) => asked?.spans.some((span) => span.path === path))
  })
  const share = answers.filter((isAnswered) => !isAnswered).length / answers.length
  assert.ok(share > 0.1 && share < 0.45, `${share}`)
  for (const { plan, facts } of papers)
    for (const absent of plan.absentRoles ?? [])
      assert.ok(
        [...facts.roles].every((role) => !sharesWords(role, absent)),
        absent.id,
      )
})
