import type { Random } from '../../random.ts'
import { type Piece, piecesOf, stated, type Text } from '../../text.ts'
import { partyLines } from '../parties.ts'
import { attribute, type Role } from '../roles.ts'
import type { Sketch } from '../sketch.ts'
import { directLines, registrations } from './paper-words.ts'
import { generalWords, type StaffRole, type Trade } from './trades.ts'

/** Somebody on a paper: what is said of them, and their name to be printed once more. */
export interface Actor {
  role: Role
  name: string
  /** The name as often as it is printed, each time as good an answer. */
  said: () => Piece
  /** What else is known of them, line by line; what is not printed must be forgotten. */
  lines: Text[]
}

/** Who writes to whom: the words for them stand nowhere unless somebody prints them. */
export function senderOf(sketch: Sketch, trade: Trade): Actor {
  const { random, language } = sketch
  const role = withGeneral(random, trade.role, 'sender')
  const own = random.pick(trade.names[language]).replace(/\{\}/g, () => ownName(sketch))
  const legal = random.chance(0.3) ? ` ${sketch.names.of('legal')}` : ''
  const plainName = random.chance(0.75) ? own + legal : neutralName(sketch)
  const name = random.chance(0.12) ? plainName.toUpperCase() : plainName
  const actor = actorOf(sketch, role, name, false)
  if (random.chance(0.45)) actor.lines.push(registrationLine(sketch, role))
  return actor
}

export function clientOf(sketch: Sketch, { client }: Trade): Actor {
  const { random, names } = sketch
  const role = withGeneral(random, client, 'recipient')
  const isPerson = random.chance(0.85)
  return actorOf(sketch, role, isPerson ? names.person() : names.company(), isPerson)
}

/** Somebody who acts for the sender, sometimes with a telephone or an address of their own. */
export function staffOf(sketch: Sketch, member: StaffRole, signs: boolean): Actor {
  const { random, names, language, facts } = sketch
  const role = signs ? withGeneral(random, member, 'signer') : member
  const name = names.person()
  const fact = facts.add({ concept: attribute('name'), role, unlabelled: true })
  const lines: Text[] = []
  if (random.chance(0.2)) {
    const [before = '', after = ''] = random.pick(directLines[language]).split('{}')
    const number = names.phone()
    const phone = facts.add({ concept: attribute('phone'), role, unlabelled: true })
    lines.push([before, stated(phone.key, number, number), after])
  }
  if (random.chance(0.2)) {
    const mail = names.email()
    const email = facts.add({ concept: attribute('email'), role, unlabelled: true })
    lines.push([stated(email.key, mail, mail)])
  }
  return { role, name, said: () => stated(fact.key, name, name), lines }
}

function actorOf(sketch: Sketch, role: Role, name: string, isPerson: boolean): Actor {
  const [first = '', ...lines] = partyLines(sketch, { role, unlabelled: true }, isPerson, name)
  const [piece] = piecesOf(first)
  if (!piece) throw new Error('a party has a name')
  const key = piece.marks[0]?.concept ?? ''
  return { role, name, said: () => stated(key, name, name), lines }
}

function registrationLine({ random, names, language, facts }: Sketch, role: Role): Text {
  const number = names.number()
  const fact = facts.add({ concept: attribute('registration'), role, unlabelled: true })
  const [before = '', after = ''] = random.pick(registrations[language]).split('{}')
  return [before, stated(fact.key, number, number), after]
}

/** A role that is asked for by its own words, and now and then by those for anybody in its place. */
function withGeneral(random: Random, role: Role, place: keyof typeof generalWords): Role {
  if (random.chance(0.6)) return role
  const { en, de, fr, es } = generalWords[place]
  const more = (own: readonly string[], others: readonly string[]) => [...own, random.pick(others)]
  const words = {
    en: more(role.words.en, en),
    de: more(role.words.de, de),
    fr: more(role.words.fr, fr),
    es: more(role.words.es, es),
  }
  return { ...role, words }
}

/** A name that says nothing of what they do. */
function neutralName({ random, names }: Sketch): string {
  return random.pick([
    `${names.of('last')} & ${names.of('last')}`,
    `${names.of('last')} ${names.of('legal')}`,
    `${random.letters(random.int(2, 4))} ${names.of('legal')}`,
    names.person(),
    names.of('last'),
  ])
}

function ownName({ random, names }: Sketch): string {
  return random.pick([names.of('last'), names.of('city'), names.of('last'), names.word().replace(/^./, upper)])
}

function upper(letter: string): string {
  return letter.toUpperCase()
}
