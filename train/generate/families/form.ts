import { type Entry, entry, infoLayouts, printInfo } from '../blocks/info-block.ts'
import type { Desk } from '../desk.ts'
import { widthOf } from '../fonts.ts'
import { ibanText, makeParty } from '../party.ts'
import { addDays } from '../print-values.ts'
import { labelled, plain, stated, type Text } from '../text.ts'
import { documentNumber } from './trade-facts.ts'

/** A form that somebody filled in: fields in boxes or on lines, some left empty, and boxes that are ticked. */
export function printForm(desk: Desk): void {
  const { sheet, random } = desk
  const issuer = makeParty(desk, false)
  sheet.y = random.between(30, 60)
  sheet.line([stated('issuer_name', issuer.name, issuer.name)], desk.style)
  sheet.line(desk.title('form'), desk.sized(1.6, true), { leading: 2 })
  const entries = personEntries(desk)
  const layout = random.weighted([
    ['boxes', 4],
    ['underlined', 2],
    ['info', 3],
  ] as const)
  if (layout === 'info')
    sheet.y = printInfo(
      desk,
      entries,
      { x: sheet.left, y: sheet.y, width: sheet.right - sheet.left },
      random.pick(infoLayouts),
    )
  else printBoxes(desk, entries, layout === 'boxes')
  sheet.y += 12
  printChoices(desk)
  sheet.y += 16
  const signed = desk.date('application_date', desk.day())
  const city = issuer.city
  const text: Text = random.chance(0.5)
    ? desk.phrase('city_date', { city, date: [signed] })
    : [`${desk.label('application_date')}: `, signed]
  sheet.line(text, desk.style, { leading: 2 })
  sheet.line([`${desk.label('signature')}: ____________________`], desk.style)
}

function personEntries(desk: Desk): Entry[] {
  const { random, data } = desk
  const person = makeParty(desk, true)
  const [first = '', ...rest] = person.name.split(' ')
  const last = rest.join(' ')
  const born = addDays(desk.day(), -random.int(9000, 22_000))
  const empty = (concept: string): Entry => ({ label: desk.label(concept), value: '' })
  const maybe = (share: number, made: Entry): Entry[] =>
    random.chance(share) ? [random.chance(0.85) ? made : { ...made, value: '' }] : []
  const nation = desk.word('nationalities')
  return [
    ...(random.chance(0.5)
      ? [entry(desk, 'last_name', last), entry(desk, 'first_name', first)]
      : [entry(desk, 'full_name', random.chance(0.5) ? person.name : `${last}, ${first}`)]),
    ...maybe(0.75, entry(desk, 'birth_date', desk.date('birth_date', born))),
    ...maybe(0.3, entry(desk, 'birth_place', makeParty(desk, true).city)),
    ...maybe(0.4, entry(desk, 'nationality', nation)),
    ...maybe(0.8, entry(desk, 'street', person.street)),
    ...(random.chance(0.5)
      ? [
          {
            label: desk.label('postcode_city'),
            value: [
              stated('postcode', person.postcode, person.postcode),
              ' ',
              stated('city', person.city, person.city),
            ],
          },
        ]
      : [entry(desk, 'postcode', person.postcode), entry(desk, 'city', person.city)]),
    ...maybe(0.6, entry(desk, 'phone', person.phone)),
    ...maybe(0.3, entry(desk, 'mobile', person.mobile)),
    ...maybe(0.6, entry(desk, 'email', person.email)),
    ...maybe(0.3, entry(desk, 'occupation', random.pick(data.jobs))),
    ...maybe(0.3, entry(desk, 'insurance_number', documentNumber(desk))),
    ...maybe(0.3, entry(desk, 'application_number', documentNumber(desk))),
    ...(person.iban ? maybe(0.3, entry(desk, 'iban', ibanText(desk, 'iban', person.iban))) : []),
    ...(random.chance(0.3) ? [empty('fax')] : []),
  ]
}

function printBoxes(desk: Desk, entries: readonly Entry[], boxed: boolean): void {
  const { sheet, random, style } = desk
  const perRow = random.pick([1, 2, 2, 3])
  const small = desk.sized(0.75)
  const height = style.size * (boxed ? 2.6 : 2.2)
  const width = (sheet.right - sheet.left) / perRow
  const numbered = random.chance(0.2)
  entries.forEach(({ label, value }, index) => {
    if (index % perRow === 0) sheet.need(height)
    labelled(label, value)
    const x = sheet.left + (index % perRow) * width
    const shown = numbered ? `${index + 1} ${label}` : label
    if (boxed) {
      sheet.box(x, sheet.y, x + width, sheet.y + height)
      sheet.print(x + 3, sheet.y + 2, shown, small)
      sheet.print(x + 5, sheet.y + small.size * 1.3 + 2, value, style)
    } else {
      const used = sheet.print(x, sheet.y, `${shown}:`, style)
      sheet.print(x + used + 6, sheet.y, value, style)
      sheet.rule(x + used + 4, x + width - 8, sheet.y + style.size * 1.25)
    }
    if (index % perRow === perRow - 1 || index === entries.length - 1) sheet.y += height
  })
}

function printChoices(desk: Desk): void {
  const { sheet, random, style } = desk
  const [on, off] = random.pick([
    ['[x]', '[ ]'],
    ['☒', '☐'],
    ['(X)', '( )'],
    ['☑', '☐'],
    ['X', '_'],
  ] as const)
  const choice = (concept: string, options: readonly string[]) => {
    const chosen = random.chance(0.9) ? random.pick(options) : undefined
    const label = desk.label(concept)
    const text: Text = options.flatMap((option) => [
      `${option === chosen ? on : off} `,
      option === chosen ? stated(concept, option, option) : option,
      '   ',
    ])
    labelled(label, text)
    const used = sheet.print(sheet.left, sheet.y, `${label}:`, style)
    sheet.print(sheet.left + Math.max(used + 10, 110), sheet.y, text, style)
    sheet.y += style.size * 1.7
  }
  if (random.chance(0.6)) choice('marital_status', desk.variants('marital'))
  if (random.chance(0.5)) choice('gender', desk.variants('genders'))
  for (const concept of ['has_children', 'employed']) if (random.chance(0.4)) choice(concept, desk.variants('yes_no'))
  if (random.chance(0.7)) {
    const agreed = random.chance(0.6)
    const label = desk.label('consent')
    const mark = stated('consent', agreed, agreed ? on : off)
    labelled(label, [mark])
    const text: Text = [mark, ` ${label}`]
    if (widthOf(plain(text), style) < sheet.right - sheet.left) sheet.line(text, style)
  }
}
