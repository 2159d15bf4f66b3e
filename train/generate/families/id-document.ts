import { type Entry, entry } from '../blocks/info-block.ts'
import type { Desk } from '../desk.ts'
import { makeParty } from '../party.ts'
import { addDays } from '../print-values.ts'
import { labelled, stated } from '../text.ts'

/** A card or passport: small labels, values under or beside them, and lines for machines. */
export function printIdDocument(desk: Desk): void {
  const { sheet, random, locale } = desk
  const person = makeParty(desk, true)
  const [first = '', ...rest] = person.name.split(' ')
  const last = rest.join(' ').toUpperCase()
  const issued = desk.day()
  const born = addDays(issued, -random.int(6600, 25_000))
  const expiry = addDays(issued, random.pick([1826, 3652]))
  const number = random.pattern(random.pick(['@########', '@@@@@@###', '#########', 'L##@##@##']))
  const sex = random.pick(['F', 'M', 'X'])
  const style = { font: desk.style.font, size: 7.5 }
  sheet.y = 10
  sheet.print(sheet.left, sheet.y, locale.countryName.toUpperCase(), { ...style, bold: true })
  sheet.print(sheet.right, sheet.y, desk.title('id_document'), { ...style, bold: true }, 'right')
  sheet.y += 16
  const entries = [
    entry(desk, 'document_number', number),
    entry(desk, 'last_name', last),
    entry(desk, 'given_names', random.chance(0.4) ? first.toUpperCase() : first),
    entry(desk, 'birth_date', desk.date('birth_date', born)),
    ...(random.chance(0.8) ? [entry(desk, 'birth_place', person.city)] : []),
    entry(desk, 'nationality', desk.word('nationalities')),
    ...(random.chance(0.6) ? [entry(desk, 'sex', sex)] : []),
    entry(desk, 'expiry_date', desk.date('expiry_date', expiry)),
    ...(random.chance(0.6) ? [entry(desk, 'issue_date', desk.date('issue_date', issued))] : []),
    ...(random.chance(0.4) ? [entry(desk, 'authority', `${desk.word('aliases')} ${person.city}`)] : []),
    ...(random.chance(0.3) ? [entry(desk, 'height', `${random.int(150, 199)} cm`)] : []),
    ...(random.chance(0.2) ? [entry(desk, 'eye_colour', random.pick(['BLU', 'BRN', 'GRN']))] : []),
    ...(random.chance(0.3) ? [entry(desk, 'address', `${person.street}, ${person.cityLine}`)] : []),
  ]
  printFields(desk, entries)
  if (random.chance(0.5)) printMachineLines(desk, { last, first, number, sex, born, expiry })
}

function printFields(desk: Desk, entries: readonly Entry[]): void {
  const { sheet, random } = desk
  const small = { font: desk.style.font, size: 5.5 }
  const style = { font: desk.style.font, size: 8 }
  const perRow = random.pick([1, 2, 2])
  const beside = perRow === 1
  const left = sheet.left + random.pick([0, 90])
  const width = (sheet.right - left) / perRow
  entries.forEach(({ label, value }, index) => {
    labelled(label, value)
    const x = left + (index % perRow) * width
    if (beside) {
      sheet.print(x, sheet.y, label, small)
      sheet.print(x + 90, sheet.y, value, style)
    } else {
      sheet.print(x, sheet.y, label, small)
      sheet.print(x, sheet.y + 7, value, style)
    }
    if (index % perRow === perRow - 1) sheet.y += beside ? 13 : 20
  })
  sheet.y += 12
}

interface Machine {
  last: string
  first: string
  number: string
  sex: string
  born: string
  expiry: string
}

function printMachineLines(desk: Desk, { last, first, number, sex, born, expiry }: Machine): void {
  const { sheet, locale } = desk
  const ascii = (text: string) =>
    text
      .toUpperCase()
      .normalize('NFD')
      .replace(/[^A-Z ]/g, '')
      .replace(/ /g, '<')
  const date = (iso: string) => iso.slice(2).replace(/-/g, '')
  const country = `${locale.country}<`
  const lines = [
    `P<${country}${ascii(last)}<<${ascii(first)}`,
    `${number}<4${country}${date(born)}2${sex}${date(expiry)}8`,
  ]
  for (const line of lines) {
    sheet.print(sheet.left, sheet.y, [stated('machine_readable_line', line.padEnd(40, '<'), line.padEnd(40, '<'))], {
      font: 'courier',
      size: 7.5,
    })
    sheet.y += 10
  }
}
