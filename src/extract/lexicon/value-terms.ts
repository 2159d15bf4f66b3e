/**
 * Words by which documents name the values that lists of choices usually hold, in English, German, French and Spanish.
 * A choice of a schema means the entry whose name or words it shares.
 */
export const valueTerms: Record<string, string> = {
  purchase:
    'purchase; buy; bought; kauf; gekauft; ankauf; zeichnung; erwerb; sparplan; achat; acheté; souscription; compra; comprado; suscripción; aankoop; acquisto',
  sale: 'sale; sell; sold; redemption; verkauf; verkauft; rücknahme; rückzahlung; einlösung; vente; vendu; rachat; venta; vendido; reembolso; verkoop; vendita',
  dividend:
    'dividend; distribution; dividende; ausschüttung; erträgnis; ertragsgutschrift; ertragsausschüttung; dividendengutschrift; fondsausschüttung; coupon; distribution; dividendo; reparto',
  interest:
    'interest; zins; zinsen; zinsgutschrift; zinsabrechnung; habenzinsen; zinserträge; kupon; intérêts; intereses',
  fee: 'fee; charge; gebühr; gebühren; entgelt; kontoführungsentgelt; depotgebühr; verwahrentgelt; frais; commission; comisión; tarifa',
  taxes:
    'tax; taxes; steuer; steuern; vorabpauschale; kapitalertragsteuer; abgeltungsteuer; impôt; taxe; impuesto; retención',
  deposit:
    'deposit; credit; incoming transfer; einzahlung; zahlungseingang; überweisungsgutschrift; überweisungseingang; gehalt; lohn; versement; virement reçu; ingreso; abono; transferencia recibida; storting',
  removal:
    'removal; withdrawal; debit; outgoing transfer; payout; auszahlung; abbuchung; lastschrift; überweisung; kartenzahlung; entnahme; retrait; virement émis; prélèvement; retirada; cargo; adeudo; opname',
  tax_refund:
    'tax refund; steuererstattung; steuerkorrektur; steuerausgleich; steuergutschrift; remboursement impôt; devolución de impuestos',
  fee_refund:
    'fee refund; gebührenerstattung; entgelterstattung; rückvergütung; bonifikation; remboursement frais; devolución comisión',
  invoice: 'invoice; rechnung; facture; factura; bill',
  credit_note:
    'credit note; credit memo; gutschrift; rechnungskorrektur; stornorechnung; avoir; note de crédit; abono; nota de crédito; factura rectificativa',
  receipt: 'receipt; quittung; kassenbon; beleg; reçu; ticket de caisse; recibo; tique',
  order: 'order; purchase order; bestellung; auftrag; commande; bon de commande; pedido; orden de compra',
  quote: 'quote; quotation; offer; angebot; kostenvoranschlag; devis; offre; presupuesto; oferta',
  delivery_note: 'delivery note; packing slip; lieferschein; bon de livraison; albarán',
  contract: 'contract; agreement; vertrag; vereinbarung; contrat; accord; contrato; acuerdo',
  cash: 'cash; bar; barzahlung; espèces; comptant; efectivo; contado',
  card: 'card; credit card; debit card; karte; kreditkarte; girocard; ec; visa; mastercard; carte bancaire; carte; tarjeta',
  transfer:
    'bank transfer; wire transfer; transfer; überweisung; banküberweisung; virement; virement bancaire; transferencia; transferencia bancaria',
  direct_debit:
    'direct debit; sepa direct debit; lastschrift; sepa-lastschrift; bankeinzug; prélèvement; domiciliación; adeudo directo; recibo domiciliado',
  cheque: 'cheque; check; scheck; chèque; talón; cheque',
  paypal: 'paypal',
  paid: 'paid; settled; bezahlt; beglichen; payé; acquittée; réglé; pagado; pagada',
  unpaid: 'unpaid; open; outstanding; offen; unbezahlt; impayé; à payer; pendiente; impagado',
  overdue: 'overdue; past due; überfällig; mahnung; en retard; échu; vencido',
  cancelled: 'cancelled; canceled; void; storniert; storno; annulé; anulado; cancelado',
  male: 'male; man; mr; männlich; herr; masculin; homme; monsieur; masculino; hombre; varón; señor',
  female: 'female; woman; mrs; ms; weiblich; frau; féminin; femme; madame; femenino; mujer; señora',
  single: 'single; unmarried; ledig; célibataire; soltero; soltera',
  married: 'married; verheiratet; marié; mariée; casado; casada',
  divorced: 'divorced; geschieden; divorcé; divorcée; divorciado; divorciada',
  widowed: 'widowed; verwitwet; veuf; veuve; viudo; viuda',
  full_time: 'full time; full-time; vollzeit; temps plein; temps complet; tiempo completo; jornada completa',
  part_time: 'part time; part-time; teilzeit; temps partiel; tiempo parcial; media jornada',
  permanent: 'permanent; unbefristet; cdi; durée indéterminée; indefinido',
  temporary: 'temporary; fixed term; fixed-term; befristet; cdd; durée déterminée; temporal',
  monthly: 'monthly; per month; monatlich; mensuel; mensuelle; mensual',
  quarterly: 'quarterly; vierteljährlich; quartalsweise; trimestriel; trimestral',
  yearly: 'yearly; annual; annually; jährlich; annuel; annuelle; anual',
  weekly: 'weekly; wöchentlich; hebdomadaire; semanal',
  yes: 'yes; ja; oui; sí',
  no: 'no; nein; non',
  thousands: 'thousands; in thousands; tausend; tsd; milliers; miles',
  millions: 'millions; in millions; mio; million; millionen; millones',
  billions: 'billions; in billions; mrd; milliarden; milliards; miles de millones',
}
