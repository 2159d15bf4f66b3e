import { ibanOf } from '../check-digits.ts'
import type { Language } from '../data/language-data.ts'
import type { Desk } from '../desk.ts'
import { addDays, inGroups, printDate } from '../print-values.ts'
import { type Mark, type Piece, piecesOf, plain, stated, type Text } from '../text.ts'
import { choiceSets, yesNo } from './choices.ts'
import type { Concept } from './concept.ts'
import type { Fact, Facts } from './facts.ts'
import { capital, type Names } from './names.ts'
import { countUnits, otherDates, rangeWords, timeUnits, units, weekdays } from './value-words.ts'

/** Key of the mark on figure and unit together. */
export function wholeOf(key: string): string {
  return `${key}#whole`
}

/** Marks all the words of a text, beside the marks that they have. */
export function covered(key: string, text: Text): Text {
  const mark: Mark = { concept: key, value: plain(text), printed: plain(text) }
  return piecesOf(text).map((piece) => ({ text: piece.text, marks: [mark, ...piece.marks] }))
}

/** Makes up what stands beside a label. */
export class Values {
  readonly #desk: Desk
  readonly #names: Names
  readonly #facts: Facts
  readonly #language: Language
  readonly #left = new Map<Concept, readonly string[]>()
  /** Amounts stand without their currency. */
  readonly #isBare: boolean

  constructor(desk: Desk, names: Names, facts: Facts) {
    this.#desk = desk
    this.#names = names
    this.#facts = facts
    this.#language = desk.data.language
    this.#isBare = desk.random.chance(0.3)
  }

  /** The value of a fact; what is known of it only now is noted on the fact. */
  of(fact: Fact): Text {
    const { concept, key } = fact
    if (concept.form === 'choice') return this.#choice(fact)
    if (concept.form === 'flag') return this.#flag(fact)
    if (concept.form === 'period') return this.#period(fact)
    return this.text(concept, key, (unit) => {
      fact.unit = unit
    })
  }

