/** Words beside a value, without accents, and how much they speak for it; null says nothing. The first that fits counts. */
export type Terms = readonly (readonly [words: string, weight: number | null])[]

/** Which of the amounts of a settlement was booked: not the price, the value before costs, the taxes or the balance. */
export const amountTerms: Terms = [
  [
    '(?:vor|nach|before|after|avant|apres|antes de|despues de) \\w*(?:steuer|tax|impot|impuest|abzug|deduction)\\w*',
    null,
  ],
  [
    '(?:saldo|kontostand|guthaben)(?: \\w+)?(?: zu (?:ihren )?(?:gunsten|lasten))?|balance|solde|bestand|vermogen|depotwert',
    -3,
  ],
  ['zu (?:ihren )?(?:gunsten|lasten) nach (?:abzug )?\\w*steuer\\w*', 4.2],
  ['zu (?:ihren |ihrem |deinen |unseren )?(?:gunsten|lasten)|zugunsten|zulasten', 3.5],
  [
    '\\b(?:gutschrift|belastung|nachbelastung|gutgeschrieben(?:er)?|belastet(?:er)?|verrechneter)\\b|buchungsbetrag|gebuchter betrag|buchung auf',
    3.2,
  ],
  ['(?:kauf|verkaufs)preis total|total (?:price|value)', -0.5],
  ['\\b(?:debit|credit)\\b(?! card)', 2.8],
  ['(?:credited|debited|charged)\\b|settlement amount|amount settled|to your (?:credit|debit|account)', 3.5],
  [
    'net (?:amount|proceeds|consideration|cash|settlement)|amount (?:due|payable)|total (?:amount|cost|proceeds|due)',
    3,
  ],
  ['(?:net )?au (?:credit|debit) de|net (?:client|a payer|a crediter|a debiter)|(?:credite|debite)e?\\b', 3.5],
  ['montant (?:net|total)|total net', 3],
  [
    'importe (?:neto|liquido|total|cargado|abonado)|(?:abonado|cargado)\\b|liquido|efectivo neto|total (?:neto|a pagar|a abonar|cargo|abono)',
    3,
  ],
  ['importo netto|netto ricavo|a (?:suo|vostro) (?:credito|debito)|(?:accredito|addebito)\\b', 3],
  ['netto ?bedrag|te (?:betalen|ontvangen)|in uw (?:voordeel|nadeel)|(?:gecrediteerd|gedebiteerd)', 3],
  ['ausmachender betrag|endbetrag|abrechnungsbetrag|auszahlungsbetrag|uberweisungsbetrag|zahlbetrag|anlagebetrag', 2.6],
  [
    'nettobetrag|gesamtbetrag|totalbetrag|gesamtsumme|\\bnetto\\b|\\bneto\\b|\\btotal\\b|\\btotale\\b|\\btotaal\\b',
    2.2,
  ],
  ['pro stuck|je stuck|pro anteil|je anteil|per share|per unit|par action|por accion|per azione|per aandeel', -3],
  ['kurswert|brutto|gross|\\bbrut\\b|bruto|lordo|gegenwert|marktwert|market value|consideration', -0.8],
  ['steuer|kest\\b|solidaritatszuschl|tax|impot|impuesto|retencion|withholding|prelevement|ritenuta|belasting', -3],
  [
    'provision|courtage|spesen|gebuhr|entgelt|kommission|commission|comision|\\bfees?\\b|frais|gastos|kosten|costs?\\b',
    -3,
  ],
  ['stempel|abgabe|rabatt|bonus|zinsen fur|stuckzinsen|accrued', -2],
  ['kurs|preis|price|cours\\b|precio|prezzo|koers|rate\\b|limit|cambio', -2.5],
  ['topf|freistell|grundlage|gewinn|verlust|ertrage|nominal|nennwert', -2.5],
  ['betrag|amount|montant|importe|importo|bedrag', 0.8],
]

