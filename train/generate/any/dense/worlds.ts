import { madeTitle } from '../matters/made-titles.ts'
import type { Noun, NounSort } from '../nouns/noun.ts'
import { plainName } from '../nouns/noun-names.ts'
import { madeName } from '../offices/office-values.ts'
import { officeKinds } from '../offices/offices.ts'
import type { Sketch } from '../sketch.ts'
import { nameFrom } from '../things/thing-values.ts'
import { type Thing, things } from '../things/things.ts'
import { titles } from '../trades/paper-words.ts'
import { trades } from '../trades/trades.ts'
import type { Variants } from '../variants.ts'
import { placed } from './named.ts'
import { ownWorlds } from './own-worlds.ts'
import type { Named, World } from './world.ts'

export function worldFor(sketch: Sketch): World {
  const { random, book } = sketch
  const source = random.weighted([
    [({ random: each }: Sketch) => each.pick(ownWorlds), 4],
    [worldOfTrade, 2],
    [worldOfOffice, 2],
    [worldOfNouns, book.hasNouns ? 1 : 0],
  ])
  return source(sketch) ?? worldOfTrade(sketch)
}

function worldOfTrade(sketch: Sketch): World {
  const { random } = sketch
  const trade = random.pick(trades)
  const worker = random.pick(trade.staff)
  return {
    ...{ id: trade.id, titles, isTelling: false },
    issuer: { words: trade.role.words, said: trade.role.does, name: placed(trade.names) },
    client: { words: trade.client.words, said: trade.client.does, form: random.chance(0.5) ? 'person' : 'company' },
    worker: { words: worker.words, said: worker.does, cues: worker.sentences },
    thing: thingOf(random.pick(things)),
  }
}

function thingOf({ words, said, names, attributes }: Thing): World['thing'] {
  const isMade = attributes.some(({ concept }) => concept.id === 'thing.maker')
  const hasName = Object.values(names).every((forms) => forms.some((form) => form !== ''))
  if (isMade || !hasName) return { words, said }
  return { words, said, name: (sketch) => nameFrom(sketch, sketch.random.pick(names[sketch.language])) }
}

function worldOfOffice({ random }: Sketch): World | undefined {
  const { matter, objectNames } = random.pick(officeKinds)
  const { parties, slots } = matter
  const [office, actor, subject] = ['office', 'actor', 'subject'].map((name) => parties.get(name))
  const object = slots.get('object')?.concept
  if (!office || !actor || !subject || !object) return undefined
  return {
    ...{ id: matter.id, titles: matter.titles, isTelling: true },
    issuer: {
      ...{ words: office.words, said: office.does },
      name: office.names ? placed(office.names) : ({ names }) => names.company(),
    },
    client: { words: subject.words, said: subject.does, form: subject.form },
    worker: { words: actor.words, said: actor.does },
    thing: {
      ...{ words: object.labels as Variants, said: [] },
      name: (sketch) => madeName(sketch, sketch.random.pick(objectNames[sketch.language])),
    },
  }
}

const bodySorts: readonly NounSort[] = ['house', 'group']
const thingSorts: readonly NounSort[] = ['device', 'vehicle', 'event', 'work', 'site']

function worldOfNouns({ random, book }: Sketch): World {
  const sort = random.pick(thingSorts)
  const isMade = ['device', 'vehicle'].includes(sort) && random.chance(0.6)
  const name = (sketch: Sketch) => (sort === 'event' || sort === 'work' ? madeTitle(sketch) : plainName(sketch, sort))
  return {
    ...{ id: 'nouns', titles, isTelling: false },
    issuer: { ...namedBy(book.noun(random, random.pick(bodySorts))), name: ({ names }) => names.company() },
    client: { ...client, form: random.chance(0.5) ? 'person' : 'company' },
    worker: namedBy(book.noun(random, 'person')),
    thing: { ...namedBy(book.noun(random, sort)), ...(!isMade && { name }) },
  }
}

const client: Named = {
  words: {
    en: ['client', 'customer', 'ordered by', 'principal'],
    de: ['Kunde', 'Auftraggeber', 'Besteller'],
    fr: ['client', "donneur d'ordre", 'commanditaire'],
    es: ['cliente', 'solicitante', 'comitente'],
  },
  said: ['for whom it was done', 'who asked for it'],
}

function namedBy({ words, labels, definition }: Noun): Named {
  const own = { en: words, de: words, fr: words, es: words, ...labels }
  return { words: own, said: [definition] }
}
