import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { test } from 'node:test'
import { generateWritten } from '../../../train/generate/any/generate-any.ts'
import { LabelBook } from '../../../train/generate/any/label-book.ts'
import { papers as trained } from '../../../train/generate/any/written/papers.ts'
import { papersIn } from '../../../train/generate/any/written/written-paper.ts'
import { languages } from '../../../train/generate/data/language-data.ts'
import { askAny } from '../../../train/reader/ask-any.ts'
import { namedPapers } from '../../../train/reader/named-papers.ts'
import { assertSoundDocument } from '../../support/document-invariants.ts'

const book = new LabelBook()
const heldOutFiles = readdirSync(new URL('../../../train/reader/held-out', import.meta.url))
const heldOut = await namedPapers(heldOutFiles.map((name) => `./held-out/${name}`).join(','))
const papers = [...trained, ...heldOut]
/** One of so many is printed; all are every night, and wherever papers are written: SHEAF_TEST_PAPERS=1. */
const oneOf = Number(process.env['SHEAF_TEST_PAPERS'] ?? 5)

test('there are papers in every language, each under a name of its own', () => {
  for (const language of languages) assert.ok(trained.filter((paper) => paper.language === language).length >= 30)
  assert.equal(new Set(papers.map(({ id }) => id)).size, papers.length)
})

test('what is asked of a paper stands on its page, and what is asked in vain does not', () => {
  for (const { id, lines, questions, lists, absent } of papers) {
    const page = lines.join('\n')
    for (const key of questions.keys()) assert.match(page, new RegExp(`\\{${key}[=*!?}]`), `${id}: ${key}`)
    for (const [list, { columns }] of lists)
      for (const key of columns.keys())
        assert.match(page, new RegExp(`\\{${list}\\.${key}[=}]`), `${id}: ${list}.${key}`)
    for (const concept of absent) assert.ok(!questions.has(concept.id.split('.').at(-1) ?? ''), `${id}: ${concept.id}`)
  }
})

test('every paper prints a sound document, whose questions have answers', () => {
  for (const [at, paper] of papers.entries()) {
    if (at % oneOf !== 0) continue
    const made = generateWritten(
      at,
      book,
      languages.map((language) => ({ ...paper, language })),
    )
    assertSoundDocument(made.document)
    const answered = [at, at + 1, at + 2].flatMap((seed) => {
      const asked = askAny(made, book, seed)
      return [...(asked?.spans ?? []), ...(asked?.choices ?? [])]
    })
    assert.ok(answered.length > 2, paper.id)
  }
})

const example = `
== en ferry_slip
q skipper person; captain; who steers
q late flag; delayed; whether it was late
q island phrase; destination, de:Ziel; where it goes
a fare money; price; what it costs
l stops; calls
c stops.pier phrase; pier
---
# Slip
{skipper} took us to {island=Inchmurrin}. {late!Late again~On time}.
%stops 2..2 lines
{stops.pier=North quay|South quay}
%%
`

test('a paper is filled, and a flag is known by the words that stand there', () => {
  const [paper] = papersIn(example)
  assert.ok(paper)
  const made = generateWritten(
    3,
    book,
    languages.map((language) => ({ ...paper, language })),
  )
  const text = made.document.pages.flatMap(({ words }) => words.map((word) => word.text)).join(' ')
  const late = made.facts.all.find(({ concept }) => concept.id.endsWith('.late'))
  assert.equal(late?.flag, text.includes('Late again'))
  assert.match(text, /to Inchmurrin\./)
  assert.deepEqual(
    made.facts.lists.map(({ items, plain }) => [items, plain]),
    [[2, true]],
  )
  assert.deepEqual(
    made.plan.absent.map(({ id }) => id),
    ['written:ferry_slip.fare'],
  )
})

test('what heads a section holds for each item below it', () => {
  const [paper] = papersIn(`
== en stalls
l stalls; pitches
c stalls.aisle phrase; aisle
c stalls.keeper person; keeper
c stalls.goods phrase; goods
---
%stalls 5..5
Who | What
/ Aisle {stalls.aisle=North|South|East}
{stalls.keeper} | {stalls.goods=cheese¶and ham|hats}
%%
%stalls 2..2 sentence
There were
{stalls.keeper} with {stalls.goods=pears|apples}
%%
%stalls 2..2 cards
{stalls.keeper}
Sells: {stalls.goods=plums}
%%
`)
  assert.ok(paper)
  const made = generateWritten(
    4,
    book,
    languages.map((language) => ({ ...paper, language })),
  )
  const [table, passage, cards] = made.facts.lists
  assert.deepEqual(
    table?.columns.filter(({ carried }) => carried).map(({ key }) => key),
    ['aisle'],
  )
  assert.deepEqual(
    passage?.columns.map(({ key }) => key),
    ['keeper', 'goods'],
  )
  const marked = new Set(made.marks.map(({ mark }) => mark.concept))
  for (let item = 0; item < 5; item += 1) assert.ok(marked.has(`l0[${item}].aisle`), `item ${item}`)
  assert.equal(cards?.items, 2)
  for (const key of ['l2[0].keeper', 'l2[0].goods', 'l2[1].keeper', 'l2[1].goods']) assert.ok(marked.has(key), key)
})

test('a paper that names what it does not ask for is refused', () => {
  const [paper] = papersIn(example.replace('{island=', '{isle='))
  assert.ok(paper)
  assert.throws(
    () =>
      generateWritten(
        3,
        book,
        languages.map((language) => ({ ...paper, language })),
      ),
    /isle/,
  )
})
