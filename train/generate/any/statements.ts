import { type Piece, piecesOf, plain, stated, type Text } from '../text.ts'
import { choiceSets } from './choices.ts'
import type { Concept } from './concept.ts'
import { capital } from './names.ts'
import { fitted } from './pairs.ts'
import type { Sketch } from './sketch.ts'

const boxes = [
  ['[x]', '[ ]'],
  ['☒', '☐'],
  ['(X)', '( )'],
  ['☑', '☐'],
  ['[X]', '[ ]'],
  ['X', '_'],
  ['■', '□'],
] as const

/** Things to tick: flags with a box each, and choices with a box for every option. */
export function printTicks(sketch: Sketch, concepts: readonly Concept[]): void {
  const { random, desk } = sketch
  const { sheet, style } = desk
  const [on, off] = random.pick(boxes)
  const boxFirst = random.chance(0.7)
  for (const concept of concepts) {
    sheet.need(style.size * 3)
    if (concept.form === 'choice') printOptions(sketch, concept, on, off)
    else if (random.chance(0.6)) {
      const fact = sketch.facts.add({ concept, flag: random.chance(0.5) })
      const label = capital(sketch.label(concept))
      const box = stated(fact.key, fact.flag === true, fact.flag ? on : off)
      sheet.line(boxFirst ? [box, ` ${label}`] : [`${label} `, box], style, { leading: 1.5 })
    } else printYesNo(sketch, concept, on, off)
  }
}

function printOptions(sketch: Sketch, concept: Concept, on: string, off: string): void {
  const { random, desk, language } = sketch
  const choices = concept.choices ?? random.pick(choiceSets)
  const words = choices[language] ?? choices.en ?? []
  const chosen = random.chance(0.92) ? random.int(0, words.length - 1) : -1
  const fact = sketch.facts.add({
    concept: { ...concept, choices },
    ...(chosen < 0 ? { empty: true as const } : { choice: chosen }),
  })
  const parts = words.map((word, at): Text => {
    const text = at === chosen ? [stated(fact.key, word, word)] : [word]
    return [`${at === chosen ? on : off} `, ...text]
  })
  const label = capital(sketch.label(concept))
  if (random.chance(0.3)) {
    desk.sheet.line(`${label}:`, desk.style, { leading: 1.4 })
    for (const part of parts) desk.sheet.line(part, desk.style, { x: desk.sheet.left + 14, leading: 1.4 })
  } else
    desk.sheet.paragraph(
      [`${label}${random.pick([':', ''])}   `, ...parts.flatMap((part) => [...piecesOf(part), '   '])],
      desk.style,
    )
}

function printYesNo(sketch: Sketch, concept: Concept, on: string, off: string): void {
  const { random, desk, language } = sketch
  const flag = random.chance(0.5)
  const isEmpty = random.chance(0.08)
  const fact = sketch.facts.add({ concept, ...(isEmpty ? { empty: true as const } : { flag }) })
  const [yes, no] = { en: ['yes', 'no'], de: ['ja', 'nein'], fr: ['oui', 'non'], es: ['sí', 'no'] }[language] as [
    string,
    string,
  ]
  const boxFirst = random.chance(0.8)
  const option = (word: string, ticked: boolean): Text => {
    const isStated = ticked && !isEmpty
    const [first, second] = boxFirst ? [isStated ? on : off, word] : [word, isStated ? on : off]
    return isStated ? [stated(fact.key, flag, first), ' ', stated(fact.key, flag, second)] : [`${first} ${second}`]
  }
  const isThird = isEmpty && random.chance(0.6)
  const third = isThird || random.chance(0.15) ? `   ${boxedBy(boxFirst, isThird ? on : off, neither[language])}` : ''
  const label = capital(sketch.label(concept))
  desk.sheet.line(
    [
      `${label}${random.pick(['?', ':', ''])}  `,
      ...piecesOf(option(yes, flag)),
      '   ',
      ...piecesOf(option(no, !flag)),
      third,
    ],
    desk.style,
    { leading: 1.5 },
  )
}

/** The third box of a question: it says neither. */
const neither = { en: 'n/a', de: 'entfällt', fr: 'sans objet', es: 'no procede' }

function boxedBy(boxFirst: boolean, box: string, word: string): string {
  return boxFirst ? `${box} ${word}` : `${word} ${box}`
}

