import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ArrayNode, Leaf, ObjectNode } from '../schema/field-tree.ts'
import { profileOf } from './field-profile.ts'
import { describeLabel, type LabelMatch, matchLabel } from './label-match.ts'

const fieldsAndLabels: [field: string, label: string, distractors: string[]][] = [
  // Field names in English.
  ['invoice_number', 'Rechnungsnummer', ['Kundennummer', 'Bestellnummer', 'Rechnungsdatum', 'Lieferschein-Nr.']],
  ['invoice_number', 'Rg.-Nr.', ['Kd.-Nr.', 'Best.-Nr.', 'Art.-Nr.']],
  ['invoice_number', 'Inv. No.', ['Customer No.', 'PO No.', 'VAT No.']],
  ['invoice_number', 'N° fact.', ['N° client', 'N° de commande']],
  ['invoice_number', 'Fra. nº', ['Pedido nº', 'Cliente nº']],
  ['invoiceNo', 'Facture n°', ['Devis n°', 'Date de facture']],
  ['invoicenumber', 'Rechnung Nr.', ['Auftrag Nr.', 'Rechnungsbetrag']],
  ['invoice_date', 'Rechnungsdatum', ['Lieferdatum', 'Fällig am', 'Bestelldatum']],
  ['invoice_date', 'Date de facturation', ["Date d'échéance", 'Date de livraison']],
  ['invoice_date', 'Fecha de factura', ['Fecha de vencimiento', 'Fecha de entrega']],
  ['due_date', 'Zahlbar bis', ['Rechnungsdatum', 'Gültig bis']],
  ['due_date', 'Payable by', ['Invoice date', 'Paid on']],
  ['due_date', 'À régler avant le', ['Date de facture', 'Livré le']],
  ['due_date', 'Vence el', ['Fecha de emisión', 'Pagado el']],
  ['delivery_date', 'Lieferdatum', ['Rechnungsdatum', 'Bestelldatum']],
  ['order_number', 'Ihre Bestellung', ['Ihr Zeichen', 'Rechnungsnummer']],
  ['order_number', 'P.O. No.', ['Invoice No.', 'Order date']],
  ['customer_number', 'Kd.-Nr.', ['Rg.-Nr.', 'Kunde']],
  ['net_total', 'Summe netto', ['Summe brutto', 'zzgl. MwSt.']],
  ['net_total', 'Total HT', ['Total TTC', 'TVA']],
  ['net_total', 'Base imponible', ['Cuota IVA', 'Total factura']],
  ['gross_total', 'Gesamtbetrag', ['Nettobetrag', 'Zwischensumme']],
  ['gross_total', 'Grand total', ['Subtotal', 'VAT']],
  ['gross_total', 'Total TTC', ['Total HT', 'Total TVA']],
  ['tax_total', 'zzgl. 19 % MwSt.', ['Nettobetrag', 'Gesamtbetrag']],
  ['amount_due', 'Reste à payer', ['Total HT', 'Acompte versé']],
  ['amount_due', 'Balance due', ['Opening balance', 'Amount paid']],
  ['seller_name', 'Lieferant', ['Kunde', 'Lieferadresse']],
  ['seller_name', 'Sold by', ['Bill to', 'Ship to']],
  ['buyer_name', 'Rechnungsempfänger', ['Lieferant', 'Lieferanschrift']],
  ['buyer_name', 'Bill to', ['Remit to', 'Ship to']],
  ['buyerName', 'Facturé à', ['Livré à', 'Fournisseur']],
  ['buyer_name', 'Facturar a', ['Enviar a', 'Proveedor']],
  ['seller_vat_id', 'USt-IdNr. des Lieferanten', ['USt-IdNr. des Kunden', 'Steuernummer des Lieferanten']],
  ['vendorTaxNumber', 'Steuernummer', ['Rechnungsnummer', 'Telefonnummer']],
  ['buyer_vat_id', 'Customer VAT number', ['Supplier VAT number', 'Customer number']],
  ['iban', 'IBAN', ['BIC', 'Kontonummer']],
  ['isin', 'ISIN', ['WKN', 'Stück']],
  ['shares', 'Stück', ['Kurs', 'Kurswert']],
  ['ex_date', 'Ex-Tag', ['Zahltag', 'Valuta']],
  ['value_date', 'Wertstellung', ['Buchungstag', 'Saldo']],
  ['closing_balance', 'Neuer Kontostand', ['Alter Kontostand', 'Buchungstag']],
  ['net_salary', 'Net à payer au salarié', ['Salaire brut', 'Impôt sur le revenu']],
  ['gross_salary', 'Total devengado', ['Líquido a percibir', 'Deducciones']],
  ['effective_date', 'Inkrafttreten', ['Vertragsende', 'Unterzeichnet am']],
  ['governing_law', 'Droit applicable', ['Durée du contrat', 'Parties']],
  ['date_of_birth', 'Geburtsdatum', ['Geburtsort', 'Eintrittsdatum']],
  ['place_of_birth', 'Lugar de nacimiento', ['Fecha de nacimiento', 'Nacionalidad']],
  ['policyNumber', 'Versicherungsschein-Nr.', ['Schaden-Nr.', 'Prämie']],
  ['meter_number', 'Zählernummer', ['Zählerstand', 'Kundennummer']],
  ['departure_date', 'Fecha de salida', ['Fecha de llegada', 'Hora de salida']],
  ['revenue', "Chiffre d'affaires", ['Résultat net', 'Total actif']],
  ['net_income', 'Jahresüberschuss', ['Umsatzerlöse', 'Bilanzsumme']],
  ['tracking_number', 'Sendungsnummer', ['Lieferscheinnummer', 'Versanddatum']],
  // Field names in German, French and Spanish.
  ['Rechnungsnummer', 'Invoice No.', ['Customer No.', 'Invoice date']],
  ['rechnungs_datum', 'Invoice date', ['Due date', 'Order date']],
  ['Faelligkeitsdatum', 'Due date', ['Invoice date', 'Delivery date']],
  ['gesamtbetrag_brutto', 'Total incl. VAT', ['Total excl. VAT', 'VAT']],
  ['lieferantName', 'Vendor', ['Customer', 'Ship to']],
  ['numero_factura', 'Rechnungsnummer', ['Kundennummer', 'Rechnungsdatum']],
  ['fechaVencimiento', 'Fällig am', ['Rechnungsdatum', 'Lieferdatum']],
  ['montant_ttc', 'Gesamtbetrag brutto', ['Nettobetrag', 'Mehrwertsteuer']],
  ['date_livraison', 'Delivery date', ['Invoice date', 'Due date']],
  ['proveedor_nif', "Supplier's tax number", ["Customer's tax number", 'Supplier']],
  // What no concept covers.
  ['hull_number', 'Hull No.', ['Invoice No.', 'Hull material']],
  ['wind_load_class', 'Windlastklasse', ['Schneelastklasse', 'Brandschutzklasse']],
  ['Windlastklasse', 'Wind load class', ['Noise class', 'Wind speed']],
  ['torque_limit_nm', 'Torque limit (Nm)', ['Speed limit', 'Weight']],
  ['pruefdruck', 'Test pressure', ['Test date', 'Temperature']],
  ['couleur_coque', 'Hull colour', ['Engine power', 'Hull number']],
  // Misread letters.
  ['invoice_number', 'Rechnunqsnummer', ['Kundennummer', 'Rechnungsdatum']],
  ['invoice_date', 'lnvoice Date', ['Due Date', 'Invoice Number']],
  ['gross_total', 'Gesarntbetrag', ['Nettobetrag', 'Steuerbetrag']],
  ['due_date', 'Fälliqkeitsdatum', ['Rechnungsdatum', 'Lieferdatum']],
]

