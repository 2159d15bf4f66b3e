import { piecesOf, stated, type Text } from '../../text.ts'
import type { Fact } from '../facts.ts'
import { capital } from '../names.ts'
import type { Sketch } from '../sketch.ts'
import { covered, wholeOf } from '../values.ts'
import { headings, images, petNames, spots, topics, valueLists, workTitles } from './name-words.ts'
import type { Attribute } from './things.ts'

/** The name that a pattern makes: capitals in braces are words, signs become letters and digits. */
export function nameFrom(sketch: Sketch, pattern: string): string {
  return pattern.replace(/\{([^{}]+)\}/g, (_, slot: string) => {
    const made = slots[slot]
    return made ? made(sketch) : sketch.random.pattern(slot)
  })
}

const romans = 'I|II|III|IV|V|VI|VII|VIII|IX|XII'.split('|')

const slots: Record<string, (sketch: Sketch) => string> = {
  L: ({ names }) => names.of('last'),
  C: ({ names }) => names.of('city'),
  F: ({ names }) => names.of('first'),
  P: ({ random }) => random.pick(petNames),
  I: ({ random, language }) => random.pick(images[language]),
  T: ({ random, language }) => random.pick(topics[language]),
  H: ({ random, language }) => random.pick(headings[language]),
  W: (sketch) => nameFrom(sketch, sketch.random.pick(workTitles[sketch.language])),
  A: ({ random }) => (random.chance(0.4) ? random.letters(random.int(2, 4)) : madeUp(random, 2).toUpperCase()),
  R: ({ random }) => random.pick(romans),
  O: (sketch) => ordinal(sketch),
  Y: ({ random }) => String(random.int(2004, 2027)),
}

function ordinal({ random, language }: Sketch): string {
  const number = random.int(4, 19)
  if (random.chance(0.1)) return random.pick(romans)
  return `${number}${{ en: 'th', de: '.', fr: 'e', es: '.ª' }[language]}`
}

const syllables =
  'ba|ne|ro|vi|ta|lu|ka|mo|del|sen|tor|fi|gra|hel|ix|jo|kem|lar|no|pol|qua|ris|sta|tec|ul|ver|zan|dro|mil|con'.split(
    '|',
  )

function madeUp(random: Sketch['random'], count: number): string {
  return Array.from({ length: count }, () => random.pick(syllables)).join('')
}

export function makerName({ random, names }: Sketch): string {
  const last = names.of('last')
  const made = random.weighted<() => string>([
    [() => last, 4],
    [() => `${last} & ${names.of('last')}`, 1],
    [() => `${last}${random.pick(['werk', 'tec', 'mat', 'tronic', 'lux', 'flex', 'therm', 'line'])}`, 1.5],
    [() => capital(madeUp(random, random.int(2, 3))), 4],
    [() => random.letters(random.int(2, 4)), 1.5],
    [() => `${last} ${names.of('legal')}`, 1],
    [() => `${random.pick(petNames)} ${random.pick(['Works', 'Industries', 'AG', 'Group', 'SA'])}`, 1],
  ])()
  return random.chance(0.12) ? made.toUpperCase() : made
}

const modelPatterns = '@@ ###|@##|@@-###@|### @|@@@ #.#|@#00|##/##|@-##|@@####|#00 @|@# ##|@@@ ## @'.split('|')
const modelWords = 'Vario|Compact|Pro|Mark|Series|Eco|Turbo|Maxi|Classic|Duo|Sprint|Astra|Unic|Basic|Super|Linea|Trio'

export function modelName({ random }: Sketch): string {
  const word = random.pick(modelWords.split('|'))
  return random.weighted<() => string>([
    [() => random.pattern(random.pick(modelPatterns)), 5],
    [
      () =>
        `${word} ${random.pick([random.int(2, 9), random.int(10, 90) * 10, random.pick(romans), random.letters(1)])}`,
      3,
    ],
    [() => `${capital(madeUp(random, 2))} ${random.pattern(random.pick(['###', '#', '##@', '@']))}`, 2],
    [() => capital(madeUp(random, random.int(2, 3))), 1],
  ])()
}

