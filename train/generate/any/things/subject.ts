import type { Language } from '../../data/language-data.ts'
import { labelled, type Mark, type Piece, piecesOf, stated, type Text } from '../../text.ts'
import { capital } from '../names.ts'
import type { Sketch } from '../sketch.ts'
import { filled } from '../trades/told.ts'
import { covered } from '../values.ts'
import { attributeValue, nameFrom } from './thing-values.ts'
import {
  type Attribute,
  familyWords,
  isSomebody,
  kindOfThing,
  nameOfThing,
  type Thing,
  things,
  wordsOfThing,
} from './things.ts'

/** How a thing is called on its paper: by a name of its own, by maker and model, or by its word alone. */
type Calling = 'name' | 'what' | 'kind'

const quotes: Record<Language, readonly (readonly [string, string])[]> = {
  en: [
    ['‘', '’'],
    ['“', '”'],
    ['"', '"'],
  ],
  de: [
    ['„', '“'],
    ['»', '«'],
    ['"', '"'],
  ],
  fr: [
    ['« ', ' »'],
    ['“', '”'],
    ['"', '"'],
  ],
  es: [
    ['«', '»'],
    ['“', '”'],
    ['"', '"'],
  ],
}

/** Before attributes that stand in a sentence of their own. */
const summaries: Record<Language, readonly string[]> = {
  en: ['In short: ', 'For the record: ', 'As a reminder: ', 'What we know of it: ', 'Our notes say: ', 'Details: '],
  de: ['Kurz gesagt: ', 'Zur Erinnerung: ', 'Bekannt ist: ', 'In unseren Unterlagen steht: ', 'Eckdaten: '],
  fr: ['En bref : ', 'Pour mémoire : ', 'Ce que nous en savons : ', 'Nos notes indiquent : ', 'Détails : '],
  es: ['En resumen: ', 'Para que conste: ', 'Lo que sabemos: ', 'Según nuestras notas: ', 'Detalles: '],
}

/** The thing that a document is about, and what is still to be said of it. */
export class Subject {
  readonly thing: Thing
  readonly #sketch: Sketch
  readonly #calling: Calling
  readonly #called: Text
  readonly #isQuoted: boolean
  readonly #word: string
  #kind: string | undefined
  #left: Attribute[]

  constructor(sketch: Sketch) {
    const { random, language, facts } = sketch
    const fresh = things.filter(
      (each) =>
        ![wordsOfThing(each), familyWords(each)].some((concept) => facts.names(concept)) &&
        !isSomebody(facts.roles, each),
    )
    this.#sketch = sketch
    this.thing = random.pick(fresh.length > 0 ? fresh : things)
    this.#word = random.pick(this.thing.words[language])
    this.#left = random.shuffle(this.thing.attributes)
    const pattern = random.pick(this.thing.names[language])
    this.#calling = pattern === '=' ? 'what' : pattern === '-' ? 'kind' : 'name'
    this.#isQuoted = this.#calling === 'name' && random.chance(0.45)
    facts.note(wordsOfThing(this.thing))
    facts.note(familyWords(this.thing))
    this.#called =
      this.#calling === 'kind' ? [] : this.#calling === 'what' ? this.#makerAndModel() : this.#named(pattern)
  }

  #named(pattern: string): Text {
    const { random, facts } = this.#sketch
    const name = nameFrom(this.#sketch, pattern)
    const printed = random.chance(0.12) ? name.toUpperCase() : name
    const fact = facts.add({ concept: nameOfThing(this.thing), thing: this.thing, unlabelled: true })
    return [stated(fact.key, printed, printed)]
  }

  #makerAndModel(): Text {
    const { facts } = this.#sketch
    const [maker, model] = ['maker', 'model'].map((id) =>
      this.#left.find(({ concept }) => concept.id === `thing.${id}`),
    )
    const fact = facts.add({
      concept: { ...nameOfThing(this.thing), id: 'thing.what' },
      thing: this.thing,
      unlabelled: true,
    })
    const both = [maker, model].flatMap((attribute) => (attribute ? [this.#value(attribute)] : []))
    return covered(fact.key, joined(both, ' '))
  }

  #value(attribute: Attribute, isLabelled = false): Text {
    const { facts } = this.#sketch
    this.#left = this.#left.filter((other) => other !== attribute)
    const fact = facts.add({
      ...{ concept: attribute.concept, thing: this.thing },
      ...(!isLabelled && { unlabelled: true as const }),
    })
    return attributeValue(this.#sketch, attribute, fact)
  }

  /** Attributes that nothing on the page has named yet. */
  #next(count: number): Attribute[] {
    const { facts } = this.#sketch
    return this.#left.filter(({ concept }) => !facts.names(concept)).slice(0, count)
  }

  #fragments(count: number): Text[] {
    const { random, language } = this.#sketch
    return this.#next(count).map((attribute) => {
      const [before = '', after = ''] = random.pick(attribute.fragments[language]).split('{}')
      return [before, ...piecesOf(this.#value(attribute)), after]
    })
  }

  /** The word for it, which says what kind of thing it is. */
  #kindSaid(): Piece {
    const { facts } = this.#sketch
    this.#kind ??= facts.add({ concept: kindOfThing(this.thing), thing: this.thing, unlabelled: true }).key
    return stated(this.#kind, this.#word, this.#word)
  }