  /** The same in a sentence or among other values: counts without what is counted, no amounts below nought. */
  told(fact: Fact): Text {
    const { concept, key } = fact
    if (concept.form === 'number') return [this.#number(key, concept.like)]
    if (concept.form === 'money') return [this.#money(key, concept.like, 0)]
    return this.of(fact)
  }

  /** Text of a form that stands alone, as in the cells of a table. */
  text(concept: Concept, key: string, noteUnit: (unit: string) => void = () => {}): Text {
    const { form, like, choices } = concept
    const random = this.#desk.random
    const names = this.#names
    const say = (text: string): Text => [stated(key, text, text)]
    if (concept.values) return say(this.#unsaid(concept))
    if (like !== undefined && /[#@]/.test(like)) return say(random.pattern(like))
    switch (form) {
      case 'date':
        return this.#date(key)
      case 'period':
        return say(this.#months())
      case 'year':
        return say(String(random.int(1950, 2030)))
      case 'month':
        return say(this.#months())
      case 'time':
        return say(this.#time())
      case 'money':
        return [this.#money(key, like)]
      case 'percent':
        return [this.#desk.percent(key, random.pick([random.int(1, 99), random.int(10, 999) / 10]))]
      case 'number':
        return random.chance(like === undefined ? 0.8 : 0.92)
          ? [this.#number(key, like)]
          : this.#withUnit(this.#number(key, like), key, noteUnit, countUnits[this.#language])
      case 'duration':
        return this.#withUnit(this.#desk.number(key, random.int(1, 36), 0), key, noteUnit, timeUnits[this.#language])
      case 'unit':
        return this.#measured(key, like, noteUnit)
      case 'iban': {
        const iban = ibanOf(random, random.pick(['DE', 'FR', 'ES', 'AT', 'GB', 'BE'])) ?? random.digits(10)
        return say(random.chance(0.7) ? inGroups(iban) : iban)
      }
      case 'choice':
        return say(random.pick((choices ?? random.pick(choiceSets))[this.#language] ?? ['-']))
      case 'flag':
        return say(random.pick(random.pick(yesNo[this.#language])))
      case 'id':
        return say(names.number())
      default:
        return say(this.#words(form))
    }
  }

  /** Mostly as the document writes dates; sometimes in another way, with the weekday or the time. */
  #date(key: string): Text {
    const { random, data, dateStyle } = this.#desk
    const day = this.#desk.day()
    const style = random.chance(0.12) ? random.pick(otherDates) : dateStyle
    const figures = printDate(day, style, data)
    const weekday = random.chance(0.05) ? `${random.pick(weekdays[this.#language])}${random.pick([' ', ', '])}` : ''
    const date: Text = [stated(key, day, `${weekday}${figures}`)]
    return random.chance(0.04) ? [...date, ` ${this.#time()}`] : date
  }

  #words(form: Concept['form']): string {
    const random = this.#desk.random
    const names = this.#names
    const made: Partial<Record<Concept['form'], () => string>> = {
      person: () => names.person(),
      first: () => (random.chance(0.2) ? `${names.of('first')} ${names.of('first')}` : names.of('first')),
      last: () => (random.chance(0.2) ? names.of('last').toUpperCase() : names.of('last')),
      company: () => names.company(),
      city: () => (random.chance(0.2) ? `${names.of('city')}, ${names.own('country')}` : names.of('city')),
      country: () => names.own('country'),
      region: () => names.of('region'),
      zip: () => names.postcode(),
      street: () => names.street(),
      address: () => `${names.street()}, ${names.postcode()} ${names.of('city')}`,
      phone: () => names.phone(),
      email: () => names.email(),
      url: () => `${random.pick(['www.', 'https://', ''])}${names.domain()}`,
      currency: () =>
        random.chance(0.6) ? random.pick(['EUR', 'USD', 'GBP', 'CHF', 'PLN', 'SEK', '€', '$']) : names.own('currency'),
      language: () => names.own('language'),
      job: () => capital(names.own('job')),
      product: () => capital(names.own(random.chance(0.6) ? 'product' : 'service')),
      text: () => names.sentence(3, 14),
      short: () => random.pattern(random.pick(['@', '#', '@@', '@#', '##', '#.#', '@-#', 'I@', '@+'])),
    }
    return (made[form] ?? (() => this.#phrase()))()
  }

  #phrase(): string {
    const random = this.#desk.random
    const names = this.#names
    return random.weighted<() => string>([
      [() => names.phrase(), 4],
      [() => capital(names.own('product')), 2],
      [() => capital(names.own('service')), 1.5],
      [() => capital(names.words(random.int(1, 4))), 1.5],
      [() => names.of('city'), 0.7],
      [() => names.person(), 0.6],
      [() => capital(names.own('job')), 0.6],
      [() => random.letters(random.int(1, 4)), 0.4],
      [() => names.number(), 0.7],
    ])()
  }

  #time(): string {
    const { random } = this.#desk
    const [hour, minute] = [random.int(0, 23), random.pick(['00', '15', '30', '45', String(random.int(10, 59))])]
    return random.pick([
      `${hour}:${minute}`,
      `${String(hour).padStart(2, '0')}:${minute}`,
      `${hour}.${minute}`,
      `${hour}:${minute} h`,
      ...(this.#language === 'de' ? [`${hour}:${minute} Uhr`] : []),
      ...(this.#language === 'en' ? [`${(hour % 12) + 1}:${minute} pm`] : []),
    ])
  }

  #months(): string {
    const { random, data } = this.#desk
    const year = random.int(2008, 2027)
    const month = random.pick(data.months)
    const week = { de: 'KW', en: 'Week', fr: 'Semaine', es: 'Semana' }[this.#language]
    return random.pick([
      `${week} ${random.int(1, 52)}/${year}`,
      `${month} ${year}`,
      `${month} ${year}`,
      `${String(random.int(1, 12)).padStart(2, '0')}/${year}`,
      `Q${random.int(1, 4)} ${year}`,
      `${random.pick(data.shortMonths)} ${year}`,
    ])
  }

  #money(key: string, like: string | undefined, below = 0.05): Piece {
    const { random } = this.#desk
    const [low = 1, high = 0] = (like ?? '').includes('..') ? (like ?? '').split('..').map(Number) : []
    const amount = high > 0 ? random.int(low * 100, high * 100) / 100 : Math.round(10 ** random.between(2, 6.7)) / 100
    const value = (random.chance(high > 0 ? 0 : below) ? -1 : 1) * (random.chance(0.2) ? Math.round(amount) : amount)
    const isBare = like === 'bare' || (like !== 'full' && (random.chance(0.15) ? !this.#isBare : this.#isBare))
    return isBare ? this.#desk.number(key, value, 2) : this.#desk.money(key, value)
  }

  #number(key: string, like: string | undefined): Piece {
    const { random } = this.#desk
    const [low = 0, high = 0] = (like ?? '').split('..').map(Number)
    if (high > 0) return this.#desk.number(key, random.int(low, high), 0)
    const value = random.pick([random.int(0, 30), random.int(0, 5000), random.int(1, 999) / 10])
    return this.#desk.number(key, value, Number.isInteger(value) && random.chance(0.9) ? 0 : 1)
  }

  /** One of the concept's own words, none of them twice while others are left. */
  #unsaid(concept: Concept): string {
    const all = concept.values?.[this.#language] ?? concept.values?.en ?? []
    const left = this.#left.get(concept) ?? []
    const words = left.length > 0 ? left : this.#desk.random.shuffle(all)
    this.#left.set(concept, words.slice(1))
    return words[0] ?? '-'
  }

  /** With a unit, or with this one, whose range may stand behind it: `m 2..30`. */
  #measured(key: string, like: string | undefined, note: (unit: string) => void): Text {
    const [unit, range] = (like ?? '').split(' ')
    const figure = range === undefined ? this.#measure(key) : this.#within(key, range)
    return this.#withUnit(figure, key, note, unit === undefined || unit === '' ? units : [unit])
  }

  #within(key: string, range: string): Piece {
    const { random } = this.#desk
    const [low = 0, high = 0] = range.split('..').map(Number)
    const decimals = high < 3 ? 2 : high < 100 && random.chance(0.6) ? random.int(1, 2) : 0
    return this.#desk.number(key, Number(random.between(low, high).toFixed(decimals)), decimals)
  }

  #measure(key: string): Piece {
    const { random } = this.#desk
    const value = random.pick([random.int(1, 900), random.int(1, 9999) / 10, random.int(1, 40_000) / 100])
    return this.#desk.number(key, value, random.int(0, 2))
  }

  #withUnit(figure: Piece, key: string, note: (unit: string) => void, from: readonly string[]): Text {
    const { random } = this.#desk
    const isOther = from.length > 1 && from !== timeUnits[this.#language] && random.chance(0.15)
    const unit = isOther ? this.#names.own('unit') : random.pick(from)
    note(unit)
    return covered(wholeOf(key), random.chance(0.9) ? [figure, ` ${unit}`] : [figure, unit])
  }

  #choice(fact: Fact): Text {
    const { random } = this.#desk
    const choices = fact.concept.choices ?? random.pick(choiceSets)
    fact.concept = { ...fact.concept, choices }
    const words = choices[this.#language] ?? choices.en ?? []
    fact.choice = random.int(0, words.length - 1)
    const word = words[fact.choice] ?? ''
    const printed = random.pick([word, capital(word), capital(word), word.toUpperCase()])
    return [stated(fact.key, printed, printed)]
  }

  #flag(fact: Fact): Text {
    const { random } = this.#desk
    fact.flag = random.chance(0.5)
    const [yes, no] = random.pick(yesNo[this.#language])
    const printed = random.chance(0.12)
      ? fact.flag
        ? random.pick(['X', '[x]', '☒', '☑'])
        : random.pick(['[ ]', '☐'])
      : fact.flag
        ? yes
        : no
    return [stated(fact.key, fact.flag, printed)]
  }

  /** Two days of one month, which is named once: neither is a date by itself. */
  #daysOfMonth(): string {
    const { random, data } = this.#desk
    const [first, month, year] = [random.int(1, 20), random.pick(data.months), random.int(2008, 2027)]
    const last = first + random.int(1, 8)
    return {
      en: `${first}–${last} ${month} ${year}`,
      de: `${first}.–${last}. ${month} ${year}`,
      fr: `du ${first} au ${last} ${month} ${year}`,
      es: `del ${first} al ${last} de ${month} de ${year}`,
    }[this.#language]
  }

  /** A start and an end, each a fact of its own beside the whole. */
  #period(fact: Fact): Text {
    const { random } = this.#desk
    if (random.chance(0.2))
      return [stated(fact.key, '', this.#months())].map((piece) => ({
        ...piece,
        marks: piece.marks.map((mark) => ({ ...mark, value: piece.text })),
      }))
    if (random.chance(0.12)) {
      const days = this.#daysOfMonth()
      return [stated(fact.key, days, days)]
    }
    const from = this.#desk.day()
    const to = addDays(from, random.pick([6, 13, 30, 89, 364, random.int(1, 2000)]))
    const { key: _, ...facts } = fact
    const start = this.#facts.add({ ...facts, end: 'start' })
    const end = this.#facts.add({ ...facts, end: 'end' })
    const [before, between] = random.pick(rangeWords[this.#language])
    return [
      before,
      ...piecesOf(covered(fact.key, [this.#desk.date(start.key, from), between, this.#desk.date(end.key, to)])),
    ]
  }
}