/** The day on which it was done; else the day of payment, of booking, of value. */
export const dateTerms: Terms = [
  [
    'schlusstag|abschlusstag|handelstag|handelsdatum|handelszeit|geschaftstag|ausfuhrung(?!splatz|sort)|ausgefuhrt',
    3.2,
  ],
  ['datum[ /](?:und )?(?:uhr)?zeit|datum uhrzeit|datum en tijd|date (?:and )?time|fecha y hora', 3.2],
  ['(?:kauf|verkauf|zeichnung|geschaft|abschluss) (?:am|vom)\\b|abschlussdatum|execute le|realise le', 3.2],
  ['trade date|trading date|transaction date|execution|executed|deal(?:ing)? date|bargain date', 3.2],
  ["date (?:d'execution|de negociation|de l'operation|d'operation|de transaction|et heure)|date operation", 3],
  ['fecha (?:y hora )?(?:de )?(?:la )?(?:ejecucion|operacion|contratacion)', 3],
  ['data (?:di )?(?:esecuzione|operazione)|uitvoering|transactiedatum', 3],
  ['(?:buchen|verrechnen) wir (?:\\w+ )?mit (?:wert|valuta)\\w*', 2.9],
  ['zahltag|zahlbar\\w*|zahlungstag|zahlungsdatum|zahlung am|ausschuttungstag|auszahlungstag', 2.5],
  ['pay(?:ment|able)? date|payable on|payable|paid on|distribution date', 2.2],
  [
    'date (?:de )?(?:paiement|versement)|mise en paiement|fecha (?:de )?(?:pago|abono)|data (?:di )?pagamento|betaaldatum',
    2.2,
  ],
  [
    'buchungstag|buchungsdatum|gebucht am|booking date|posting date|date (?:de )?comptab\\w+|fecha contable|boekingsdatum',
    2,
  ],
  [
    'valuta|wertstellung|\\bwert\\b|value date|settlement|date (?:de )?valeur|fecha (?:de )?(?:valor|liquidacion)|valor\\b',
    1.4,
  ],
  ['ex-?\\s?(?:tag|datum|date|dividend\\w*)|detachement|stichtag|record date|per ende|fiscal', -3],
  [
    'kurs|rate\\b|preis|cours\\b|cambio|falligkeit|laufzeit|maturity|echeance|vencimiento|zinstermin|geboren|birth',
    -2.5,
  ],
  ['saldo|kontostand|balance|solde|bestand|auszug|statement|releve|extracto|period|zeitraum|von\\b|from\\b|bis\\b', -2],
  ['erstellt|gedruckt|generiert|printed|generated|created|schreiben', -2.5],
  ['order (?:date|placed)|auftragsdatum|auftrag vom|auftragserteilung|ordre du|fecha (?:de la )?orden', 2],
  ['coupon|kupon', 1.5],
  ['datum|\\bdate\\b|\\bfecha\\b|\\bdata\\b|\\ble\\b|\\bvom\\b|\\bdu\\b|\\bden\\b', -2.4],
]

/** What stands right before or behind a number of shares. */
export const unitWords =
  'stuck|stueck|stk|st|pcs|pieces?|shares?|shs|units?|anteile?n?|aktien?|akt|parts?|titres?|actions?|titulos?|acciones|participaciones|azioni|quote|titoli|aandelen|stuks|andele'

export const shareTerms: Terms = [
  ['pro stuck|je stuck|pro anteil|per share|par action|por accion|je anteil', -3],
  [
    'stuckzahl|anzahl|nominale?s?\\b|nennwert|\\bmenge\\b|quantity|number of|\\bqty\\b|nombre (?:de|d)|quantite|\\bqte\\b',
    2.5,
  ],
  [
    '\\bstuck\\b|\\bstk\\b|\\bst\\b|anteile\\b|shares\\b|\\bunits\\b|\\btitulos\\b|\\btitres\\b|cantidad|numero de|quantita|aantal|\\bantal\\b',
    2,
  ],
  ['wp-?bestand|depotbestand|bestand', 1],
  ['kurs|preis|price|cours|precio|betrag|amount|montant|importe|wert|value|steuer|tax|konto|depot|nummer|datum', -2],
]

export function plain(text: string): string {
  return text.toLowerCase().replaceAll('ß', 'ss').normalize('NFKD').replace(/\p{M}/gu, '')
}
