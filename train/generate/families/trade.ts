import { type Addressee, printAddresses, printSenderLine } from '../blocks/address-window.ts'
import { useFooter, usePageNumbers } from '../blocks/footer.ts'
import { type Entry, type InfoLayout, infoLayouts, printInfo } from '../blocks/info-block.ts'
import { printItems } from '../blocks/item-table.ts'
import { letterheadPlaces, printLetterhead } from '../blocks/letterhead.ts'
import type { Desk } from '../desk.ts'
import type { Party } from '../party.ts'
import { stated, type Text } from '../text.ts'
import { printTradeEnd, totalLines } from './trade-end.ts'
import { tradeEntries } from './trade-entries.ts'
import { makeTrade, negated, type TradeFacts, type TradeFamily } from './trade-facts.ts'

/** Prints a sale's paper: who, to whom, which numbers and dates, what, and how much. */
export function printTrade(desk: Desk, family: TradeFamily, sale: TradeFacts = makeTrade(desk)): void {
  const { sheet, random } = desk
  const facts = family === 'credit_note' && random.chance(0.3) ? negated(sale) : sale
  const priced = family !== 'delivery_note' || random.chance(0.2)
  // An order is written by the buyer; all others by the seller.
  const byBuyer = family === 'order' && random.chance(0.7)
  const writer = byBuyer ? side(facts.buyer, 'buyer') : side(facts.seller, 'seller')
  const reader = byBuyer ? side(facts.seller, 'seller') : side(facts.buyer, 'buyer')
  const title = desk.title(family)
  const place = random.weighted(letterheadPlaces)
  if (random.chance(0.85) || place === 'none') useFooter(desk, writer.party, writer.role)
  usePageNumbers(desk, () => [`${title} `, stated(`${family}_number`, facts.number, facts.number)])
  printLetterhead(desk, writer.party, writer.role, place)
  const plan = makePlan(desk, place === 'none')
  if (plan.titleFirst) printTitle(desk, title)
  sheet.y += random.between(8, 40)
  if (plan.senderLine) sheet.y = printSenderLine(desk, writer.party, writer.role, sheet.y)
  const { entries, dateInCity, inTitle } = tradeEntries(desk, family, facts)
  const addressees = [
    ...(plan.bothParties ? [{ ...writer, label: writer.role }] : []),
    { ...reader, ...(plan.labelWindow && { label: reader.role }) },
    ...(plan.shipTo ? [{ ...side(facts.shipTo, 'ship_to'), label: 'ship_to' }] : []),
  ]
  printHead(desk, addressees, entries, plan)
  printHeading(desk, { title, dateInCity, inTitle, printed: plan.titleFirst })
  printOpening(desk)
  const sums = priced ? totalLines(desk, facts) : []
  const inTable = random.chance(0.15)
  printItems(desk, facts.items, { priced, sums: inTable ? sums : [] })
  printTradeEnd(desk, { family, facts, sums: inTable ? [] : sums, priced })
}

interface Heading {
  title: string
  dateInCity: Text | undefined
  inTitle: Text | undefined
  /** The title stands at the top already. */
  printed: boolean
}

function printHeading(desk: Desk, { title, dateInCity, inTitle, printed }: Heading): void {
  const { sheet, random } = desk
  if (dateInCity) {
    sheet.y += 10
    sheet.line(dateInCity, desk.style, random.chance(0.6) ? { x: sheet.right, align: 'right' } : {})
  }
  sheet.y += random.between(8, 30)
  if (inTitle) sheet.line(inTitle, printed ? desk.bold : desk.sized(1.3, true), { leading: 1.8 })
  else if (!printed) printTitle(desk, title)
}

function side(party: Party, role: string): { party: Party; role: string } {
  return { party, role }
}

/** Addresses and numbers: beside each other where both fit, else under each other. */
function printHead(desk: Desk, addressees: readonly Addressee[], entries: readonly Entry[], plan: Plan): void {
  const { sheet } = desk
  const { left, right, y } = sheet
  const half = (right - left) / 2
  const beside = addressees.length === 1 && !['band', 'grid', 'pairs'].includes(plan.layout)
  if (!beside) {
    const end = printAddresses(desk, addressees, { x: left, y, width: right - left })
    sheet.y = printInfo(desk, entries, { x: left, y: end + 14, width: right - left }, plan.layout)
    return
  }
  const [window, info] = plan.windowRight ? [left + half + 20, left] : [left, left + half + 20]
  const end = printAddresses(desk, addressees, { x: window, y, width: half })
  sheet.y = Math.max(end, printInfo(desk, entries, { x: info, y, width: half - 20 }, plan.layout))
}

interface Plan {
  titleFirst: boolean
  senderLine: boolean
  windowRight: boolean
  labelWindow: boolean
  bothParties: boolean
  shipTo: boolean
  layout: InfoLayout
}

function makePlan({ random }: Desk, noLetterhead: boolean): Plan {
  return {
    titleFirst: random.chance(0.35),
    senderLine: random.chance(noLetterhead ? 0.7 : 0.35),
    windowRight: random.chance(0.2),
    labelWindow: random.chance(0.5),
    bothParties: random.chance(noLetterhead ? 0.4 : 0.08),
    shipTo: random.chance(0.15),
    layout: random.pick(infoLayouts),
  }
}

function printTitle(desk: Desk, title: string): void {
  const { sheet, random } = desk
  const style = desk.sized(random.between(1.3, 2.4), random.chance(0.8))
  const { x, align } = random.pick([
    { x: sheet.left, align: 'left' as const },
    { x: sheet.left, align: 'left' as const },
    { x: sheet.right, align: 'right' as const },
    { x: sheet.width / 2, align: 'center' as const },
  ])
  sheet.line(title, style, { x, align, leading: 1.5 })
}

function printOpening(desk: Desk): void {
  const { sheet, random } = desk
  if (random.chance(0.3)) {
    sheet.line(desk.phrase('greeting'), desk.style, { leading: 1.8 })
    sheet.paragraph(desk.phrase('trade_intro'), desk.style)
  }
  sheet.y += random.between(6, 18)
}
