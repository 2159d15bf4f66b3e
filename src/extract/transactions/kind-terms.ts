/** Kinds of transactions, by the names that `valueTerms` has for them. */
export const kinds = [
  'purchase',
  'sale',
  'dividend',
  'interest',
  'fee',
  'taxes',
  'deposit',
  'removal',
  'tax_refund',
  'fee_refund',
] as const
export type Kind = (typeof kinds)[number]

/**
 * Words, without accents, by which documents tell what happened, and how clearly they do. Costs and taxes are a part of
 * nearly every settlement, so that their names alone say little. The first that fits counts, null says nothing.
 */
export const kindTerms: readonly (readonly [words: string, kind: Kind | null, weight: number])[] = [
  [
    'verkaufs?(?:unterlagen|prospekt\\w*|beschrankung\\w*|kurs\\w*|option\\w*)|kaufs?(?:kurs|preis|option|kraft)\\w*',
    null,
    0,
  ],
  ['kauf/\\S+', 'removal', 0.8],
  ['steuerliche behandlung', 'taxes', 1.5],
  ['steuererstattung ?=', null, 0],
  [
    '(?:umsatz|mehrwert|value added )-?(?:steuer|tax)[\\w-]*|steuer(?:lich|berat|-?nr|nummer|-?id|frei|pflicht)\\w*',
    null,
    0,
  ],
  ['zinsen/dividenden\\S*|purchase order|order to (?:buy|sell)|dividend\\w*(?:fonds|etf)', null, 0],
  [
    'steuer(?:erstattung|ausgleich|ruckerstattung|gutschrift|korrektur|optimierung)\\w*|quellensteuerruck\\w*|tax (?:refund|rebate|adjustment|reclaim)|(?:erstattung|ruckerstattung) \\S*steuer\\w*|refund of \\w*\\s?tax\\w*|(?:remboursement|restitution) d.?impot|devolucion de (?:impuesto|retencion)\\w*',
    'tax_refund',
    1.5,
  ],
  [
    '(?:gebuhren|entgelt|provisions)\\S*(?:erstattung|ruckvergutung)|(?:ruckerstattung|erstattung|ruckvergutung) \\S*(?:gebuhr|provision|entgelt|kommission)\\w*|bestandsprovision|kickback|fee (?:refund|rebate)|remboursement (?:de|des) frais|devolucion de comision\\w*',
    'fee_refund',
    1.5,
  ],
  ['vorabpauschale|steuerabrechnung|steuernachzahlung|nachbelastung|tax (?:settlement|payment)', 'taxes', 1.6],
  [
    '(?:depot|konto|verwaltungs|verwahr|service|management|jahres|vermogensverwaltungs|grund)(?:fuhrungs?)?-?(?:gebuhr|entgelt|preis|pauschale)\\w*|(?:custody|management|account|service|advisory|platform|administration) (?:fee|charge)s?|droits de garde|frais de (?:tenue|gestion|garde)|comision de (?:custodia|mantenimiento|gestion|administracion)',
    'fee',
    1.2,
  ],
  [
    '\\bverkauf(?:en)?\\b|\\b\\w{0,40}(?:wertpapier|fonds|anteils?|aktien|bezugsrecht\\w*|teil|krypto)-?verkauf\\b|verkauft|verkaufs?-?(?:abrechnung|auftrag|order)|ruckkauf|\\bsell\\b|\\bsold\\b|\\bsale\\b|redemption|\\bvente\\b|vendu|\\brachat|\\bventa\\b|vendid[oa]|reembolso|verkoop|verkocht|vendita|\\bsalg\\b',
    'sale',
    1,
  ],
  [
    '\\bkauf(?:en)?\\b|\\b\\w{0,40}(?:wertpapier|fonds|anteils?|aktien|krypto|zu|an)-?kauf\\b|\\bgekauft|kaufs?-?(?:abrechnung|auftrag|order)|\\bzeichnung|gezeichnet|sparplan\\w*|wiederanlage|\\bbuy\\b|\\bbought\\b|\\bpurchased?\\b|\\bachat\\b|achete|souscription|\\bcompra(?:do|da)?\\b|suscripcion|aankoop|gekocht|acquisto|\\bkob\\b',
    'purchase',
    1,
  ],
  [
    'dividend\\w*|ausschuttung\\w*|ertragnis\\w*|ertrags(?:gutschrift|abrechnung|zahlung)|fondsertrag\\w*|\\bertrag\\b|kupon(?:gutschrift|abrechnung|zahlung)?|\\bcoupons?\\b|distribution|distribuzione|distribucion|reparto|cedola|utbytte|udbytte|liquidation\\w*',
    'dividend',
    1,
  ],
  [
    '\\b\\w{0,40}zins(?:en|gutschrift|abrechnung|abschluss|zahlung|ertrag)\\w*|\\bzins\\b|\\binterest\\b|interets|intereses|interessi',
    'interest',
    0.8,
  ],
  [
    'einzahlung\\w*|zahlungseingang|geldeingang|uberweisungs-?(?:gutschrift|eingang)|gutschrift,? (?:uberw|sepa|dauer|uberweisung)\\w*|sepa.?gutschrift|\\bdeposits?\\b|incoming|credit transfer|gehalt|\\blohn|\\bversement|virement (?:recu|de|en votre faveur)|ingreso|abono (?:de )?transf\\w*|transferencia recibida|storting|provisionering|bonifico (?:a vostro favore|in entrata)|top.?up',
    'deposit',
    0.7,
  ],
  [
    'auszahlung\\w*|lastschrift\\b|lastschrifteinzug|abbuchung|uberweisung\\b|uberweisungsauftrag|dauerauftrag|kartenzahlung|kartenumsatz|debitkarte|kreditkarte|verfugung|zahlungsausgang|withdrawal|outgoing|payout|card (?:payment|transaction)|direct debit|retrait|virement emis|prelevement sepa|retirada|adeudo|opname|prelievo|bonifico (?:disposto|in uscita)',
    'removal',
    0.7,
  ],
  ['\\brucknahme\\b|einlosung|\\btilgung|ruckzahlung', 'sale', 0.5],
  ['\\bgutschrift\\b|\\beingang\\b', 'deposit', 0.2],
  ['\\bbelastung\\b', 'removal', 0.2],
  ['gebuhr\\w*|entgelte?\\b|\\bfees?\\b|commission|comision|\\bfrais\\b|kommission|spesen', 'fee', 0.12],
  ['\\b\\w{0,40}steuern?\\b|\\btax(?:es)?\\b|impots?\\b|impuestos?\\b|retencion|\\bkest\\b', 'taxes', 0.12],
]
