import type { Language } from '../data/language-data.ts'
import type { Random } from '../random.ts'
import type { LabelBook } from './label-book.ts'

/** Makes up names of people, firms, streets and papers, of as many forms as the world has. */
export class Names {
  readonly #random: Random
  readonly #book: LabelBook
  readonly #language: Language

  constructor(random: Random, book: LabelBook, language: Language) {
    this.#random = random
    this.#book = book
    this.#language = language
  }

  of(kind: string): string {
    return this.#book.name(this.#random, kind, this.#language)
  }

  own(kind: string): string {
    return this.#book.ownName(this.#random, kind, this.#language)
  }

  /** A label that the lexicon has for a concept. */
  label(concept: string): string | undefined {
    const labels = this.#book.lexicon(concept)?.labels[this.#language] ?? []
    return labels.length > 0 ? this.#random.pick(labels) : undefined
  }

  word(): string {
    return this.#book.word(this.#random, this.#language)
  }

  words(count: number): string {
    return Array.from({ length: count }, () => this.word()).join(' ')
  }

  phrase(): string {
    return this.#book.phrase(this.#random, this.#language)
  }

  /** A sentence that says nothing. */
  sentence(from: number, to: number): string {
    const words = Array.from({ length: this.#random.int(from, to) }, () => this.word().toLowerCase())
    return `${capital(words.join(' '))}${this.#random.pick(['.', '.', '.', ''])}`
  }

  person(): string {
    const random = this.#random
    const [first, last] = [this.of('first'), this.of('last')]
    return random.weighted<() => string>([
      [() => `${first} ${last}`, 8],
      [() => `${first} ${last}-${this.of('last')}`, 1],
      [() => `${last}, ${first}`, 1],
      [() => `${last.toUpperCase()} ${first}`, 1],
      [() => `${first} ${this.of('first')} ${last}`, 1],
      [() => `${random.letters(1)}. ${last}`, 1],
      [() => `${random.pick(titles)} ${first} ${last}`, 2],
      [() => `${random.pick(titles)} ${last}`, 0.6],
      [() => `${first} ${random.pick(particles)} ${last}`, 0.7],
      [() => `${first} ${last} ${this.of('last')}`, this.#language === 'es' ? 5 : 0.7],
      [() => `${first} ${last}`.toUpperCase(), 0.6],
    ])()
  }

  company(): string {
    const random = this.#random
    const [last, city, word] = [this.of('last'), this.of('city'), capital(this.word())]
    const trade = capital(this.own('product').split(/[ ,]/)[0] ?? '')
    const legal = this.of('legal')
    const form = /^[a-z]/.test(legal) && random.chance(0.7) ? capital(legal) : legal
    const kind = () =>
      random.pick(companyKinds[this.#language].split('|')).replace(/\{\}/g, () => random.pick([last, city, word]))
    const name = random.weighted<() => string>([
      [() => `${last} ${trade}`, 2],
      [() => `${last} & ${this.of('last')}`, 1.5],
      [() => `${last} ${form}`, 2],
      [() => `${word} ${form}`, 1.5],
      [() => `${word}-${capital(this.word())} ${form}`, 0.7],
      [() => `${capital(this.of('company'))} ${capital(this.of('company'))}`, 1],
      [() => `${capital(this.of('company'))} ${form}`, 1],
      [() => `${trade} ${city}`, 1],
      [() => `${trade} ${last} ${form}`, 1.5],
      [() => kind(), 5],
      [() => `${kind()} ${form}`, 1.5],
      [() => `${random.letters(random.int(2, 4))} ${trade}`, 0.6],
      [() => `${random.letters(random.int(2, 4))} ${form}`, 0.5],
      [() => this.of('bank'), 0.4],
      [() => `${this.phrase()} ${city}`, 0.7],
      [() => `${last}${random.pick(['tech', 'soft', 'med', 'log', 'line', 'werk', 'ia', 'ex', 'via', 'port'])}`, 1],
      [() => `${this.word().toLowerCase()}.${random.pick(['com', 'de', 'fr', 'io', 'net', 'es', 'co.uk'])}`, 0.3],
      [() => `${random.letters(1)}&${random.letters(1)} ${word}`, 0.2],
      [() => `${capital(this.own('service').split(' ').slice(0, 3).join(' '))} ${last}`, 0.7],
      [() => this.person(), 0.4],
    ])()
    return random.chance(0.13) ? name.toUpperCase() : name
  }

  street(): string {
    const random = this.#random
    const number = `${random.int(1, 220)}${random.chance(0.12) ? random.pick(['a', 'b', ' B', '-3', '/2', ' bis']) : ''}`
    const name = random.chance(0.4)
      ? this.of('street')
      : capital(random.pick([this.of('last'), this.word(), this.of('city')]))
    switch (this.#language) {
      case 'de':
        return `${name}${random.pick(['straße', 'weg', 'gasse', ' Str.', '-Platz', 'allee', 'str.', ' Ring', ''])} ${number}`
      case 'fr':
        return `${number}${random.pick([',', ''])} ${random.pick(['rue', 'avenue', 'bd', 'place', 'chemin', 'allée', 'rue de', 'route de'])} ${name}`
      case 'es':
        return `${random.pick(['Calle', 'C/', 'Avda.', 'Plaza', 'Paseo', 'Camino de'])} ${name}${random.pick([',', ', n.º', ''])} ${number}`
      default:
        return `${number} ${name} ${random.pick(['Street', 'Road', 'Lane', 'St', 'Ave', 'Drive', 'Close', 'Way', 'Blvd', 'Court'])}`
    }
  }

  postcode(): string {
    const forms: Record<Language, string[]> = {
      de: ['#####', '#####', 'D-#####', '####', 'A-####'],
      en: ['@@# #@@', '@## #@@', '#####', '@@ #####', '####'],
      fr: ['#####', '#####', 'F-#####', 'L-####', '####'],
      es: ['#####', '#####', '280##', '080##'],
    }
    return this.#random.pattern(this.#random.pick(forms[this.#language]))
  }

  phone(): string {
    const forms = [
      '+## ### #######',
      '0## ### ## ##',
      '(0##) ###-####',
      '+##.#.##.##.##.##',
      '0#### / #####',
      '### ### ####',
    ]
    return this.#random.pattern(this.#random.pick([...forms, '0##-#######', '+## (0)## ######', '9## ## ## ##']))
  }

  domain(): string {
    return `${ascii(this.#random.chance(0.5) ? this.of('last') : this.word())}.${this.#random.pick(['com', 'de', 'org', 'fr', 'es', 'eu', 'net', 'example'])}`
  }

  email(): string {
    const random = this.#random
    const user = random.pick([
      `${ascii(this.of('first'))}.${ascii(this.of('last'))}`,
      ascii(this.of('last')),
      'info',
      'office',
    ])
    return `${user}@${this.domain()}`
  }

  /** A number as papers, customers and things have: of one group or several. */
  number(): string {
    const random = this.#random
    if (random.chance(0.35)) return random.pattern(random.pick(numberPatterns))
    const groups = random.int(1, 4)
    const separator = random.pick(['-', '/', '.', '-', '_', '', ' '])
    const part = () =>
      random.weighted<() => string>([
        [() => random.digits(random.int(groups === 1 ? 4 : 1, groups === 1 ? 12 : 5)), 5],
        [() => random.letters(random.int(1, 4)), groups === 1 ? 0 : 2],
        [() => `20${random.int(10, 27)}`, groups === 1 ? 0 : 2],
        [() => random.pattern(random.pick(['@#', '@##', '#@', '@@###'])), 1],
      ])()
    return Array.from({ length: groups }, part).join(separator)
  }
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function ascii(text: string): string {
  return (
    text
      .toLowerCase()
      .replace(/ß/g, 'ss')
      .normalize('NFD')
      .replace(/[^a-z]/g, '') || 'info'
  )
}

/** One letter lost, doubled or changed with the next. */
export function mistyped(random: Random, text: string): string {
  if (text.length < 5) return text
  const at = random.int(1, text.length - 2)
  const [before, letter, next] = [text.slice(0, at), text[at] ?? '', text[at + 1] ?? '']
  return random.pick([
    before + text.slice(at + 1),
    before + next + letter + text.slice(at + 2),
    before + letter + text.slice(at),
  ])
}

const titles = 'Dr.|Mr|Mrs|Ms|Herr|Frau|M.|Mme|Sr.|Sra.|Prof. Dr.|Dr. med.|Dipl.-Ing.|Don|Doña|D.|D.ª'.split('|')
const particles = ['de', 'van', 'von', 'del', 'da', 'El', 'Ní', 'Mac', 'di', 'de la', 'van der']

const numberPatterns = [
  ...['##.###.###.#-20##-#', '@@########', '@##############', '######', '@@-20##-##-####', '20##.##.##-##'],
  ...['###/20##', '#/##', '###', '@@@/##/###', '##-@@-####', 'F20######', '20##-##-###-@', '@########-#'],
  ...['#.###.###', '## ### ###', '@@ ## ## ## @', '## ###### @ ###', '# ## ## ## ### ### ##', '@@@ ####'],
  ...['### ### ###', '@#@#@#', '####-####-####', '@@-@@ ####', '@@## #### ####', '##/@@@/##', '####.##.####'],
  ...['@@@@####@', '##-####', '########', '@@ ### @@', '@-@@ ####', '#####', '####', '#### ####'],
]

const companyKinds: Record<Language, string> = {
  de: 'Autohaus {}|Praxis Dr. {}|Kanzlei {} & {}|Restaurant {}|Hotel {}|Taxi {}|Stadtwerke {}|Gemeinde {}|Stadt {}|Universität {}|Verein {}|Bäckerei {}|{}-Apotheke|Gärtnerei {}|{}-Versicherung|Landesamt für {}|{}verband {}|Ingenieurbüro {}|Architekten {} + {}|{} Autovermietung|Physiotherapie {}|{}handel {}|{}-Service {}|Krankenhaus {}|Schule {}|Malerbetrieb {}|Elektro {}|Reisebüro {}|{} und Söhne|Gebr. {}|Amt für {}|Landkreis {}|Klinikum {}|Sparkasse {}|Finanzamt {}|Gymnasium {}|Werkstatt {}|Spedition {}',
  en: 'The {} Company|{} & Sons|{} Brothers|Hotel {}|The {} {}|University of {}|City of {}|{} Council|{} Consulting|{} Services|{} Clinic|{} Pharmacy|{} Insurance|{} Studio|{} Partners|{} Labs|{} Rentals|Dr. {} {}|{} Bakery|{} Trading|{} Systems|{} Group|{} Solutions|{} Association|Department of {}|{} Foundation|{} Motors|{} Store|{} Mart|{} Hospital|{} College|{} Freight|{} Police|Ministry of {}|{} Housing|{} Water',
  fr: 'Boulangerie {}|Au {} {}|Le {}|La {}|Les {} du {}|Cabinet {}|Garage {}|Hôtel {}|Restaurant {}|Mairie de {}|Ville de {}|Université de {}|Association {}|Pharmacie {}|Ets {}|Établissements {}|Maison {}|Ateliers {}|{} et Fils|{} Conseil|Clinique {}|Agence {}|Assurances {}|Société {}|Lycée {}|Préfecture de {}|Centre hospitalier {}|Transports {}|Mutuelle {}|Banque {}',
  es: 'Panadería {}|El {}|La {}|Hotel {}|Restaurante {}|Ayuntamiento de {}|Universidad de {}|Asociación {}|Farmacia {}|Talleres {}|Clínica {}|Bodegas {}|{} e Hijos|Hermanos {}|Comercial {}|Grupo {}|Servicios {}|Seguros {}|Casa {}|Distribuciones {}|Hospital {}|Instituto {}|Transportes {}|Ministerio de {}|Colegio {}|Banco {}|Aguas de {}',
}
