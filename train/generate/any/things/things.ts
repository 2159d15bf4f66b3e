import type { Language } from '../../data/language-data.ts'
import type { Concept, ValueForm } from '../concept.ts'
import type { Role } from '../roles.ts'
import { attributeLines } from './attribute-lines.ts'
import { attributeSentences } from './attribute-sentences.ts'
import { familyLines } from './family-lines.ts'
import { thingsLiving } from './things-living.ts'
import { thingsMade } from './things-made.ts'

type Variants = Record<Language, readonly string[]>

/** Something that is said of a thing. */
export interface Attribute {
  concept: Concept
  /** How its value is made up. */
  value: string
  /** How it is said among others, `{}` being the value. */
  fragments: Variants
  /** Sentences that tell it alone. */
  sentences?: Variants
  /** Whether its own word says enough to ask for it. */
  isPlain: boolean
  /** Whether something else on a paper could be taken for it, so that it is never asked for in vain. */
  isVague: boolean
}

/** Things that papers speak of in the same way. */
export interface Family {
  id: string
  words: Variants
  subjects: Variants
  sentences: Variants
}

/** A sort of thing that a document can be about. */
export interface Thing {
  id: string
  family: Family
  words: Variants
  names: Variants
  attributes: readonly Attribute[]
  /** What is asked for without the word for it. */
  said: readonly string[]
}

const formOfValue: Record<string, ValueForm> = {
  ...{ maker: 'company', owner: 'company', person: 'person', city: 'city', spot: 'city', region: 'region' },
  ...{ country: 'country', language: 'language', date: 'date', money: 'money', year: 'year', count: 'number' },
  ...{ unit: 'unit', id: 'id', plate: 'id', code: 'id', alcohol: 'percent' },
}

const sentencesOf: ReadonlyMap<string, Variants> = new Map(
  rowsOf(attributeSentences).map(([id = '', ...cells]) => [id, variantsOf(cells)]),
)

const attributes: ReadonlyMap<string, Attribute> = new Map(
  rowsOf(attributeLines).map((cells) => {
    const [head = '', ...rest] = cells
    const [, id = '', value = '', flag] = /^(\w+) (.+?)(?: ([!-]+))?$/.exec(head) ?? []
    const [names = '', said = ''] = (rest[8] ?? '').split(' ~ ')
    const fields = names.split('|').flatMap((name) => said.split('|').map((text) => [name, text] as const))
    const concept: Concept = {
      ...{ id: `thing.${id}`, form: formOfValue[value.split(':')[0] ?? ''] ?? 'phrase' },
      labels: variantsOf(rest.slice(0, 4)),
      fields,
    }
    const sentences = sentencesOf.get(id)
    return [
      id,
      {
        ...{ concept, value, fragments: variantsOf(rest.slice(4, 8)), ...(sentences && { sentences }) },
        isPlain: flag?.includes('!') === true,
        isVague: flag?.includes('-') === true,
      },
    ]
  }),
)

const families: ReadonlyMap<string, Family> = new Map(
  rowsOf(familyLines).map(([id = '', ...cells]) => [
    id,
    {
      id,
      words: variantsOf(cells.slice(0, 4)),
      subjects: variantsOf(cells.slice(4, 8)),
      sentences: variantsOf(cells.slice(8, 12)),
    },
  ]),
)

/** Everything a document can be about. */
export const things: readonly Thing[] = rowsOf(thingsMade + thingsLiving).map(([head = '', ...cells]) => {
  const [id = '', family = ''] = head.split(' ')
  const named = cells.slice(4, 8).map((cell) => (cell === '*' ? (cells[4] ?? '') : cell))
  return {
    id,
    family: known(families, family),
    words: variantsOf(cells.slice(0, 4)),
    names: variantsOf(named),
    attributes: (cells[8] ?? '').split(' ').map((name) => known(attributes, name)),
    said: (cells[9] ?? '').split('|'),
  }
})

/** What the thing itself is asked for by. */
export function wordsOfThing({ id, words, said }: Thing): Concept {
  const fields = words.en.flatMap((word) => said.map((text) => [word.replaceAll(' ', '_'), text] as const))
  return { id: `thing:${id}`, form: 'phrase', labels: words, fields }
}

export function nameOfThing(thing: Thing): Concept {
  return { ...wordsOfThing(thing), id: 'thing.name' }
}

/** Whether somebody on the page is called by a word for the thing, as a hotel that writes about a hotel. */
export function isSomebody(roles: Iterable<Role>, { words }: Thing): boolean {
  const spoken = new Set(
    [...roles].flatMap((role) => Object.values(role.words).flat()).map((word) => word.toLowerCase()),
  )
  return Object.values(words)
    .flat()
    .some((word) => spoken.has(word.toLowerCase()))
}

/** What any thing of the family may be called. */
export function familyWords({ family }: Thing): Concept {
  return { id: `things:${family.id}`, form: 'phrase', labels: family.words }
}

/** What kind of thing it is: asked for by the words for any such thing. */
export function kindOfThing({ family }: Thing): Concept {
  const { en, de, fr, es } = family.words
  const each = (words: readonly string[], forms: readonly string[]) =>
    words.flatMap((word) => forms.map((form) => form.replace('{}', word)))
  return {
    id: 'thing.kind',
    form: 'phrase',
    labels: {
      en: each(en, ['{} type', 'kind of {}', '{} category']),
      de: each(de, ['Art {}', '{} Art']),
      fr: each(fr, ['type de {}', 'genre de {}']),
      es: each(es, ['tipo de {}', 'clase de {}']),
    },
  }
}

function rowsOf(lines: string): string[][] {
  return lines
    .trim()
    .split('\n')
    .map((line) => line.split(';').map((cell) => cell.trim()))
}

function variantsOf([en = '', de = '', fr = '', es = '']: readonly string[]): Variants {
  return { en: en.split('|'), de: de.split('|'), fr: fr.split('|'), es: es.split('|') }
}

function known<T>(all: ReadonlyMap<string, T>, id: string): T {
  const found = all.get(id)
  if (!found) throw new Error(`nothing is called ${id}`)
  return found
}
