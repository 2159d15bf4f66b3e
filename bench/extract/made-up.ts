import type { Document, Page } from '../../src/document/model.ts'
import { generateDocument } from '../../train/generate/generate.ts'

const names =
  'invoice_number invoice_date due_date order_number customer_number seller_name seller_vat_id iban seller_email seller_phone ' +
  'buyer_name buyer_address buyer_vat_id currency net_total tax_total gross_total payment_terms delivery_date seller_address ' +
  'bic contract_number effective_date termination_date jurisdiction account_number opening_balance closing_balance ' +
  'period_start period_end interest_rate discount_total shipping_cost project_number contact_person tax_rate amount_due ' +
  'amount_paid reference website'

/** A schema of so many fields, at most 40. */
export function askFor(fields: number): Record<string, string> {
  return Object.fromEntries(
    names
      .split(' ')
      .slice(0, fields)
      .map((name) => [name, typeOf(name)]),
  )
}

function typeOf(name: string): string {
  if (/_date$|^period_/.test(name)) return 'date'
  if (/_total$|_balance$|_cost$|^amount_/.test(name)) return 'money'
  return /_rate$/.test(name) ? 'number' : 'string'
}

const made: Page[] = []

/** The pages of many made-up documents as one. */
export function longDocument(pages: number): Document {
  const { document } = generateDocument(0)
  for (let seed = made.length; made.length < pages; seed += 1) made.push(...generateDocument(seed).document.pages)
  return { ...document, pages: made.slice(0, pages).map((page, index) => ({ ...page, number: index + 1 })) }
}
