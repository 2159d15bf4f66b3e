import type { Concept, ValueForm } from '../concept.ts'
import { capital } from '../names.ts'
import type { Sketch } from '../sketch.ts'
import type { Noun, NounSort } from './noun.ts'
import { bearingName, plainName } from './noun-names.ts'

/** Somebody or something with a name, and whether the page says what it is: in the name, beside it, or not at all. */
export interface Named {
  noun: Noun
  /** The noun in the language of the page. */
  word: string | undefined
  name: string
  told: 'borne' | 'beside' | 'free'
  concept: Concept
}

const often: readonly (readonly [NounSort, number])[] = [
  ['person', 5],
  ['group', 2.5],
  ['house', 2],
  ['site', 1.5],
  ['place', 1.5],
  ['vehicle', 0.8],
  ['device', 1],
  ['animal', 0.5],
  ['event', 0.8],
  ['work', 0.8],
]

/** Names of these sorts could be taken for each other. */
const circles: Record<NounSort, string> = {
  ...{ person: 'who', group: 'body', house: 'body', site: 'where', place: 'where', vehicle: 'thing', device: 'thing' },
  ...{ animal: 'animal', event: 'title', work: 'title' },
}

const forms: Record<NounSort, ValueForm> = {
  ...{ person: 'person', group: 'company', house: 'company', site: 'phrase', place: 'city', vehicle: 'product' },
  ...{ device: 'product', animal: 'phrase', event: 'phrase', work: 'phrase' },
}

const bears: readonly NounSort[] = ['group', 'house', 'site', 'event']

/** Who and what a paper speaks of. What the page does not call by a noun is the only one of its circle that it does not. */
export function castOf(sketch: Sketch): Named[] {
  const { random } = sketch
  const cast: Named[] = []
  const count = random.int(2, 10)
  for (let turn = 0; turn < 3 * count && cast.length < count; turn += 1) {
    const next = nextOf(sketch, random.weighted(often))
    const circle = cast.filter((other) => circleOf(other) === circleOf(next))
    const isSecondFree = next.told === 'free' && circle.some(({ told }) => told === 'free')
    if (isSecondFree || cast.some((other) => areKin(sketch, other.noun, next.noun))) continue
    cast.push(next)
  }
  return cast
}

export function circleOf({ noun: { sort } }: Pick<Named, 'noun'>): string {
  return circles[sort]
}

function nextOf(sketch: Sketch, sort: NounSort): Named {
  const { random, book, language } = sketch
  const isSpoken = random.chance(0.55)
  const noun = book.noun(random, sort, isSpoken ? language : undefined)
  const words = isSpoken ? (noun.labels?.[language] ?? (language === 'en' ? noun.words : [])) : []
  const word = words.length > 0 ? random.pick(words) : undefined
  const told = word === undefined ? 'free' : bears.includes(sort) && random.chance(0.5) ? 'borne' : 'beside'
  const name = told === 'borne' ? bearingName(sketch, word ?? '') : plainName(sketch, sort)
  return { noun, word, name: random.chance(0.06) ? name.toUpperCase() : name, told, concept: conceptOf(sketch, noun) }
}

/** As somebody asks for it. */
function conceptOf({ random, book }: Sketch, noun: Noun): Concept {
  const [word = ''] = noun.words
  const [wider] = noun.wider.map((at) => book.nounAt(at))
  return {
    id: `noun:${word}`,
    form: forms[noun.sort],
    labels: { en: noun.words.map(capital), ...noun.labels },
    fields: [
      [word, noun.definition],
      [random.pick([`${word} name`, `name of ${word}`, `${word} title`, `the ${word}`]), ''],
      ...(wider && random.chance(0.1) ? [[wider.words[0] ?? word, noun.definition] as const] : []),
    ],
  }
}

/** Whether somebody may call one as the other. */
function areKin({ book }: Pick<Sketch, 'book'>, one: Noun, other: Noun): boolean {
  const widened = (noun: Noun) => {
    const first = noun.wider.map((at) => book.nounAt(at))
    return [noun, ...first, ...first.flatMap(({ wider }) => wider.map((at) => book.nounAt(at)))]
  }
  const own = new Set(widened(one).flatMap(({ words }) => words.flatMap((word) => word.split(/[ -]/))))
  return widened(other).some(({ words }) => words.some((word) => word.split(/[ -]/).some((part) => own.has(part))))
}

/** Nouns that nothing on the page could be meant by; nobody knows of those whose circle is `open`. */
export function absentNouns(sketch: Sketch, cast: readonly Named[], open: readonly string[]): Concept[] {
  const { random, book } = sketch
  return Array.from({ length: 12 }, () => book.noun(random, random.weighted(often), undefined))
    .filter(({ sort }) => !open.includes(circles[sort]))
    .filter((noun) =>
      cast.every((other) => {
        if (circleOf(other) !== circles[noun.sort]) return true
        return other.told !== 'free' && !areKin(sketch, other.noun, noun)
      }),
    )
    .map((noun) => conceptOf(sketch, noun))
}
