import type { Concept, ValueForm } from '../generate/any/concept.ts'
import type { LabelBook } from '../generate/any/label-book.ts'
import { capital, mistyped } from '../generate/any/names.ts'
import type { Role } from '../generate/any/roles.ts'
import { type Language, languages } from '../generate/data/language-data.ts'
import type { Random } from '../generate/random.ts'

/** The words by which somebody asks for a thing, before they become a name. */
export interface AskedWords {
  text: string
  description: string
}

/** Asks for things in the many ways in which people name and describe fields, in any language. */
export class Asker {
  readonly random: Random
  readonly book: LabelBook
  readonly language: Language
  readonly #style: NameStyle

  constructor(random: Random, book: LabelBook, language: Language) {
    this.random = random
    this.book = book
    this.language = language
    this.#style = random.weighted([
      ['snake', 6],
      ['camel', 2.2],
      ['plain', 1.2],
      ['pascal', 0.6],
    ])
  }

  /** What the concept is called, and sometimes what is said of it; `alone` where nothing else has its form. */
  words(concept: Concept, alone = false): AskedWords {
    const { random } = this
    const chosen = this.#text(concept)
    const described = random.chance(0.5)
    const description = described ? this.#description(concept, chosen.description).slice(0, 160) : ''
    const names = generic[concept.form]
    if (names && random.chance(alone ? 0.25 : described ? 0.15 : 0))
      return { text: random.pick(names.split('|')), description }
    let text = chosen.text
    if (chosen.isEnglish && random.chance(0.3)) text = reworded(random, text)
    if (chosen.isEnglish && random.chance(0.12)) text = this.#otherWord(text)
    if (random.chance(0.08)) text = abbreviated(random, text)
    if (random.chance(0.4)) text = withoutAccents(text)
    if (random.chance(0.02)) text = mistyped(random, text)
    if (described && random.chance(0.15)) text = vague(random, text)
    return { text, description }
  }

  /** One word changed for another that can mean the same. */
  #otherWord(text: string): string {
    const words = text.toLowerCase().split(' ')
    const at = words.findIndex((word) => this.book.otherWords(word).length > 0)
    if (at < 0) return text
    return words.with(at, this.random.pick(this.book.otherWords(words[at] ?? ''))).join(' ')
  }

  #text(concept: Concept): { text: string; isEnglish: boolean; description?: string } {
    const { random } = this
    const field = concept.fields && concept.fields.length > 0 ? random.pick(concept.fields) : undefined
    const said = field && field[1] !== '' && { description: field[1] }
    const turn = random.next()
    if (field && turn < (concept.fields && concept.fields.length > 3 ? 0.42 : 0.3))
      return { text: spaced(field[0]), isEnglish: true, ...said }
    if (concept.synonyms && concept.synonyms.length > 0 && turn < 0.52)
      return { text: random.pick(concept.synonyms), isEnglish: true, ...said }
    const language = turn < 0.75 ? 'en' : turn < 0.83 ? this.language : random.pick(languages)
    const own = concept.labels[language]
    const labels = own && own.length > 0 ? own : (concept.labels.en ?? concept.labels[this.language] ?? [''])
    return { text: random.pick(labels), isEnglish: language === 'en', ...said }
  }

  #description(concept: Concept, own: string | undefined): string {
    const { random } = this
    if (own !== undefined && random.chance(0.7)) return own
    const other = this.#text(concept)
    const text = other.isEnglish && random.chance(0.35) ? reworded(random, other.text) : other.text
    const said = random.chance(0.4) ? definitions[concept.form] : undefined
    if (said) return random.pick(said.split('|')).replace('{}', text.toLowerCase())
    return random.chance(0.6) ? random.pick(templates).replace('{}', text) : text
  }

  role(role: Role): string {
    const { random } = this
    const language = random.chance(0.65) ? 'en' : random.chance(0.5) ? this.language : random.pick(languages)
    return random.pick(role.words[language])
  }

  /** As a property is written; mostly all of a schema in one style. */
  name(text: string): string {
    const { random } = this
    const words = text
      .split(/[^\p{L}\p{M}\d%]+/u)
      .filter(Boolean)
      .slice(0, 7)
    const style = random.chance(0.9) ? this.#style : random.pick(['snake', 'camel', 'plain'] as const)
    return styled(words, style)
  }
}

