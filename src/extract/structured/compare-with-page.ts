import type { Document } from '../../document/model.ts'
import type { Extraction } from '../extraction.ts'
import { findDates } from '../values/dates.ts'
import { decideConventions } from '../values/decide-conventions.ts'
import type { Conventions } from '../values/mention.ts'
import { findNumberSpans } from '../values/numbers.ts'
import { findRows } from '../view/find-rows.ts'
import { readEInvoice } from './e-invoice.ts'
import { findEmbeddedInvoice } from './embedded-invoice.ts'

/** A value of the embedded data that the page does not print, and what it prints in its place, where that is plain. */
export interface Contradiction {
  path: string
  stated: string | number
  printed?: string | number
}

type Kind = 'amount' | 'date' | 'code'

interface Check {
  kind: Kind
  /** How pages name it. */
  label: RegExp
  /** Every invoice prints it, so that another value of the kind is enough. */
  always?: true
}

const gross =
  /\b(?:grand total|total (?:amount|incl|due)|invoice total|gesamtbetrag|gesamtsumme|rechnungsbetrag|endbetrag|brutto\w*|total ttc|montant ttc|importe total|total factura|totale fattura|totaal incl)/i
const checks: Record<string, Check> = {
  invoice_number: {
    kind: 'code',
    always: true,
    label:
      /(?:invoice|rechnung|credit note|gutschrift|facture|avoir|factura|fattura|factuur)s?-?\s{0,9}(?:\([^)]{0,80}\)\s{0,9}){0,3}(?:number|nummer|num[eé]ro|nr|no|n[°º])?[.:#\s]{0,20}(?=\S{0,40}\d)/i,
  },
  invoice_date: {
    kind: 'date',
    always: true,
    label:
      /\b(?:(?:invoice|issue|bill) date|date of (?:issue|invoice)|(?:rechnungs|beleg)-?datum|date (?:de )?(?:la )?facture|date d.[eé]mission|fecha (?:de )?(?:factura|emisi[oó]n)|data fattura|factuurdatum)\b/i,
  },
  due_date: {
    kind: 'date',
    label:
      /\b(?:due date|payment due|f[aä]llig\w*|zahlbar bis|date d.[eé]ch[eé]ance|[eé]ch[eé]ance|vencimiento|scadenza|vervaldatum)\b/i,
  },
  net_total: {
    kind: 'amount',
    label:
      /\b(?:net (?:total|amount)|total (?:net|excl)|sub-?total|netto\w*|nettobetrag|total ht|montant ht|base imponible|imponibile|(?:summe|betrag|total) (?:ohne|exkl))\b/i,
  },
  tax_total: {
    kind: 'amount',
    label:
      /\b(?:total (?:vat|tax)|(?:vat|tax) (?:total|amount)|(?:umsatz|mehrwert)?steuerbetrag|summe (?:mwst|ust)|total tva|montant tva|total iva)\b/i,
  },
  gross_total: { kind: 'amount', label: gross, always: true },
  amount_due: {
    kind: 'amount',
    label:
      /\b(?:amount (?:due|payable)|balance due|total due|zahlbetrag|zu zahlen\w*|f[aä]lliger betrag|net [aà] payer|reste [aà] payer|total a pagar|totale da pagare|te betalen)\b/i,
  },
}

/** What an embedded invoice states and the page it belongs to contradicts: total, number and dates. */
export function compareWithPage(extraction: Extraction, document: Document): Contradiction[] {
  const embedded = findEmbeddedInvoice(document)
  const invoice = embedded && readEInvoice(embedded.document)
  if (!invoice) return []
  const terms = new Map(invoice.facts.filter(({ concept }) => checks[concept]).map((fact) => [fact.path, fact]))
  const text = printedText(document)
  return Object.entries(extraction.provenance).flatMap(([path, { section }]) => {
    const fact = terms.get(section ?? '')
    const check = fact && checks[fact.concept]
    if (!check || typeof fact.value === 'boolean' || fact.value === 0 || text.isPrinted(fact.value, check.kind))
      return []
    const printed = text.labelled(check)
    if (printed === undefined && !(check.always && text.has(check.kind))) return []
    return [{ path, stated: fact.value, ...(printed !== undefined && { printed }) }]
  })
}

function printedText(document: Document) {
  const rows = document.pages.flatMap((page) =>
    findRows(page).map(({ words }) => words.map((index) => page.words[index]?.text ?? '').join(' ')),
  )
  const conventions = decideConventions(rows, document.language)
  const squeezed = squeeze(rows.join(''))
  const values = new Map<Kind, (string | number)[]>()
  for (const kind of ['amount', 'date', 'code'] as const)
    values.set(
      kind,
      rows.flatMap((row) => valuesOf(row, kind, conventions)),
    )
  return {
    has: (kind: Kind) => (values.get(kind)?.length ?? 0) > 0,
    isPrinted: (stated: string | number, kind: Kind) =>
      kind === 'code'
        ? squeezed.includes(squeeze(String(stated)))
        : (values.get(kind) ?? []).some((value) => isSame(stated, value)),
    labelled({ kind, label }: Check): string | number | undefined {
      const found = rows.map((row) => {
        const at = label.exec(row)
        return at ? valuesOf(row.slice(at.index + at[0].length), kind, conventions) : []
      })
      // Sums of charges and of positions have names like the total's, which is larger.
      if (label === gross) return found.flat().reduce((most, value) => (most > value ? most : value), 0) || undefined
      const first = found.find((values) => values.length > 0)
      return kind === 'amount' ? first?.at(-1) : first?.[0]
    },
  }
}

function valuesOf(row: string, kind: Kind, conventions: Conventions): (string | number)[] {
  if (kind === 'date') return findDates(row, conventions).map(({ value }) => String(value))
  if (kind === 'code') return /^\S*\d[^\s,;:]*/.exec(row.trim()) ?? []
  return findNumberSpans(row, conventions).flatMap(({ value, decimals }) => (decimals === 2 ? [value] : []))
}

/** Signs differ between a credit note's page and its data. */
function isSame(stated: string | number, printed: string | number): boolean {
  if (typeof stated === 'string' || typeof printed === 'string') return stated === printed
  return Math.abs(Math.abs(stated) - Math.abs(printed)) < 0.005
}

function squeeze(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}
