import { usePageNumbers } from '../blocks/footer.ts'
import type { Desk } from '../desk.ts'
import { makeParty, type Party } from '../party.ts'
import { addDays } from '../print-values.ts'
import { type Piece, stated, type Text } from '../text.ts'

/** An agreement in prose: parties with aliases, when it begins, how long it lasts, which law rules it. */
export function printContract(desk: Desk): void {
  const { sheet, random } = desk
  const [a, b] = [makeParty(desk, random.chance(0.1)), makeParty(desk, random.chance(0.25))]
  const [aliasA = '', aliasB = ''] = random.shuffle(desk.variants('aliases'))
  const effective = desk.day()
  const title = desk.title('contract')
  usePageNumbers(desk, () => title)
  sheet.y = random.between(50, 110)
  sheet.line(
    title,
    desk.sized(random.between(1.3, 1.8), true),
    random.chance(0.7) ? { x: sheet.width / 2, align: 'center', leading: 2.5 } : { leading: 2.5 },
  )
  const withDate = random.chance(0.85)
  sheet.paragraph(
    desk.phrase('contract_preamble', {
      ...{ party_a: [stated('parties[0].name', a.name, a.name)], party_b: [stated('parties[1].name', b.name, b.name)] },
      ...{ address_a: addressText(a, 'parties[0]'), address_b: addressText(b, 'parties[1]') },
      ...{
        alias_a: [stated('parties[0].alias', aliasA, aliasA)],
        alias_b: [stated('parties[1].alias', aliasB, aliasB)],
      },
      effective_date: withDate ? [longDate(desk, 'effective_date', effective)] : '____________',
    }),
    desk.style,
    { leading: 1.45 },
  )
  sheet.y += 10
  const long = random.pick([1, 1, 2, 4])
  const numbering = random.pick(['1. ', '§ 1 ', 'Article 1 - ', '', '1.1 '])
  desk.variants('contract_sections').forEach((section, index) => {
    sheet.y += desk.style.size
    sheet.need(60)
    sheet.line(`${numbering.replace('1', String(index + 1))}${section}`, desk.bold, { leading: 1.6 })
    for (const text of sectionText(desk, index, { party: a, long }))
      sheet.paragraph(text, desk.style, { leading: 1.45 })
  })
  printSignatures(desk, [a, b], effective)
}

function addressText(party: Party, role: string): Text {
  const text = `${party.street}, ${party.cityLine}`
  return [stated(`${role}.address`, text, text)]
}

function sectionText(desk: Desk, index: number, { party, long }: { party: Party; long: number }): Text[] {
  const { random } = desk
  const fillers = random.shuffle(desk.variants('contract_filler'))
  const own: Text[] = []
  if (index === 2 && random.chance(0.85)) own.push(desk.phrase('contract_term', { term: [duration(desk, 'term')] }))
  if (index === 2 && random.chance(0.5))
    own.push(desk.phrase('contract_notice', { notice: [duration(desk, 'notice_period', true)] }))
  if (index === 3 && random.chance(0.5))
    own.push(desk.phrase('contract_fee', { amount: [desk.money('contract_amount', random.int(2, 400) * 50)] }))
  if (index === 4 && random.chance(0.85)) {
    const law = desk.word('jurisdictions')
    own.push(desk.phrase('contract_law', { jurisdiction: [stated('jurisdiction', law, law)], city: party.city }))
  }
  const prose = [
    ...own,
    ...Array.from({ length: long }, () => fillers)
      .flat()
      .slice(0, random.int(own.length > 0 ? 0 : 1, long * 3)),
  ]
  return random.chance(0.5) ? prose : random.shuffle(prose)
}

/** `two (2) years`, `24 months`; the value is number and English unit, the first as ISO 8601 would have it. */
function duration(desk: Desk, concept: string, short = false): Piece {
  const { random } = desk
  const unit = short ? random.pick(['months', 'days'] as const) : random.pick(['years', 'years', 'months'] as const)
  const count =
    unit === 'days'
      ? random.pick([10, 14, 30, 60])
      : unit === 'months'
        ? random.pick([3, 6, 12, 18, 24])
        : random.int(1, 10)
  const [one = '', many = ''] = desk.variants(unit)
  const word = desk.variants('number_words')[count - 1]
  const figure = word && random.chance(0.5) ? random.pick([word, `${word} (${count})`]) : String(count)
  return stated(concept, `${count} ${count === 1 ? unit.slice(0, -1) : unit}`, `${figure} ${count === 1 ? one : many}`)
}

/** Contracts write the month out more often than others do. */
function longDate(desk: Desk, concept: string, iso: string): Piece {
  const piece = desk.date(concept, iso)
  if (desk.random.chance(0.4)) return piece
  const [year, month, day] = iso.split('-').map(Number)
  const name = desk.data.months[(month ?? 1) - 1] ?? ''
  const forms = {
    de: [`${day}. ${name} ${year}`],
    en: [
      `${name} ${day}, ${year}`,
      `${day} ${name} ${year}`,
      `this ${day}th day of ${name}, ${year}`.replace('this 1th', 'this 1st'),
    ],
    fr: [`${day} ${name} ${year}`],
    es: [`${day} de ${name} de ${year}`],
  }
  return stated(concept, iso, desk.random.pick(forms[desk.data.language]))
}

function printSignatures(desk: Desk, parties: readonly Party[], effective: string): void {
  const { sheet, random } = desk
  sheet.y += 24
  sheet.need(90)
  const signed = addDays(effective, random.int(-5, 20))
  if (random.chance(0.6)) {
    const text = desk.phrase('contract_signed', {
      city: parties[0]?.city ?? '',
      date: [longDate(desk, 'signing_date', signed)],
    })
    sheet.line(text, desk.style, { leading: 2.5 })
  }
  const top = sheet.y
  parties.forEach((party, index) => {
    const x = sheet.left + (index * (sheet.right - sheet.left)) / 2
    const role = index === 0 ? 'parties[0]' : 'parties[1]'
    sheet.print(x, top, '______________________', desk.style)
    sheet.print(x, top + desk.style.size * 1.4, [stated(`${role}.name`, party.name, party.name)], desk.style)
    if (!party.isPerson)
      sheet.print(
        x,
        top + desk.style.size * 2.8,
        [stated(`${role}.signatory`, party.contact, party.contact)],
        desk.style,
      )
  })
  sheet.y = top + 50
}
