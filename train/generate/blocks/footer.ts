import type { Desk } from '../desk.ts'
import { type Style, widthOf } from '../fonts.ts'
import { addressLines, ibanText, type Party, vatIdText } from '../party.ts'
import { labelled, plain, stated, type Text } from '../text.ts'

/** Prints the foot of the page, now and on every page to come. */
export function useFooter(desk: Desk, party: Party, role: string): void {
  const { sheet, random } = desk
  const inColumns = random.chance(0.8)
  const wanted = {
    address: random.chance(0.7),
    bank: random.chance(0.75),
    register: random.chance(0.7),
    contact: random.chance(0.6),
  }
  const small = desk.sized(random.pick([0.7, 0.75, 0.8]))
  const onlyFirst = random.chance(0.3)
  const print = () => {
    const groups = groupsOf(desk, party, role, wanted)
    const height = inColumns ? Math.max(0, ...groups.map((group) => group.length)) : groups.length
    const top = sheet.height - 26 - height * small.size * 1.25
    if (inColumns) printColumns(desk, groups, small, top)
    else
      for (const [at, group] of groups.entries())
        sheet.print(sheet.width / 2, top + at * small.size * 1.25, inOneLine(group), small, 'center')
    if (height > 0 && sheet.pages.length === 1 && random.chance(0.4)) sheet.rule(sheet.left, sheet.right, top - 4)
    return top
  }
  sheet.bottom = print() - 12
  const next = sheet.onNewPage
  sheet.onNewPage = () => {
    if (!onlyFirst) print()
    return next()
  }
}

/** Beside each other, in smaller type where they would touch. */
function printColumns({ sheet }: Desk, groups: readonly Text[][], style: Style, top: number): void {
  const width = sheet.right - sheet.left
  const natural = groups.map((group) => Math.max(...group.map((line) => widthOf(plain(line), style))) + 2 * style.size)
  const needed = natural.reduce((sum, each) => sum + each, 0)
  const size = style.size * Math.min(1, width / needed)
  const spare = Math.max(0, width - needed) / Math.max(groups.length - 1, 1)
  let x = sheet.left
  for (const [index, group] of groups.entries()) {
    for (const [at, line] of group.entries()) sheet.print(x, top + at * style.size * 1.25, line, { ...style, size })
    x += (natural[index] ?? 0) * (size / style.size) + spare
  }
}

function inOneLine(group: Text[]): Text {
  return group.flatMap((line, index) => [...(index > 0 ? [' · '] : []), ...(typeof line === 'string' ? [line] : line)])
}

function groupsOf(
  desk: Desk,
  party: Party,
  role: string,
  wanted: Record<'address' | 'bank' | 'register' | 'contact', boolean>,
): Text[][] {
  const line = (label: string, value: Text): Text => {
    const shown = desk.label(label)
    labelled(shown, value)
    return [`${shown}: `, ...(typeof value === 'string' ? [value] : value)]
  }
  const groups: Text[][] = []
  if (wanted.address) groups.push(addressLines(desk, party, role, {}))
  if (wanted.contact)
    groups.push([
      line('phone', [stated(`${role}_phone`, party.phone, party.phone)]),
      line('email', [stated(`${role}_email`, party.email, party.email)]),
      line('website', [stated(`${role}_website`, party.website, party.website)]),
    ])
  if (wanted.bank)
    groups.push([
      [stated('bank_name', party.bank, party.bank)],
      ...(party.iban
        ? [line('iban', [ibanText(desk, 'iban', party.iban)])]
        : [line('account_number', [stated('account_number', party.account, party.account)])]),
      line('bic', [stated('bic', party.bic, party.bic)]),
    ])
  if (wanted.register)
    groups.push([
      line('seller_register', [stated(`${role}_register`, party.register, party.register)]),
      line('seller_vat_id', [vatIdText(desk, `${role}_vat_id`, party.vatId)]),
      ...(desk.locale.country === 'DE'
        ? [line('seller_tax_number', [stated(`${role}_tax_number`, party.taxNumber, party.taxNumber)])]
        : []),
      line('seller_director', [stated(`${role}_director`, party.contact, party.contact)]),
    ])
  return groups
}

/** Page numbers, and on later pages what runs over them. */
export function usePageNumbers(desk: Desk, running: () => Text): void {
  const { sheet, random } = desk
  const places = [
    { x: sheet.right, align: 'right' as const },
    { x: sheet.width / 2, align: 'center' as const },
    { x: sheet.left, align: 'left' as const },
  ]
  const { x, align } = random.pick(places)
  const style = desk.sized(0.8)
  const word = random.chance(0.7) ? `${desk.label('page')} ` : ''
  const y = sheet.height - 20
  const number = () => sheet.print(x, y, `${word}${sheet.pages.length}`, style, align)
  const runs = random.chance(0.6)
  if (random.chance(0.7)) number()
  const next = sheet.onNewPage
  sheet.onNewPage = () => {
    next()
    number()
    if (runs) sheet.print(sheet.left, 30, running(), style)
    return 60
  }
}
