import { printAddresses, printSenderLine } from '../blocks/address-window.ts'
import { useFooter, usePageNumbers } from '../blocks/footer.ts'
import { type Entry, entry, infoLayouts, printInfoBeside } from '../blocks/info-block.ts'
import { letterheadPlaces, printLetterhead } from '../blocks/letterhead.ts'
import type { Desk } from '../desk.ts'
import { makeParty } from '../party.ts'
import { addDays, cents } from '../print-values.ts'
import { stated } from '../text.ts'
import { documentNumber } from './trade-facts.ts'

/** A letter with a window, references, a subject and sentences that state things. */
export function printLetter(desk: Desk): void {
  const { sheet, random } = desk
  const [sender, recipient] = [makeParty(desk, random.chance(0.3)), makeParty(desk, random.chance(0.5))]
  const date = desk.day()
  if (!sender.isPerson && random.chance(0.7)) useFooter(desk, sender, 'sender')
  usePageNumbers(desk, () => sender.name)
  printLetterhead(desk, sender, 'sender', random.weighted(letterheadPlaces))
  sheet.y += random.between(14, 40)
  if (random.chance(0.5)) sheet.y = printSenderLine(desk, sender, 'sender', sheet.y)
  const top = sheet.y
  const middle = (sheet.left + sheet.right) / 2 + 20
  const end = printAddresses(desk, [{ party: recipient, role: 'recipient' }], { x: sheet.left, y: top, width: 200 })
  const inEntries = random.chance(0.4)
  const reference = documentNumber(desk)
  const entries: Entry[] = [
    ...(inEntries ? [entry(desk, 'invoice_date', desk.date('letter_date', date))] : []),
    ...(random.chance(0.4) ? [entry(desk, 'our_reference', reference)] : []),
    ...(random.chance(0.3) ? [entry(desk, 'your_reference', documentNumber(desk))] : []),
    ...(random.chance(0.25) ? [entry(desk, 'contact_person', sender.contact)] : []),
    ...(random.chance(0.25) ? [entry(desk, 'phone', stated('sender_phone', sender.phone, sender.phone))] : []),
    ...(random.chance(0.25) ? [entry(desk, 'customer_number', documentNumber(desk))] : []),
  ]
  printInfoBeside(desk, entries, { top, end, right: middle }, infoLayouts.slice(0, 5))
  sheet.y += 20
  if (!inEntries) {
    const text = desk.phrase('city_date', { city: sender.city, date: [desk.date('letter_date', date)] })
    sheet.line(
      text,
      desk.style,
      random.chance(0.6) ? { x: sheet.right, align: 'right', leading: 2.2 } : { leading: 2.2 },
    )
  }
  const subject = desk.title('letter')
  const marked = stated('subject', subject, subject)
  sheet.line(random.chance(0.35) ? [`${desk.label('subject')}: `, marked] : [marked], desk.bold, { leading: 2.4 })
  sheet.line(desk.phrase('greeting'), desk.style, { leading: 1.9 })
  const body = desk.phrase('letter_body', {
    other_date: [desk.date('referenced_date', addDays(date, -random.int(3, 60)))],
    amount: [desk.money('amount', cents(random.between(20, 9000)))],
    deadline: [desk.date('deadline', addDays(date, random.int(7, 90)))],
    reference: [stated('contract_number', reference, reference)],
  })
  sheet.paragraph(body, desk.style, { leading: 1.45 })
  sheet.y += 8
  sheet.paragraph(desk.phrase('filler'), desk.style, { leading: 1.45 })
  sheet.y += 14
  sheet.line(desk.phrase('closing'), desk.style, { leading: 3 })
  sheet.line([stated('signatory', sender.contact, sender.contact)], desk.style)
}
