import { mistyped, type Names } from './any/names.ts'
import type { LanguageData, Locale } from './data/language-data.ts'
import type { Style } from './fonts.ts'
import { addDays, printDate, printNumber } from './print-values.ts'
import type { Random } from './random.ts'
import { Sheet } from './sheet.ts'
import { fill, type Mark, type Piece, stated, type Text } from './text.ts'

export type Paper = 'page' | 'receipt' | 'card'

type CurrencyStyle = 'symbol after' | 'symbol before' | 'code after' | 'code before' | 'none'

/** Everything one document is written with: its language, its habits of writing, its paper. */
export class Desk {
  readonly random: Random
  readonly data: LanguageData
  readonly locale: Locale
  readonly sheet: Sheet
  readonly style: Style
  /** Where names, numbers and labels of every form come from, beside those of the language. */
  readonly names: Names | undefined
  readonly numberStyle: string
  readonly dateStyle: string
  readonly currency: string
  readonly #symbol: string
  readonly #currencyStyle: CurrencyStyle
  /** Another language that some labels are written in. */
  readonly #guest: LanguageData | undefined
  readonly #labels = new Map<string, string>()
  readonly #shout: boolean
  readonly #percents: { decimals: number; sign: string }

  constructor(
    random: Random,
    data: LanguageData,
    { guest, paper, names }: { guest?: LanguageData | undefined; paper: Paper; names?: Names | undefined },
  ) {
    this.random = random
    this.names = names
    this.data = data
    this.#guest = guest
    this.locale = random.weighted(data.locales.map((locale, index) => [locale, index === 0 ? 4 : 1]))
    this.numberStyle = random.pick(this.locale.numbers)
    this.dateStyle = random.pick(this.locale.dates)
    const foreign = random.chance(0.06)
    this.currency = foreign ? random.pick(['USD', 'EUR', 'GBP', 'CHF']) : this.locale.currency
    this.#symbol = foreign ? (symbols[this.currency] ?? this.currency) : this.locale.symbol
    const before = ['$', '£'].includes(this.#symbol)
    this.#currencyStyle = random.weighted<CurrencyStyle>([
      [before ? 'symbol before' : 'symbol after', 5],
      [before ? 'code before' : 'code after', 2],
      ['code before', 1],
      ['none', 3],
    ])
    this.#shout = random.chance(0.07)
    this.#percents = { decimals: random.pick([0, 0, 0, 2]), sign: random.pick([' %', ' %', '%']) }
    this.style = {
      font: random.weighted([
        ['helvetica', 7],
        ['times', 2],
        ['courier', 1],
      ]),
      size: random.pick([8, 8.5, 9, 9, 9.5, 10, 10, 10.5, 11]),
    }
    this.sheet = sheetFor(paper, this.locale.country, random)
  }

  get bold(): Style {
    return { ...this.style, bold: true }
  }

  get small(): Style {
    return { ...this.style, size: Math.max(6, this.style.size - this.random.pick([1.5, 2, 2.5])) }
  }

  sized(factor: number, bold = false): Style {
    return { font: this.style.font, size: Math.round(this.style.size * factor * 2) / 2, ...(bold && { bold: true }) }
  }

  /** One of the ways to write the label, the same throughout the document. */
  label(concept: string): string {
    const known = this.#labels.get(concept)
    if (known) return known
    const own = this.#known(concept) ?? this.variant(this.data.labels, concept)
    const foreign = this.#guest && this.random.chance(0.4) ? this.variant(this.#guest.labels, concept) : undefined
    const chosen = foreign ? (this.random.chance(0.5) ? `${own} / ${foreign}` : foreign) : own
    const label = this.#shout ? chosen.toUpperCase() : chosen
    this.#labels.set(concept, label)
    return label
  }

  /** Another label of the concept, sometimes mistyped, where the desk knows more of them. */
  #known(concept: string): string | undefined {
    if (!this.names || !this.random.chance(0.4)) return
    const label = this.names.label(concept) ?? this.variant(this.data.labels, concept)
    return this.random.chance(0.05) ? mistyped(this.random, label) : label
  }

  title(family: keyof LanguageData['titles']): string {
    return this.variant(this.data.titles, family)
  }

  /** One of the variants of a phrase, with its places filled. */
  phrase(name: string, values: Record<string, Text> = {}): Piece[] {
    return fill(this.variant(this.data.phrases, name), values)
  }

  word(name: string): string {
    return this.variant(this.data.phrases, name)
  }

  variant(texts: Record<string, string>, name: string): string {
    const variants = texts[name]
    if (variants === undefined) throw new Error(`no text ${name} in ${this.data.language}`)
    return this.random.pick(variants.split('|'))
  }

  variants(name: string): string[] {
    return this.data.phrases[name]?.split('|') ?? []
  }

  date(concept: string, iso: string): Piece {
    return stated(concept, iso, printDate(iso, this.dateStyle, this.data))
  }

  /** An amount, mostly with its currency. */
  money(concept: string, value: number, decimals = 2): Piece {
    const figure = printNumber(value, decimals, this.numberStyle)
    return stated(concept, value, this.withCurrency(figure))
  }

  /** The same, and the currency is a field of its own. */
  moneyWithCurrency(concept: string, value: number): Piece[] {
    const { text, marks } = this.money(concept, value)
    const unit: Mark = { concept: 'currency', value: this.currency, printed: /[^\d.,'’\s-]+/.exec(text)?.[0] ?? '' }
    return text
      .split(/([^\d.,'’\s-]+)/)
      .filter((part) => part !== '')
      .map((part) => ({ text: part, marks: part === unit.printed ? [...marks, unit] : marks }))
  }

  withCurrency(figure: string): string {
    switch (this.#currencyStyle) {
      case 'symbol after':
        return `${figure} ${this.#symbol}`
      case 'symbol before':
        return `${this.#symbol}${figure}`
      case 'code after':
        return `${figure} ${this.currency}`
      case 'code before':
        return `${this.currency} ${figure}`
      default:
        return figure
    }
  }

  number(concept: string, value: number, decimals = 2): Piece {
    return stated(concept, value, printNumber(value, decimals, this.numberStyle))
  }

  /** A whole number without its noughts after the decimal mark, as quantities mostly are. */
  quantity(concept: string, value: number): Piece {
    return this.number(concept, value, Number.isInteger(value) ? 0 : 2)
  }

  percent(concept: string, value: number): Piece {
    const { decimals, sign } = this.#percents
    const figure = printNumber(value, Number.isInteger(value) ? decimals : Math.max(decimals, 1), this.numberStyle)
    return stated(concept, value, `${figure}${sign}`)
  }

  /** A day between 2009 and 2026. */
  day(): string {
    return addDays('2009-01-01', this.random.int(0, 6500))
  }
}

function sheetFor(paper: Paper, country: string, random: Random): Sheet {
  if (paper === 'receipt') return new Sheet(random.int(190, 300), 4000, random.int(8, 18))
  if (paper === 'card') return new Sheet(random.int(330, 420), random.int(240, 270), 16)
  return new Sheet(country === 'US' ? 612 : 595, country === 'US' ? 792 : 842, random.pick([36, 45, 50, 57, 64, 71]))
}

const symbols: Record<string, string> = { USD: '$', EUR: '€', GBP: '£' }
