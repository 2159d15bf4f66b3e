import type { Catalogue } from '../../src/ask/catalogue.ts'

/** A catalogue as documents make it, for tests. */
export const invoices: Catalogue = {
  relations: [
    {
      name: 'documents',
      names: ['document', 'file', 'Dokument', 'Beleg', 'fichier', 'documento', 'archivo'],
      key: 'document_id',
      rows: 200,
      kinds: [
        { names: ['invoice', 'bill', 'Rechnung', 'facture', 'factura'], column: 'document_type', value: 'invoice' },
        {
          names: ['receipt', 'Quittung', 'Kassenbon', 'reçu', 'ticket de caisse', 'recibo'],
          column: 'document_type',
          value: 'receipt',
        },
      ],
      columns: [
        { name: 'document_id', type: 'text', names: ['document id'], isKey: true },
        {
          name: 'filename',
          type: 'text',
          names: ['filename', 'file name', 'Dateiname', 'nom du fichier', 'nombre del archivo'],
        },
        {
          name: 'document_type',
          type: 'text',
          names: ['document type', 'Dokumentart'],
          values: ['invoice', 'receipt'],
          distinct: 2,
        },
        {
          name: 'seller_name',
          type: 'text',
          names: [
            'seller name',
            'supplier',
            'seller',
            'vendor',
            'Lieferant',
            'Verkäufer',
            'fournisseur',
            'vendeur',
            'proveedor',
            'vendedor',
          ],
          values: ['Acme GmbH', 'Globex', 'Initech Ltd'],
          distinct: 20,
        },
        {
          name: 'buyer_name',
          type: 'text',
          names: ['buyer name', 'customer', 'buyer', 'Kunde', 'client', 'cliente'],
          distinct: 3,
        },
        {
          name: 'invoice_number',
          type: 'text',
          names: ['invoice number', 'invoice no', 'Rechnungsnummer', 'numéro de facture', 'número de factura'],
          distinct: 200,
        },
        {
          name: 'invoice_date',
          type: 'date',
          names: ['invoice date', 'date', 'Rechnungsdatum', 'Datum', 'date de facture', 'fecha de factura', 'fecha'],
          isMain: true,
        },
        {
          name: 'due_date',
          type: 'date',
          names: [
            'due date',
            'Fälligkeitsdatum',
            'Fälligkeit',
            "date d'échéance",
            'échéance',
            'fecha de vencimiento',
            'vencimiento',
          ],
        },
        {
          name: 'total_amount',
          type: 'number',
          names: [
            'total amount',
            'total',
            'gross amount',
            'amount',
            'Gesamtbetrag',
            'Rechnungsbetrag',
            'Betrag',
            'Bruttobetrag',
            'montant total',
            'montant',
            'importe total',
            'importe',
          ],
          currency: 'total_amount_currency',
          isMain: true,
        },
        {
          name: 'total_amount_currency',
          type: 'text',
          names: ['currency', 'Währung', 'devise', 'moneda'],
        },
        {
          name: 'tax_amount',
          type: 'number',
          names: ['tax amount', 'tax', 'VAT', 'Mehrwertsteuer', 'MwSt', 'Steuerbetrag', 'TVA', 'IVA'],
          currency: 'tax_amount_currency',
        },
        { name: 'tax_amount_currency', type: 'text', names: ['tax currency'] },
      ],
    },
    {
      name: 'line_items',
      names: ['line item', 'item', 'position', 'Position', 'Posten', 'ligne', 'línea'],
      rows: 900,
      columns: [
        { name: 'document_id', type: 'text', names: ['document id'], isKey: true },
        {
          name: 'description',
          type: 'text',
          names: ['description', 'product', 'Beschreibung', 'Produkt', 'produit', 'producto'],
          distinct: 50,
          values: ['Consulting', 'Screws'],
        },
        { name: 'quantity', type: 'number', names: ['quantity', 'Menge', 'quantité', 'cantidad'] },
        {
          name: 'amount',
          type: 'number',
          names: ['line amount', 'line total'],
          currency: 'amount_currency',
          isMain: true,
        },
        { name: 'amount_currency', type: 'text', names: ['line currency'] },
      ],
    },
  ],
  links: [
    { from: { relation: 'line_items', column: 'document_id' }, to: { relation: 'documents', column: 'document_id' } },
  ],
}
