import assert from 'node:assert/strict'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { generateNounPaper } from '../../../train/generate/any/generate-any.ts'
import { LabelBook } from '../../../train/generate/any/label-book.ts'
import type { Noun, NounSort } from '../../../train/generate/any/nouns/noun.ts'
import { askAny } from '../../../train/reader/ask-any.ts'
import { readTypedNouns } from '../../../train/reader/typed-nouns.ts'

const sorts: NounSort[] = [
  ...(['person', 'house', 'group', 'vehicle', 'device', 'site', 'place', 'animal', 'event', 'work'] as const),
]

/** Ten words of each sort that have nothing in common. */
function typedNouns(): Noun[] {
  return sorts.flatMap((sort, at) =>
    Array.from({ length: 10 }, (_, index) => ({
      ...{ sort, words: [`${'abcdefghij'[at]}${'klmnopqrst'[index]}noun`], definition: '', wider: [], isCommon: true },
    })),
  )
}

const book = new LabelBook({
  ...{ groups: [], phrases: { de: [], en: [], fr: [], es: [] }, names: {}, words: { de: [], en: [], fr: [], es: [] } },
  typed: {
    nouns: typedNouns(),
    categories: [{ field: 0, words: ['brace'], definition: 'a support', kinds: ['ankle brace', 'knee brace'] }],
  },
})

test('whoever is asked for by a noun is named so on the page, or alone of its sort not named at all', () => {
  let [beside, alone, absent] = [0, 0, 0]
  for (let seed = 1; seed <= 150; seed += 1) {
    const made = generateNounPaper(seed, book)
    const asked = askAny(made, book, seed)
    const page = made.document.pages.flatMap(({ words }) => words.map(({ text }) => text.toLowerCase())).join(' ')
    const nouns = made.facts.all.filter(({ concept, empty }) => concept.id.startsWith('noun:') && !empty)
    for (const { concept, key } of nouns) {
      const [word = ''] = concept.labels.en ?? []
      const sort = sortOf(word)
      const isPrinted = made.medium === 'scan' || page.includes(word.toLowerCase())
      const others = nouns.filter((other) => other.key !== key && sortOf(other.concept.labels.en?.[0] ?? '') === sort)
      const unnamed = others.filter(({ concept: { labels } }) => !page.includes((labels.en?.[0] ?? '').toLowerCase()))
      if (isPrinted) beside += 1
      else {
        alone += 1
        assert.ok(made.medium === 'scan' || unnamed.length === 0, `${seed}: ${word} is one of several ${sort}s`)
      }
    }
    for (const concept of made.plan.absent) {
      absent += 1
      assert.ok(!nouns.some((fact) => fact.concept.id === concept.id), `${seed}: ${concept.id} is there`)
    }
    assert.ok(asked === undefined || asked.schema.leaves.length > 0)
  }
  assert.ok(beside > 50 && alone > 50 && absent > 100, `${beside} ${alone} ${absent}`)
})

function sortOf(word: string): NounSort | undefined {
  return sorts['abcdefghij'.indexOf(word.charAt(0).toLowerCase())]
}

test('nouns of a thesaurus are of the sort of what they are kinds of, and what has many kinds is a category', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sheaf-nouns-'))
  const roots =
    'person establishment#4 institution#2 work#6 facility organization gathering vehicle machine equipment instrument building area#5 way#6 structure geological_formation region#3 body_of_water animal social_event show publication creation#2 program#3 substance#8 food#2 plant#2 disease drug color fabric sport occupation garment crime furniture container device body_part document room'
  const { index, data } = thesaurus(roots.split(' '), {
    person: ['sailor', 'baker'],
    color: ['red', 'blue', 'green', 'ochre', 'teal'],
    sailor: ['bosun'],
  })
  await Promise.all([writeFile(join(folder, 'index.noun'), index), writeFile(join(folder, 'data.noun'), data)])
  const { nouns, categories } = await readTypedNouns(folder)
  const bosun = nouns.find(({ words }) => words.includes('bosun'))
  assert.equal(bosun?.sort, 'person')
  assert.deepEqual(
    bosun?.wider.map((at) => nouns[at]?.words[0]),
    ['sailor'],
  )
  assert.deepEqual(
    categories.map(({ words, kinds }) => [words, kinds.toSorted()]),
    [[['color'], ['blue', 'green', 'ochre', 'red', 'teal']]],
  )
})

/** As the files of WordNet are written: each root has as many senses as it needs, of which only the last has kinds. */
function thesaurus(roots: readonly string[], kinds: Record<string, string[]>): { index: string; data: string } {
  const ids = new Map<string, string>()
  const idOf = (sense: string) => {
    const known = ids.get(sense) ?? String(10_000_000 + ids.size)
    ids.set(sense, known)
    return known
  }
  const senses = new Map<string, string[]>()
  for (const root of roots) {
    const [word = '', count = '1'] = root.split('#')
    senses.set(
      word,
      Array.from({ length: 8 }, (_, at) => idOf(at + 1 === Number(count) ? word : `${word} ${at}`)),
    )
  }
  const lines: string[] = []
  for (const [word, all] of senses) for (const id of all) lines.push(`${id} 03 n 01 ${word} 0 000 | what is so called`)
  for (const [parent, words] of Object.entries(kinds))
    for (const word of words) {
      senses.set(word, [idOf(word)])
      lines.push(`${idOf(word)} 03 n 01 ${word} 0 001 @ ${idOf(parent)} n 0000 | a ${parent}`)
    }
  const index = [...senses].map(([word, all]) => `${word} n ${all.length} 0 ${all.length} 1 ${all.join(' ')}`)
  return { index: `  licence\n${index.join('\n')}\n`, data: `  licence\n${lines.join('\n')}\n` }
}