  #quoted(): Text {
    const called = again(this.#called)
    if (!this.#isQuoted) return called
    const [open, close] = this.#sketch.random.pick(quotes[this.#sketch.language])
    return [open, ...called, close]
  }

  /** As it is called in a line of its own. */
  head(): Text {
    const { random } = this.#sketch
    if (this.#calling === 'kind') return [capitalised(this.#kindSaid())]
    return random.weighted<() => Text>([
      [() => this.#quoted(), 5],
      [() => [capitalised(this.#kindSaid()), random.pick([' ', ': ', ' ']), ...piecesOf(this.#quoted())], 4],
      [() => [...piecesOf(this.#quoted()), random.pick([', ', ' – ']), this.#kindSaid()], 1],
    ])()
  }

  /** Lines that may head a paper: what it is about, with some of what is said of it. */
  title(): Text[] {
    const { random, language } = this.#sketch
    const subject = random.pick(this.thing.family.subjects[language])
    const head = this.head()
    const details = joined(this.#fragments(random.int(0, 3)), random.pick([', ', ' · ', ', ']))
    const isTold = piecesOf(details).length > 0
    return random.weighted<() => Text[]>([
      [
        () => [
          [
            subject,
            random.pick([' – ', ': ', ' - ', ' ']),
            ...piecesOf(head),
            ...(isTold ? [', ', ...piecesOf(details)] : []),
          ],
        ],
        5,
      ],
      [() => [subject, head, ...(isTold ? [details] : [])], 2],
      [() => [head, ...(isTold ? [details] : [])], 2],
      [() => [[...piecesOf(head), ...(isTold ? [' (', ...piecesOf(details), ')'] : [])], subject], 1],
    ])()
  }

  /** A few lines on it alone: its name above, or label and value here and there. */
  block(): Text[] {
    const { random } = this.#sketch
    if (random.chance(0.45)) return [this.head(), ...this.#labelledLines(random.int(2, 5))]
    const parts = this.#fragments(random.int(2, 6))
    const by = random.pick([', ', ' · ', ' | ', ' – ', '; ', ' / '])
    const size = random.pick([parts.length, parts.length, Math.ceil(parts.length / 2)])
    const lines = [parts.slice(0, size), parts.slice(size)].filter((line) => line.length > 0)
    return [this.head(), ...lines.map((line) => joined(line, by))]
  }

  #labelledLines(count: number): Text[] {
    const { random, language } = this.#sketch
    return this.#next(count).map((attribute) => {
      const isLabelled = random.chance(0.55)
      const value = this.#value(attribute, isLabelled)
      if (!isLabelled) {
        const [before = '', after = ''] = random.pick(attribute.fragments[language]).split('{}')
        return [before, ...piecesOf(value), after]
      }
      const label = capital(this.#sketch.label(attribute.concept))
      return [`${label}: `, ...piecesOf(labelled(label, value))]
    })
  }

  /** Running text about it. */
  sentences(): Piece[][] {
    const { random, language } = this.#sketch
    const told: Piece[][] = []
    if (this.#calling !== 'kind' || language === 'en')
      for (const sentence of random.shuffle(this.thing.family.sentences[language]).slice(0, random.int(1, 2))) {
        const [before = '', after = ''] = sentence.split('{}')
        const named = this.#inSentence(before === '', /^\w/.test(after.trim()))
        told.push([...piecesOf(before), ...named, ...piecesOf(after)])
      }
    const last = told.at(-1)
    for (const attribute of last ? this.#next(random.pick([0, 1, 2, 3])) : [])
      if (attribute.sentences)
        last?.push(...piecesOf(' '), ...filled(random.pick(attribute.sentences[language]), this.#value(attribute)))
    const rest = this.#fragments(random.chance(0.5) ? random.int(2, 4) : 0)
    if (rest.length > 0)
      told.push([...piecesOf(random.pick(summaries[language])), ...piecesOf(joined(rest, ', ')), ...piecesOf('.')])
    return told.map((pieces) => pieces.filter(({ text }) => text !== ''))
  }

  #inSentence(isFirst: boolean, goesOn: boolean): Piece[] {
    const { random, language } = this.#sketch
    const withWord = random.chance(0.5)
    const named =
      language === 'en' && (withWord || this.#calling === 'kind')
        ? [
            random.pick(isFirst ? ['The ', 'Your '] : ['the ', 'your ', 'the ']),
            this.#kindSaid(),
            ' ',
            ...piecesOf(this.#quoted()),
          ]
        : language === 'de' && withWord
          ? [this.#kindSaid(), ' ', ...piecesOf(this.#quoted())]
          : piecesOf(this.#quoted())
    const isKindLater = withWord && (language === 'fr' || language === 'es')
    const details = [...(isKindLater ? [[this.#kindSaid()]] : []), ...this.#fragments(random.int(0, 4))]
    const trimmed = this.#calling === 'kind' ? named.slice(0, 2) : named
    if (details.length === 0) return piecesOf(trimmed)
    const isBracketed = !goesOn || random.chance(0.7)
    return piecesOf([
      ...trimmed,
      isBracketed ? ' (' : ', ',
      ...piecesOf(joined(details, ', ')),
      isBracketed ? ')' : ',',
    ])
  }
}

/** The same once more: each printing has marks of its own. */
function again(text: Text): Piece[] {
  const copies = new Map<Mark, Mark>()
  const copyOf = (mark: Mark) => {
    const copy = copies.get(mark) ?? { ...mark }
    copies.set(mark, copy)
    return copy
  }
  return piecesOf(text).map((piece) => ({ text: piece.text, marks: piece.marks.map(copyOf) }))
}

function capitalised(piece: Piece): Piece {
  return { ...piece, text: capital(piece.text) }
}

function joined(parts: readonly Text[], by: string): Text {
  return parts.flatMap((part, at) => [...(at > 0 ? [by] : []), ...piecesOf(part)])
}
