import type { Desk } from '../desk.ts'
import { addressInLine, addressLines, type Party, vatIdText } from '../party.ts'
import { labelled, stated, type Text } from '../text.ts'

export interface Addressee {
  party: Party
  role: string
  /** Concept of the label over it, if it has one. */
  label?: string
}

/** Blocks of names and addresses beside each other; returns where the longest ends. */
export function printAddresses(
  desk: Desk,
  addressees: readonly Addressee[],
  { x, y, width }: { x: number; y: number; width: number },
): number {
  const each = width / Math.max(addressees.length, 1)
  return Math.max(y, ...addressees.map((addressee, index) => printAddress(desk, addressee, x + index * each, y)))
}

function printAddress(desk: Desk, { party, role, label }: Addressee, x: number, y: number): number {
  const { sheet, random, style } = desk
  let top = y
  const put = (text: Text, how = style) => {
    sheet.print(x, top, text, how)
    top += how.size * 1.25
  }
  const lines = addressLines(desk, party, role, { country: random.chance(0.25) })
  if (label) {
    const shown = desk.label(label)
    put(`${shown}${random.pick([':', '', ':'])}`, random.chance(0.5) ? desk.bold : desk.small)
    for (const line of lines) labelled(shown, line)
  }
  for (const line of lines) put(line)
  if (random.chance(0.15)) put([stated(`${role}_phone`, party.phone, party.phone)])
  if (random.chance(0.12)) put([stated(`${role}_email`, party.email, party.email)])
  if (!party.isPerson && role === 'buyer' && random.chance(0.18)) {
    const shown = desk.label(random.chance(0.5) ? 'buyer_vat_id' : 'seller_vat_id')
    put([`${shown}: `, vatIdText(desk, 'buyer_vat_id', party.vatId)])
  }
  return top
}

/** The sender in small type over the window. */
export function printSenderLine(desk: Desk, sender: Party, role: string, y: number): number {
  const small = desk.sized(0.7)
  desk.sheet.print(
    desk.sheet.left,
    y,
    addressInLine(sender, role, desk.random.pick([' · ', ', ', ' - ', ' • '])),
    small,
  )
  if (desk.random.chance(0.4)) desk.sheet.rule(desk.sheet.left, desk.sheet.left + 220, y + small.size * 1.3)
  return y + small.size * 1.8
}