/** Rows and columns both have a name: this month beside the year, planned beside actual. */
export function printMatrix(sketch: Sketch, rows: readonly Concept[], columns: readonly Concept[]): void {
  const { random, desk } = sketch
  const { sheet, style } = desk
  const whole = sheet.right - sheet.left
  const first = whole * random.between(0.3, 0.5)
  const width = (whole - first) / columns.length
  const height = style.size * random.between(1.3, 1.7)
  const ruled = random.chance(0.4)
  const head = desk.sized(0.9, random.chance(0.7))
  sheet.need(height * (rows.length + 1))
  columns.forEach((column, at) => {
    const label = capital(sketch.label(column))
    sheet.print(sheet.left + first + (at + 1) * width - 4, sheet.y, label, fitted(label, head, width - 6), 'right')
  })
  sheet.y += height
  for (const concept of rows) {
    const row =
      concept.form === 'unit' && concept.like === undefined
        ? { ...concept, like: random.pick(['kg', 'm', 'l', 'h', 'km']) }
        : concept
    const label = capital(sketch.label(concept))
    sheet.print(sheet.left, sheet.y, label, fitted(label, style, first - 6))
    columns.forEach((column, at) => {
      const isEmpty = random.chance(0.08)
      const fact = sketch.facts.add({ concept: row, column, ...(isEmpty && { empty: true as const }) })
      const value: Text = isEmpty ? random.pick(['', '-', '']) : sketch.values.of(fact)
      sheet.print(sheet.left + first + (at + 1) * width - 4, sheet.y, value, fitted(value, style, width - 4), 'right')
      if (ruled)
        sheet.box(
          sheet.left + first + at * width,
          sheet.y - 2,
          sheet.left + first + (at + 1) * width,
          sheet.y + height - 2,
        )
    })
    sheet.y += height
  }
}

/** Running text that states values between words that state none. */
export function printProse(sketch: Sketch, concepts: readonly Concept[]): void {
  const { random, desk, names } = sketch
  const text = concepts.flatMap((concept): (string | Piece)[] => [
    ...(random.chance(0.5) ? [`${names.sentence(3, 12)} `] : []),
    ...sentenceOf(sketch, concept),
    ' ',
  ])
  desk.sheet.paragraph(random.chance(0.4) ? [...text, names.sentence(4, 16)] : text, desk.style)
}

function sentenceOf(sketch: Sketch, concept: Concept): Piece[] {
  const { random, language, facts, values } = sketch
  const label = sketch.label(concept)
  const low = language === 'de' || random.chance(0.2) ? label : label.charAt(0).toLowerCase() + label.slice(1)
  const value = values.of(facts.add({ concept }))
  return random
    .pick(sentences[language])
    .split(/(\{[lLv]\})/)
    .filter(Boolean)
    .flatMap((part) =>
      part === '{v}' ? piecesOf(value) : piecesOf(part.replace('{l}', low).replace('{L}', capital(label))),
    )
}

const sentences = {
  en: 'The {l} is {v}.|The {l} amounts to {v}.|{L}: {v}.|Please note the {l} {v}.|According to our records, the {l} was {v}.|with {l} {v},|We confirm {v} as {l}.|{v} ({l})|Your {l} {v} has been noted.|the {l} ("{v}")|on the basis of {l} {v}.|The {l} has been set at {v}.|For {l} we have recorded {v}.'.split(
    '|',
  ),
  de: '{L} ist {v}.|Die {l} beträgt {v}.|{L}: {v}.|Bitte beachten Sie: {l} {v}.|mit {l} {v},|Wir bestätigen {v} als {l}.|{v} ({l})|Als {l} gilt {v}.|unter {l} {v}|Ihre {l} {v} liegt uns vor.|Der {l} wurde auf {v} festgesetzt.|Für {l} haben wir {v} erfasst.'.split(
    '|',
  ),
  fr: "Le {l} est {v}.|Le {l} s'élève à {v}.|{L} : {v}.|avec {l} {v},|Nous confirmons {v} comme {l}.|{v} ({l})|La {l} est fixée à {v}.|sous {l} {v}|Votre {l} : {v}.|Pour {l} nous avons noté {v}.".split(
    '|',
  ),
  es: 'El {l} es {v}.|La {l} asciende a {v}.|{L}: {v}.|con {l} {v},|Confirmamos {v} como {l}.|{v} ({l})|El {l} se fija en {v}.|según {l} {v}|Su {l}: {v}.|Para {l} consta {v}.'.split(
    '|',
  ),
}

/** A heading and the text that belongs to it. */
export function printTextUnderHeading(sketch: Sketch, concept: Concept): void {
  const { random, desk, names } = sketch
  const fact = sketch.facts.add({ concept: { ...concept, form: 'text' } })
  const text = names.sentence(4, 14)
  desk.sheet.need(desk.style.size * 5)
  desk.sheet.line(capital(sketch.label(concept)), desk.sized(random.between(1, 1.2), true), { leading: 1.5 })
  desk.sheet.paragraph([stated(fact.key, text, text)], desk.style)
}

/** Words that state nothing anybody asks for, with stray dates, amounts and names. */
export function fillerOf(sketch: Sketch, count: number): string {
  const { random, names, values } = sketch
  return Array.from({ length: count }, () =>
    random.chance(0.05)
      ? plain(
          values.text(
            { id: '', labels: {}, form: random.pick(['date', 'money', 'id', 'person', 'city', 'percent']) },
            'none',
          ),
        )
      : names.word(),
  ).join(' ')
}