test('a printed label of the right meaning beats those of other fields', () => {
  const wrong: string[] = []
  for (const [field, label, distractors] of fieldsAndLabels) {
    wrong.push(...losses(leaf(field), label, distractors))
  }
  assert.deepEqual(wrong, [])
})

const descriptionsAndLabels: [description: string, label: string, distractors: string[]][] = [
  ['Company that issued the invoice', 'Lieferant', ['Kunde', 'Rechnungsdatum']],
  ['Datum, bis zu dem gezahlt werden muss', 'Due date', ['Invoice date', 'Delivery date']],
  ['Date by which payment is due', 'Fällig am', ['Rechnungsdatum', 'Lieferdatum']],
  ['Amount left to pay', 'Zahlbetrag', ['Nettobetrag', 'Rechnungsnummer']],
  ['Total without tax', 'Total HT', ['Total TTC', 'TVA']],
  ['The law that applies to this contract', 'Geltendes Recht', ['Laufzeit', 'Vertragsbeginn']],
  ['Número de la factura', 'Rechnungs-Nr.', ['Kunden-Nr.', 'Rechnungsdatum']],
  ['Date de naissance du patient', 'Geburtsdatum', ['Geburtsort', 'Aufnahmedatum']],
]

test('a description is enough where the name says nothing', () => {
  const wrong: string[] = []
  for (const [description, label, distractors] of descriptionsAndLabels) {
    wrong.push(...losses({ ...leaf('field_7'), description }, label, distractors))
  }
  assert.deepEqual(wrong, [])
})