/** What people call a value of which a document has one, or that a description explains. */
const generic: Partial<Record<ValueForm, string>> = {
  date: 'date|day|when|datum|fecha|on|dated|as of',
  period: 'period|dates|time frame|zeitraum|période|periodo',
  money: 'amount|sum|value|total|price|betrag|montant|importe|how much|cost',
  number: 'number|count|quantity|anzahl|nombre|cantidad|how many|figure',
  percent: 'rate|percentage|percent|share|satz|taux|porcentaje',
  unit: 'size|measure|quantity|value|amount|wert',
  duration: 'duration|how long|length|dauer|durée|duración',
  id: 'number|id|reference|code|no|nummer|numéro|número|identifier',
  person: 'name|person|who|full name|holder|nombre|nom',
  company: 'company|organisation|firm|name|firma|société|empresa',
  city: 'place|city|town|where|location|ort|lieu|lugar',
  address: 'address|where|location|anschrift|adresse|dirección',
  phone: 'phone|contact|tel|number to call',
  email: 'email|contact|mail',
  choice: 'type|kind|status|category|art|tipo|class',
  text: 'text|notes|description|details|comment|remarks',
  product: 'item|product|thing|article|subject',
  job: 'job|role|position|post|function',
  time: 'time|hour|when|uhrzeit|heure|hora',
  country: 'country|state|land|pays|país',
}

/** What such a value says, in the words of its label. */
const definitions: Partial<Record<ValueForm, string>> = {
  date: 'day on which it comes to {}|when it is about {}|the day of {}|Tag: {}|jour de {}|día de {}|calendar day given for {}',
  money:
    'how much money for {}|the sum given as {}|amount in the currency of the document for {}|Geldbetrag: {}|somme pour {}|cantidad de dinero por {}|money to do with {}',
  number: 'how many: {}|figure for {}|Anzahl {}|combien de {}|cuántos {}',
  percent: 'share in percent: {}|how much percent {}|Prozentsatz {}',
  id: 'the number under which to find {}|code that stands for {}|identifies {}|Kennung für {}|identifie {}|identifica {}',
  person: 'the person: {}|who is {}|name of somebody, {}|wer: {}|qui est {}|quién es {}',
  company: 'the firm: {}|which organisation is {}|name of the company, {}',
  city: 'where: {}|the place of {}|wo: {}|où : {}|dónde: {}',
  duration: 'how long {} lasts|time span of {}|wie lange: {}',
  flag: 'whether {}|true if {}|ob {}|si {}',
  unit: 'measured {}|how large or heavy: {}|physical quantity, {}',
}

type NameStyle = 'snake' | 'camel' | 'plain' | 'pascal'

function styled(words: readonly string[], style: NameStyle): string {
  const lower = words.map((word) => word.toLowerCase())
  if (style === 'snake') return lower.join('_')
  if (style === 'camel') return lower.map((word, at) => (at === 0 ? word : capital(word))).join('')
  return style === 'plain' ? words.join(' ') : lower.map(capital).join('')
}

const templates = [
  ...['{}', 'the {}', '{} as printed', '{} if stated', '{} shown on the document', 'value of {}', 'see {}', 'i.e. {}'],
  ...[
    '{} of the record',
    'also called {}',
    'bzw. {}',
    '{} laut Dokument',
    'le {}',
    'el {}',
    'The {}.',
    '{} (as stated)',
  ],
  ...['{}, empty if missing', 'what the document gives as {}', 'Angabe: {}', 'indique {}', 'según el documento: {}'],
]

function spaced(name: string): string {
  return name.replace(/(?<=[a-z\d])(?=[A-Z])/g, ' ').replaceAll('_', ' ')
}

