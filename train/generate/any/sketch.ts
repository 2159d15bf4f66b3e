import { type Language, languages } from '../data/language-data.ts'
import type { Desk } from '../desk.ts'
import type { Random } from '../random.ts'
import { labelled, type Text } from '../text.ts'
import type { Concept, ValueForm, Words } from './concept.ts'
import { type Fact, Facts } from './facts.ts'
import type { LabelBook } from './label-book.ts'
import { capital, mistyped, Names } from './names.ts'
import { type Role, roles } from './roles.ts'
import { Values } from './values.ts'

export interface Entry {
  label: string
  value: Text
}

/** A document of any kind in the making: what it is written with, and what it has stated so far. */
export class Sketch {
  readonly desk: Desk
  readonly random: Random
  readonly book: LabelBook
  readonly language: Language
  readonly facts = new Facts()
  readonly names: Names
  readonly values: Values
  readonly domain: string | undefined
  /** Labels are printed in this language, too. */
  readonly #second: Language | undefined
  readonly #shouts: boolean
  readonly #numbering: string | undefined
  #numbered = 0
  readonly #labels = new Map<Concept | Role, string>()

  constructor(desk: Desk, book: LabelBook) {
    const { random } = desk
    this.desk = desk
    this.random = random
    this.book = book
    this.language = desk.data.language
    this.names = new Names(random, book, this.language)
    this.values = new Values(desk, this.names, this.facts)
    this.domain = book.domains.length > 0 && random.chance(0.7) ? random.pick(book.domains) : undefined
    this.#second = random.chance(0.08) ? random.pick(languages.filter((other) => other !== this.language)) : undefined
    this.#shouts = random.chance(0.1)
    this.#numbering = random.chance(0.1)
      ? random.pick(['{}. ', '({}) ', '{} ', 'A.{} ', '{}) ', 'Box {} ', 'B{} ', '{}: '])
      : undefined
  }

  /** A concept that the document does not name yet; of these forms, or of forms as often as people ask for them. */
  fresh(forms: readonly ValueForm[] = this.random.weighted(usualForms)): Concept {
    const { book, language, facts } = this
    const known = [...facts.concepts]
    for (let attempt = 0; ; attempt += 1) {
      const concept = this.#candidate(forms, known, attempt)
      if (attempt < 60 && (facts.names(concept) || book.synonyms(concept).some((other) => facts.names(other)))) continue
      if (attempt < 40 && forms.length > 0 && !forms.includes(concept.form)) continue
      if (!concept.labels[language]) continue
      facts.note(concept)
      return concept
    }
  }

  #candidate(forms: readonly ValueForm[], known: readonly Concept[], attempt: number): Concept {
    const { random, book, language } = this
    const near =
      known.length > 0 && random.chance(0.35) ? book.neighbour(random, random.pick(known), language) : undefined
    if (near) return near
    if (forms.length > 0 && (attempt > 6 || random.chance(0.5)))
      return book.ofForm(random, random.pick(forms), language)
    return book.concept(random, language, this.domain)
  }

  freshRole(): Role {
    const left = roles.filter((role) => !this.facts.roles.has(role))
    const role = this.random.pick(left.length > 0 ? left : roles)
    this.facts.roles.add(role)
    return role
  }

  /** The label, the same throughout the document. */
  label(concept: Concept): string {
    return this.#remembered(concept, concept.labels)
  }

  role(role: Role): string {
    return capital(this.#remembered(role, role.words))
  }

  /** With the next number of the form, where the form numbers its fields. */
  numbered(label: string): string {
    if (this.#numbering === undefined) return label
    this.#numbered += 1
    return this.#numbering.replace('{}', String(this.#numbered)) + label
  }

  #remembered(thing: Concept | Role, words: Words): string {
    const known = this.#labels.get(thing)
    if (known !== undefined) return known
    const { random } = this
    const own = random.pick(words[this.language] ?? words.en ?? [''])
    const second = this.#second && words[this.#second] ? random.pick(words[this.#second] ?? ['']) : undefined
    const both = second !== undefined && random.chance(0.8) ? `${own} / ${second}` : own
    const typed = random.chance(0.02) ? mistyped(random, both) : both
    const label = this.#shouts ? typed.toUpperCase() : typed
    this.#labels.set(thing, label)
    return label
  }

  /** A label with its value, which the document states by it. */
  entry(concept: Concept, more: Partial<Pick<Fact, 'role'>> & { prefix?: string } = {}): Entry {
    const { random } = this
    const { prefix, ...rest } = more
    const label = prefix === undefined ? capital(this.label(concept)) : `${prefix} ${this.label(concept)}`
    const isEmpty = random.chance(0.06)
    const fact = this.facts.add({ concept, ...rest, ...(isEmpty && { empty: true as const }) })
    const value = isEmpty
      ? random.pick(['', '', '-', '—', 'n/a', '___', '--', './.'])
      : this.#surrounded(this.values.of(fact))
    return { label: this.numbered(label), value: labelled(label, value) }
  }

  /** What people write before and after a value in its place. */
  #surrounded(value: Text): Text {
    const { random, names } = this
    if (random.chance(0.88) || typeof value === 'string') return value
    return random.weighted<Text>([
      [[`${random.pick(befores[this.language])} `, ...value], 4],
      [[...value, ` (${random.chance(0.5) ? names.word() : names.phrase()})`], 2],
      [[...value, `, ${random.chance(0.4) ? names.own('job') : names.word()}`], 2],
      [[...value, random.pick([' *', ' 1)', '.', ';', ` / ${names.word()}`, ` - ${names.words(2)}`])], 2],
    ])
  }
}

/** Without any, whatever the labels bring. */
const usualForms: readonly (readonly [readonly ValueForm[], number])[] = [
  [['money', 'number', 'percent', 'unit', 'duration'], 30],
  [['date', 'period', 'year', 'month'], 18],
  [['flag'], 6],
  [['choice'], 8],
  [['id'], 8],
  [[], 35],
]

const befores: Record<Language, string[]> = {
  en: ['approx.', 'in', 'Attn', 'No.', 'c/o', 'from', 'on', 'ca.', 'at', 'by', 'max.', 'about'],
  de: ['ca.', 'in', 'z. Hd.', 'Nr.', 'c/o', 'ab', 'am', 'den', 'bei', 'von', 'max.', 'rund'],
  fr: ['env.', 'à', "à l'att. de", 'n°', 'c/o', 'du', 'le', 'par', 'chez', 'max.'],
  es: ['aprox.', 'en', 'A/A', 'n.º', 'c/o', 'desde', 'el', 'por', 'máx.'],
}