test('the place of a field in its schema decides what a plain name means', () => {
  const root = object('', 'Invoice')
  const items = array('line_items')
  const row = object('', undefined)
  const placed: [Leaf, string, string[]][] = [
    [leaf('number', [root]), 'Rechnungsnummer', ['Kundennummer', 'Bestellnummer']],
    [leaf('name', [root, object('seller')]), 'Lieferant', ['Kunde', 'Lieferadresse']],
    [leaf('vat', [root, object('seller')]), 'USt-IdNr. des Lieferanten', ['USt-IdNr. des Kunden']],
    [leaf('price', [root, items, row]), 'Einzelpreis', ['Menge', 'Gesamtbetrag brutto']],
    [leaf('total', [root, items, row]), 'Gesamtpreis', ['Einzelpreis', 'Menge']],
    [leaf('qty', [root, items, row]), 'Menge', ['Einzelpreis', 'Pos.']],
    [leaf('iban', [root, object('payee')]), 'IBAN', ['BIC']],
  ]
  assert.deepEqual(
    placed.flatMap(([field, label, distractors]) => losses(field, label, distractors)),
    [],
  )
})

test('a label that clearly means another field is a conflict', () => {
  const pairs: [field: string, label: string][] = [
    ['invoice_number', 'Kundennummer'],
    ['invoice_date', 'Lieferdatum'],
    ['gross_total', 'Nettobetrag'],
    ['net_total', 'Total TTC'],
    ['seller_vat_id', 'USt-IdNr. des Kunden'],
    ['seller_name', 'Bill to'],
    ['due_date', 'Date de facture'],
    ['closing_balance', 'Saldo inicial'],
  ]
  for (const [field, label] of pairs) {
    const { conflict } = matchLabel(profileOf(leaf(field)), describeLabel(label))
    assert.ok(conflict >= 0.4, `${field} / ${label}: ${conflict}`)
  }
})

/** Sentences for a right label that is too weak, and for each distractor that beats it. */
function losses(field: Leaf, label: string, distractors: string[]): string[] {
  const profile = profileOf(field)
  const right = strength(matchLabel(profile, describeLabel(label)))
  const name = `${field.path} ${field.description ?? ''}`
  const found = right >= 0.45 ? [] : [`${name} / ${label}: only ${right.toFixed(2)}`]
  for (const distractor of distractors) {
    const other = strength(matchLabel(profile, describeLabel(distractor)))
    if (other >= right) {
      found.push(`${name} / ${label} (${right.toFixed(2)}) loses to ${distractor} (${other.toFixed(2)})`)
    }
  }
  return found
}

/** A plain sum, as a ranker would start from. */
function strength(match: LabelMatch): number {
  return Math.max(match.concept, 0.8 * match.text) + 0.2 * match.role - 0.5 * match.conflict
}

function leaf(name: string, ancestors: Leaf['ancestors'] = []): Leaf {
  const path = [...ancestors.map((node) => node.name).filter((part) => part !== ''), name].join('.')
  return { type: 'string', name, path, required: false, nullable: true, examples: [], ancestors }
}

function object(name: string, title?: string): ObjectNode {
  const node: ObjectNode = { type: 'object', name, path: name, required: false, nullable: false, properties: [] }
  return title === undefined ? node : { ...node, title }
}

function array(name: string): ArrayNode {
  return { type: 'array', name, path: name, required: false, nullable: false, items: object('') }
}
