import { ibanOf, vatIdOf } from './check-digits.ts'
import type { Desk } from './desk.ts'
import { inGroups } from './print-values.ts'
import { type Piece, stated, statedInLines, type Text } from './text.ts'

export interface Party {
  name: string
  isPerson: boolean
  /** Somebody who works there, or the person itself. */
  contact: string
  street: string
  cityLine: string
  postcode: string
  city: string
  country: string
  vatId: string
  taxNumber: string
  register: string
  phone: string
  fax: string
  mobile: string
  email: string
  website: string
  iban: string | null
  account: string
  bic: string
  bank: string
}

export function makeParty(desk: Desk, isPerson: boolean): Party {
  const { random, data, locale } = desk
  const contact = makePerson(desk)
  const { name, domain } = isPerson ? { name: contact, domain: 'example.com' } : makeCompany(desk)
  const wide = desk.names && random.chance(0.6) ? desk.names : undefined
  const cityLine = wide ? `${wide.postcode()} ${wide.of('city')}` : random.pick(locale.cities)
  const user = random.chance(0.5)
    ? random.pick(['info', 'office', 'mail', 'service'])
    : ascii(contact.split(' ')[0] ?? '')
  return {
    name,
    isPerson,
    contact,
    street: wide ? wide.street() : random.pick(data.streets).replace('{}', String(random.int(1, 189))),
    cityLine,
    ...splitCity(cityLine),
    country: locale.countryName,
    vatId: vatIdOf(random, locale.country),
    taxNumber: random.pattern(random.pick(['##/###/#####', '###/####/####', '#########', '### ### ### #####'])),
    register: random.pattern(random.pick(['HRB #####', '########', 'B ### ### ###', 'HRA ####', '0#######'])),
    phone: random.pattern(random.pick(locale.phone)),
    fax: random.pattern(random.pick(locale.phone)),
    mobile: random.pattern(random.pick(locale.phone)),
    email: `${user}@${domain}`,
    website: `${random.pick(['www.', '', 'https://'])}${domain}`,
    iban: ibanOf(random, locale.country),
    account: random.digits(random.int(7, 10)),
    bic: `${random.letters(4)}${locale.country}${random.pick(['FF', '2X', 'MM', 'BB', 'P1'])}${random.pattern(random.pick(['', 'XXX', '###']))}`,
    bank: `${desk.word('bank')} ${splitCity(random.pick(locale.cities)).city}`,
  }
}

export function makePerson({ random, data, names }: Desk): string {
  if (names && random.chance(0.7)) return names.person()
  return `${random.pick(data.firstNames)} ${random.pick(data.lastNames)}`
}

function makeCompany({ random, data, locale, names }: Desk): { name: string; domain: string } {
  if (names && random.chance(0.75)) return { name: names.company(), domain: names.domain() }
  const made = `${random.pick(data.nameStarts)}${random.pick(data.nameEnds)}`
  const legal = random.pick(locale.legalForms)
  const trade = random.pick(data.trades)
  const form = legal.startsWith(',') ? legal : ` ${legal}`
  const last = random.pick(data.lastNames).split(' ').at(-1) ?? ''
  const name = random.pick([
    `${made} ${trade}${form}`,
    `${made}${form}`,
    `${last} ${trade}${form}`,
    `${last} & ${random.pick(data.lastNames).split(' ').at(-1)}${form}`,
    `${trade} ${last}${form}`,
    `${random.letters(3)} ${trade}${form}`,
    random.chance(0.5) ? `${made} ${trade}` : `${made.toUpperCase()}${form}`,
  ])
  return { name, domain: `${ascii(random.chance(0.5) ? made : `${last}-${made}`)}.example` }
}

function ascii(text: string): string {
  return text
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .normalize('NFD')
    .replace(/[^a-z-]/g, '')
}

function splitCity(line: string): { postcode: string; city: string } {
  const leading = /^((?:[A-Z]{1,2}-)?\d{4,6}|[A-Z]{1,2}\d{1,2} \d[A-Z]{2}) (.+)$/.exec(line)
  if (leading) return { postcode: leading[1] ?? '', city: leading[2] ?? '' }
  const trailing = /^(.+?),? (?:[A-Z]{2,3} )?(\d{4,5}|[A-Z]\w{1,3} \w{3,4})$/.exec(line)
  return { postcode: trailing?.[2] ?? '', city: trailing?.[1] ?? line }
}

/** Name and address, line by line, with a mark for each part and one for the address as a whole. */
export function addressLines(
  desk: Desk,
  party: Party,
  role: string,
  how: { name?: boolean; country?: boolean } = {},
): Text[] {
  const address = statedInLines(`${role}_address`, [
    [stated(`${role}_address.street`, party.street, party.street)],
    cityText(party, role),
    ...(how.country ? [[stated(`${role}_address.country`, party.country, party.country)]] : []),
  ])
  const care =
    party.isPerson || desk.random.chance(0.75) ? [] : [[stated(`${role}_contact`, party.contact, party.contact)]]
  const shown = how.name === false ? [] : [[stated(`${role}_name`, party.name, party.name)], ...care]
  return [...shown, ...address]
}

/** The address in one line, as senders stand over the window of an envelope. */
export function addressInLine(party: Party, role: string, separator: string): Text {
  const inner: Text = [
    stated(`${role}_address.street`, party.street, party.street),
    separator,
    ...cityText(party, role),
  ]
  const [address = ''] = statedInLines(`${role}_address`, [inner])
  return [
    stated(`${role}_name`, party.name, party.name),
    separator,
    ...(typeof address === 'string' ? [address] : address),
  ]
}

function cityText({ cityLine, postcode, city }: Party, role: string): Piece[] {
  const parts = [stated(`${role}_address.postcode`, postcode, postcode), stated(`${role}_address.city`, city, city)]
  const at = parts
    .filter((part) => part.text !== '')
    .sort((a, b) => cityLine.indexOf(a.text) - cityLine.indexOf(b.text))
  let rest = cityLine
  const pieces: Piece[] = []
  for (const part of at) {
    const start = rest.indexOf(part.text)
    if (start > 0) pieces.push({ text: rest.slice(0, start), marks: [] })
    pieces.push(part)
    rest = rest.slice(start + part.text.length)
  }
  return rest === '' ? pieces : [...pieces, { text: rest, marks: [] }]
}

export function ibanText(desk: Desk, concept: string, iban: string): Piece {
  return stated(concept, iban, desk.random.chance(0.75) ? inGroups(iban) : iban)
}

/** Ids are printed with or without blanks; their value has none. */
export function vatIdText(desk: Desk, concept: string, vatId: string): Piece {
  const value = vatId.replace(/ /g, '')
  const spaced = desk.random.chance(0.25) ? vatId.replace(/^([A-Z]{2,3})(\d)/, '$1 $2') : vatId
  return stated(concept, value, spaced)
}
