const orders = ['purchase order', 'order', 'Bestellung', 'commande', 'pedido']

/** What people call kinds of documents, by the name of the kind. */
const words: Record<string, string[]> = {
  invoice: ['invoice', 'bill', 'Rechnung', 'facture', 'factura'],
  credit_note: ['credit note', 'Gutschrift', 'avoir', 'nota de crédito', 'abono'],
  receipt: [
    ...['receipt', 'Quittung', 'Kassenbon', 'Kassenzettel', 'Kassenbeleg', 'Bon', 'reçu', 'ticket de caisse', 'ticket'],
    ...['recibo', 'tique', 'ticket de compra'],
  ],
  bank_statement: [
    ...['bank statement', 'account statement', 'statement', 'Kontoauszug', 'Auszug', 'relevé de compte', 'relevé'],
    ...['extracto bancario', 'extracto'],
  ],
  contract: ['contract', 'agreement', 'Vertrag', 'contrat', 'contrato'],
  order: orders,
  delivery_note: [
    ...[
      'delivery note',
      'delivery',
      'Lieferschein',
      'Lieferung',
      'bon de livraison',
      'livraison',
      'albarán',
      'entrega',
    ],
  ],
  quote: ['quote', 'offer', 'Angebot', 'devis', 'presupuesto', 'oferta'],
  payslip: ['payslip', 'Gehaltsabrechnung', 'Lohnabrechnung', 'bulletin de paie', 'nómina'],
  letter: ['letter', 'Brief', 'lettre', 'carta'],
  report: ['report', 'Bericht', 'rapport', 'informe'],
  form: ['form', 'Formular', 'formulaire', 'formulario'],
}

export const documentWords = [...['document', 'file', 'Dokument', 'Datei', 'Beleg', 'fichier', 'documento', 'archivo']]

/** A service contract is called a contract as well. */
export function wordsForKind(kind: string): string[] {
  const parts = kind.split('_')
  const known = parts.map((_, at) => words[parts.slice(at).join('_')]).find((found) => found !== undefined)
  return [...new Set([parts.join(' '), ...(known ?? [])])]
}
