import type { Desk } from '../desk.ts'
import { addressInLine, addressLines, type Party, vatIdText } from '../party.ts'
import type { Align } from '../sheet.ts'
import { labelled, stated, type Text } from '../text.ts'

export type LetterheadPlace = 'left' | 'right' | 'center' | 'line' | 'none'

export const letterheadPlaces: readonly (readonly [LetterheadPlace, number])[] = [
  ['left', 4],
  ['right', 4],
  ['center', 2],
  ['line', 1],
  ['none', 2],
]

/** Who writes, at the top of the first page. Leaves the cursor under it. */
export function printLetterhead(desk: Desk, party: Party, role: string, place: LetterheadPlace): void {
  const { sheet, random } = desk
  sheet.y = random.between(24, 48)
  if (place === 'none') return
  if (place === 'line') {
    sheet.line(addressInLine(party, role, random.pick([' · ', ', ', ' - '])), desk.small)
    return
  }
  const x = place === 'left' ? sheet.left : place === 'right' ? sheet.right : sheet.width / 2
  const align: Align = place === 'right' && random.chance(0.4) ? 'left' : place
  const at = align === 'left' && place === 'right' ? sheet.right - 170 : x
  const [name = '', ...lines] = addressLines(desk, party, role, { country: random.chance(0.15) })
  sheet.line(name, random.chance(0.7) ? desk.sized(random.between(1.3, 2), true) : desk.bold, { x: at, align })
  if (!party.isPerson && random.chance(0.12))
    sheet.line(random.shuffle(desk.data.trades).slice(0, 3).join(' · '), desk.small, { x: at, align })
  if (random.chance(0.75)) for (const line of lines) sheet.line(line, desk.style, { x: at, align, leading: 1.2 })
  for (const line of contactLines(desk, party, role)) sheet.line(line, desk.style, { x: at, align, leading: 1.2 })
}

/** Some of the ways to reach the party, each with its label or without. */
function contactLines(desk: Desk, party: Party, role: string): Text[] {
  const { random } = desk
  const line = (label: string, value: Text): Text => {
    if (!random.chance(0.8)) return value
    const shown = desk.label(label)
    return [
      `${shown}${random.pick([':', ':', '', '.'])} `,
      ...(typeof value === 'string' ? [value] : labelled(shown, value)),
    ] as Text
  }
  return [
    random.chance(0.6) ? line('phone', [stated(`${role}_phone`, party.phone, party.phone)]) : undefined,
    random.chance(0.25) ? line('fax', [stated(`${role}_fax`, party.fax, party.fax)]) : undefined,
    random.chance(0.5) ? line('email', [stated(`${role}_email`, party.email, party.email)]) : undefined,
    random.chance(0.35) ? line('website', [stated(`${role}_website`, party.website, party.website)]) : undefined,
    random.chance(0.2) && !party.isPerson
      ? line(`seller_vat_id`, [vatIdText(desk, `${role}_vat_id`, party.vatId)])
      : undefined,
  ].filter((text) => text !== undefined)
}
