import { type Piece, piecesOf, stated, type Text } from '../text.ts'
import type { FreePlace } from './facts.ts'
import { capital } from './names.ts'
import { type Frame, fitted, type PairLayout, printPairs } from './pairs.ts'
import { attribute, type Role } from './roles.ts'
import type { Entry, Sketch } from './sketch.ts'
import { covered } from './values.ts'

/** Whose lines they are: of a role, or of a place that no label names. */
export interface PartyOf {
  role?: Role
  place?: FreePlace
  unlabelled?: true
}

/** Name and address line by line, each part a fact. */
export function partyLines(sketch: Sketch, of: PartyOf, isPerson: boolean, known?: string): Text[] {
  const { random, names } = sketch
  const say = (id: string, text: string): Piece =>
    stated(sketch.facts.add({ concept: attribute(id), ...of }).key, text, text)
  const name = known ?? (isPerson ? names.person() : names.company())
  const lines: Text[] = [[say(isPerson ? 'name' : 'company', name)]]
  if (!isPerson && random.chance(0.2)) lines.push([say('contact', names.person())])
  const [zip, city] = [names.postcode(), names.of('city')]
  const cityLine: Text =
    sketch.language === 'en' && random.chance(0.6)
      ? [say('city', city), random.pick([' ', ', ']), say('zip', zip)]
      : [say('zip', zip), ' ', say('city', city)]
  const address = [
    [say('street', names.street())],
    cityLine,
    ...(random.chance(0.3) ? [[say('country', names.own('country'))]] : []),
  ]
  const inLine = random.chance(0.15)
  const whole = sketch.facts.add({ concept: attribute('address'), ...of })
  lines.push(...(inLine ? [joined(address, ', ')] : address).map((line) => line as Text).map(keepMark(whole.key)))
  for (const id of ['phone', 'email', 'tax_id', 'website', 'birth_date'])
    if (random.chance(id === 'birth_date' ? (isPerson ? 0.15 : 0) : 0.18)) lines.push(labelledLine(sketch, id, of))
  return lines
}

/** One mark over several lines. */
function keepMark(key: string): (line: Text) => Text {
  const [shared] = piecesOf(covered(key, ['x']))
  const marks = shared?.marks ?? []
  return (line) => piecesOf(line).map((piece) => ({ text: piece.text, marks: [...marks, ...piece.marks] }))
}

function joined(lines: readonly Text[], by: string): Text {
  return lines.flatMap((line, at) => [...(at > 0 ? [by] : []), ...piecesOf(line)])
}

function labelledLine(sketch: Sketch, id: string, of: PartyOf): Text {
  const { random } = sketch
  const concept = attribute(id)
  const fact = sketch.facts.add({ concept, ...of })
  const value = piecesOf(sketch.values.of(fact))
  if (['email', 'website'].includes(id) && random.chance(0.5)) return value
  return [`${capital(sketch.label(concept))}${random.pick([': ', ' ', ': '])}`, ...value]
}

/** A party under its heading, or after it. */
export function printParty(sketch: Sketch, role: Role, frame: Frame, isPerson = sketch.random.chance(0.4)): void {
  const { random, desk } = sketch
  const { sheet, style } = desk
  const lines = partyLines(sketch, { role }, isPerson)
  const label = sketch.numbered(sketch.role(role))
  const step = style.size * random.between(1.15, 1.45)
  const beside = random.chance(0.25)
  let indent = 0
  if (beside) indent = sheet.print(frame.x, frame.y, `${label}:`, style) + 8
  else {
    sheet.print(frame.x, frame.y, `${label}${random.pick(['', ':', ''])}`, random.chance(0.5) ? desk.bold : desk.small)
    frame.y += step
  }
  for (const line of lines) {
    sheet.print(frame.x + indent, frame.y, line, fitted(line, style, frame.width - indent))
    frame.y += step
  }
}

/** The same labels for several parties: only the heading says whose they are. */
export function printPartyLists(sketch: Sketch, parties: readonly Role[], layout: PairLayout): void {
  const { random, desk } = sketch
  const { sheet } = desk
  const ids = random
    .shuffle([
      'name',
      'company',
      'address',
      'street',
      'city',
      'zip',
      'country',
      'phone',
      'email',
      'id',
      'birth_date',
      'birth_place',
      'nationality',
      'tax_id',
      'occupation',
      'contact',
      'date',
      'iban',
    ])
    .slice(0, random.int(2, 6))
  const chosen = ids.includes('name') ? ids.filter((id) => id !== 'company') : ids
  const more = Array.from({ length: random.int(0, 2) }, () => sketch.fresh())
  const aside = parties.length > 1 && random.chance(0.35)
  const whole = sheet.right - sheet.left
  const width = aside ? whole / parties.length - 10 : whole
  sheet.need(aside ? 150 : 60)
  const top = sheet.y
  let low = top
  parties.forEach((role, at) => {
    const named = random.chance(0.15)
    const entries: Entry[] = [
      ...chosen
        .filter(() => random.chance(0.85))
        .map((id) => sketch.entry(attribute(id), { role, ...(named && { prefix: sketch.role(role) }) })),
      ...more.filter(() => random.chance(0.85)).map((concept) => sketch.entry(concept, { role })),
    ]
    const height = (entries.length + 2) * desk.style.size * 2.6
    if (!aside) sheet.need(height)
    const frame = { x: sheet.left + (aside ? at * (width + 10) : 0), y: aside ? top : sheet.y, width }
    if (!named) {
      sheet.print(
        frame.x,
        frame.y,
        sketch.numbered(sketch.role(role)),
        desk.sized(random.between(1, 1.25), random.chance(0.8)),
      )
      frame.y += desk.style.size * 1.8
    }
    printPairs(desk, entries, frame, aside && layout === 'two columns' ? 'colon' : layout)
    low = Math.max(low, frame.y)
    if (!aside) sheet.y = frame.y + 8
  })
  sheet.y = Math.max(sheet.y, low)
}