/** The value of an attribute, with the marks of its fact. */
export function attributeValue(sketch: Sketch, { value, concept }: Attribute, fact: Fact): Text {
  const { random, names, language, values, desk } = sketch
  const say = (text: string): Text => [stated(fact.key, text, text)]
  const [kind = '', detail = ''] = split(value)
  switch (kind) {
    case 'maker':
      return say(makerName(sketch))
    case 'model':
      return say(modelName(sketch))
    case 'name':
      return say(nameFrom(sketch, random.pick(['{I}', '{F}', '{P}', '{L} {R}'])))
    case 'list':
      return say(random.pick(valueLists[detail]?.[language] ?? ['-']))
    case 'dims':
      return say(dimensions(sketch))
    case 'unit':
      return measure(sketch, detail, fact)
    case 'year': {
      const [low, high] = rangeOf(detail)
      return say(String(random.chance(0.5) ? random.int(Math.max(low, 1975), high) : random.int(low, high)))
    }
    case 'id':
      return say(detail === '' ? names.number() : random.pattern(detail))
    case 'plate':
      return say(
        random.pattern(random.pick(['@@ ## @@@', '@-@@ ###', '@@-###-@@', '#### @@@', '@-@@@@', '@@ @@ ####'])),
      )
    case 'code':
      return say(random.pattern(random.pick(['@@-###', '####', '@##', '##.###', '@@@ ##/##', '@####', '##-@'])))
    case 'spot':
      return say(nameFrom(sketch, random.pick(spots[language])))
    case 'city':
      return say(names.of('city'))
    case 'owner':
      return say(random.chance(0.7) ? names.company() : names.person())
    case 'ordinal':
      return say(ordinal(sketch))
    case 'version':
      return say(random.pattern(random.pick(['#.#', '#.#.#', '##.#', '20##.#', '#.##'])))
    case 'years': {
      const from = random.int(2012, 2026)
      return say(`${from}${random.pick(['–', '-', '/', ' - '])}${from + random.int(1, 5)}`)
    }
    case 'alcohol':
      return [desk.percent(fact.key, random.int(8, 90) / 2)]
    default:
      return values.told({ ...fact, concept: { ...concept, ...(detail !== '' && { like: detail }) } })
  }
}

function split(value: string): [kind: string, detail: string] {
  const at = value.indexOf(':')
  return at < 0 ? [value, ''] : [value.slice(0, at), value.slice(at + 1)]
}

function rangeOf(text: string): [low: number, high: number] {
  const [low = 0, high = 0] = text.split('..').map(Number)
  return [low, high]
}

function dimensions({ random }: Sketch): string {
  const by = random.pick([' x ', ' × ', 'x', ' × '])
  const figures = Array.from({ length: random.int(2, 3) }, () => random.int(4, 320))
  return `${figures.join(by)} ${random.pick(['cm', 'mm', 'cm'])}`
}

/** Small figures with decimals now and then; the unit is part of the whole. */
function measure({ random, desk }: Sketch, detail: string, fact: Fact): Text {
  const [unit = '', range = ''] = detail.split(' ')
  const [low, high] = rangeOf(range)
  const rough = random.chance(0.5) ? random.int(low, Math.max(low + 1, Math.round(high / 8))) : random.int(low, high)
  const hasDecimals = rough < 60 && random.chance(0.4)
  const figure = desk.number(fact.key, hasDecimals ? rough + random.int(1, 9) / 10 : rough, hasDecimals ? 1 : 0)
  fact.unit = unit
  return covered(wholeOf(fact.key), piecesOf(random.chance(0.88) ? [figure, ` ${unit}`] : [figure, unit]))
}
