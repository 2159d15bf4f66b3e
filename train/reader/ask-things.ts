import type { Concept } from '../generate/any/concept.ts'
import type { Fact, Facts } from '../generate/any/facts.ts'
import type { AnyDocument } from '../generate/any/generate-any.ts'
import { isSomebody, nameOfThing, type Thing, things, wordsOfThing } from '../generate/any/things/things.ts'
import { languages } from '../generate/data/language-data.ts'
import type { Random } from '../generate/random.ts'
import type { Asker } from './ask-words.ts'

/** How one schema speaks of a thing: by which word, and whether all that is said of it stands below that word. */
interface Manner {
  word: string
  isNested: boolean
}

const manners = new WeakMap<Asker, Map<Thing, Manner>>()

type Question = { names: string[]; description: string }

/** Names and description of a question about a thing or something said of it. */
export function wordsForThing(asker: Asker, facts: Facts, fact: Fact & { thing: Thing }): Question {
  const manner = mannerFor(asker, fact.thing)
  switch (fact.concept.id) {
    case 'thing.kind':
      return kindAsked(asker, fact.concept, manner)
    case 'thing.name':
      return nameAsked(asker, fact.thing, manner, nameNames)
    case 'thing.what':
      return nameAsked(asker, fact.thing, manner, whatNames)
    default:
      return attributeAsked(asker, facts, fact, manner)
  }
}

function kindAsked(asker: Asker, concept: Concept, { word, isNested }: Manner): Question {
  const names = isNested ? [word, asker.random.pick(kindNames)] : [asker.words(concept).text]
  return { names: names.map((name) => asker.name(name)), description: '' }
}

function nameAsked(asker: Asker, thing: Thing, { word, isNested }: Manner, owns: readonly string[]): Question {
  const { random } = asker
  const own = random.pick(owns)
  const said = random.pick(thing.said)
  const which = random.chance(0.5) ? said : random.pick(whichTemplates).replace('{}', word)
  const description = random.chance(0.45) ? which : ''
  if (isNested) return { names: [asker.name(word), asker.name(own)], description }
  return random.weighted<Question>([
    [{ names: [asker.name(word)], description }, 5],
    [{ names: [asker.name(`${word} ${own}`)], description }, 2],
    [{ names: [asker.name(own)], description: said }, 0.7],
  ])
}

function attributeAsked(
  asker: Asker,
  facts: Facts,
  { key, concept, thing }: Fact & { thing: Thing },
  { word, isNested }: Manner,
): Question {
  const { random } = asker
  const { text, description } = asker.words(concept)
  const below = { names: [asker.name(word), asker.name(text)], description }
  if (isNested) return below
  const isTwice = facts.all.some((other) => other.concept.id === concept.id && other.key !== key && !other.empty)
  const isEnough = !isTwice && thing.attributes.some((each) => each.concept === concept && each.isPlain)
  return random.weighted<Question>([
    [{ names: [asker.name(text)], description }, isEnough ? 5 : 0],
    [{ names: [asker.name(`${word} ${text}`)], description }, 4],
    [{ names: [asker.name(`${text} of ${word}`)], description }, 1],
    [below, 1],
    [{ names: [asker.name(text)], description: random.pick(ofTemplates).replace('{}', word) }, 1.5],
  ])
}

function mannerFor(asker: Asker, thing: Thing): Manner {
  const known = manners.get(asker) ?? new Map<Thing, Manner>()
  manners.set(asker, known)
  const manner = known.get(thing) ?? { word: wordFor(asker, thing), isNested: asker.random.chance(0.35) }
  known.set(thing, manner)
  return asker.random.chance(0.8) ? manner : { word: wordFor(asker, thing), isNested: false }
}

function wordFor({ random, language }: Asker, { words, family }: Thing): string {
  const spoken = random.chance(0.65) ? 'en' : random.chance(0.5) ? language : random.pick(languages)
  return random.pick(random.chance(0.6) ? words[spoken] : family.words[spoken])
}

const nameNames = 'name|title|called|designation|label|Name|Bezeichnung|nom|intitulé|nombre|denominación'.split('|')
const whatNames = 'designation|make and model|description|product|Bezeichnung|désignation|denominación'.split('|')
const kindNames = 'type|kind|category|class|what it is|Art|genre|tipo|sort'.split('|')
const whichTemplates = [
  ...['which {}', 'the {} this is about', 'name of the {}', '{} in question', 'what the {} is called'],
  ...['um welches Objekt geht es ({})', 'welcher Name ({})', '{} concerné', 'nom : {}', 'nombre: {}', '{} en cuestión'],
]
const ofTemplates = [
  'of the {}',
  '{}',
  'for the {}',
  'said of the {}',
  'concerning the {}',
  'zu: {}',
  'pour : {}',
  'del {}',
]

/** Groups of families that somebody could mean when they ask for one of the others. */
const near = [
  'machine vehicle system product',
  'event learning project work group paper',
  'building place route',
  'plant product',
].map((line) => line.split(' '))

/** Something that is not said of the thing on the page, or a thing of which nothing is said. */
export function absentOfThings(random: Random, { facts, plan }: AnyDocument): Omit<Fact, 'key'> | undefined {
  const there = new Set(facts.all.flatMap(({ thing }) => (thing ? [thing] : [])))
  // Elsewhere a thing may be named by passages of other kinds.
  if (there.size === 0 && !plan.kind.startsWith('trade:')) return
  const own = there.size > 0 && random.chance(0.6) ? random.pick([...there]) : undefined
  if (own) {
    const { concept, isVague } = random.pick(own.attributes)
    if (isVague || facts.names(concept)) return
    return { concept, thing: own }
  }
  const other = random.pick(things)
  const isNear = [...there].some(({ family }) => isPair(family.id, other.family.id))
  if (isNear || facts.names(wordsOfThing(other)) || isSomebody(facts.roles, other)) return
  if (random.chance(0.6)) return { concept: nameOfThing(other), thing: onlyOwnWords(other) }
  const { concept, isVague } = random.pick(other.attributes)
  return isVague || facts.names(concept) ? undefined : { concept, thing: onlyOwnWords(other) }
}

function isPair(one: string, other: string): boolean {
  return one === other || near.some((group) => group.includes(one) && group.includes(other))
}

/** What is not there is asked for by words that mean nothing else. */
function onlyOwnWords(thing: Thing): Thing {
  const found = unmistakable.get(thing) ?? {
    ...thing,
    family: { ...thing.family, words: thing.words },
    attributes: thing.attributes.map((each) => ({ ...each, isPlain: false })),
  }
  unmistakable.set(thing, found)
  return found
}

const unmistakable = new Map<Thing, Thing>()