function withoutAccents(text: string): string {
  return text
    .replace(/ä/g, 'ae')
    .replace(/ö/g, 'oe')
    .replace(/ü/g, 'ue')
    .replace(/ß/g, 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
}

/** The name says little: the description must do. */
function vague(random: Random, text: string): string {
  const words = text.split(' ')
  return random.chance(0.5)
    ? (words.at(random.chance(0.6) ? -1 : 0) ?? text)
    : random.pick(['value', 'field', 'data', 'entry', 'info', 'x', 'detail', 'f1'])
}

/** What happened on a day that a noun names. */
const deeds: Record<string, string> = {
  ...{ hire: 'hired', payment: 'paid', issue: 'issued', delivery: 'delivered', order: 'ordered', birth: 'born' },
  ...{ expiry: 'expires', signature: 'signed', arrival: 'arrives', departure: 'leaves', start: 'starts', end: 'ends' },
  ...{ creation: 'created', registration: 'registered', inspection: 'inspected', approval: 'approved', sale: 'sold' },
  ...{ receipt: 'received', purchase: 'bought', death: 'died', marriage: 'married', admission: 'admitted' },
  ...{ discharge: 'released', application: 'applied', review: 'reviewed', shipment: 'shipped', dispatch: 'sent' },
  ...{ booking: 'booked', invoice: 'billed', termination: 'terminated', entry: 'entered', travel: 'travels' },
  ...{ examination: 'examined', maintenance: 'serviced', reading: 'read', print: 'printed', posting: 'posted' },
}

const rules: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^(?:date|day) of (.+)$/, ['$1 date', '$1 on', '$1 day', '$1', 'when $1', '$1 at']],
  [/^(.+) date$/, ['date of $1', '$1 on', '$1 at', '$1 day', '$1 dt', 'day of $1', 'when $1', 'date $1']],
  [/^(?:number|no|count) of (.+)$/, ['$1 count', 'num $1', '$1', 'how many $1', 'n $1', '$1 total', 'count of $1']],
  [
    /^(.+) (?:number|no|id|code|reference|identifier)$/,
    ['$1 no', '$1 id', '$1 nr', '$1 ref', 'no of $1', '$1 num', '$1 identifier', '$1 code', '$1'],
  ],
  [/^(.+) name$/, ['name of $1', '$1', '$1 full name', 'who is $1']],
  [/^total (.+)$/, ['$1 total', 'sum of $1', '$1 sum', 'overall $1', '$1 in total']],
  [/^(.+) (?:amount|total|sum)$/, ['amount of $1', '$1 amt', 'total $1', '$1', '$1 value', '$1 sum']],
  [/^(.+) by$/, ['who $1', 'by whom $1', '$1']],
  [/^(.+) (?:percentage|percent|rate)$/, ['$1 pct', '$1 %', 'rate of $1', 'percent $1']],
  [/^(\S+) (\S+)$/, ['$2 of $1', '$1 $2', '$2 $1']],
]

function reworded(random: Random, text: string): string {
  const plain = text
    .toLowerCase()
    .replace(/[^\p{L}\d% ]+/gu, ' ')
    .trim()
  const deed = /^(?:date of (\w+)|(\w+) date)$/.exec(plain)
  const verb = deeds[deed?.[1] ?? deed?.[2] ?? '']
  if (verb !== undefined && random.chance(0.6))
    return random.pick([`${verb} on`, `${verb} at`, `when ${verb}`, `${verb}`, `day ${verb}`])
  const rule = rules.find(([pattern]) => pattern.test(plain))
  if (rule) return plain.replace(rule[0], random.pick(rule[1]))
  return plain
    .split(' ')
    .filter((word) => !['of', 'the', 'for', 'in', 'to'].includes(word))
    .join(' ')
}

const short: Record<string, string> = {
  ...{ number: 'no|nr|num', date: 'dt', amount: 'amt', quantity: 'qty', description: 'desc', account: 'acct|acc' },
  ...{ address: 'addr', reference: 'ref', document: 'doc', customer: 'cust', employee: 'emp', invoice: 'inv' },
  ...{ identifier: 'id', percentage: 'pct', percent: 'pct', telephone: 'tel|phone', maximum: 'max', minimum: 'min' },
  ...{ average: 'avg', organization: 'org', organisation: 'org', department: 'dept', total: 'tot', value: 'val' },
  ...{ currency: 'ccy|curr', registration: 'reg', certificate: 'cert', information: 'info', payment: 'pmt|pay' },
  ...{ received: 'recd', year: 'yr', month: 'mth', temperature: 'temp', weight: 'wt', height: 'ht', insurance: 'ins' },
  ...{ manufacturer: 'mfr', nummer: 'nr', datum: 'dat', betrag: 'betr', numéro: 'no|num', número: 'num|no' },
  ...{ vehicle: 'veh', company: 'co', delivery: 'dlv', transaction: 'txn', category: 'cat', birth: 'b' },
}

function abbreviated(random: Random, text: string): string {
  const words = text
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)
  if (words.length >= 3 && random.chance(0.25)) return words.map((word) => word[0]).join('')
  return words
    .map((word) => {
      const known = Object.hasOwn(short, word) ? short[word] : undefined
      if (known !== undefined) return random.pick(known.split('|'))
      return word.length > 7 && random.chance(0.3) ? word.slice(0, random.int(3, 5)) : word
    })
    .join(' ')
}
