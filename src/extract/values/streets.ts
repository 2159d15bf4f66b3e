import { capitals, letters } from './letters.ts'

const small =
  'de|del|de la|de las|de los|la|le|les|du|des|d’|der|dem|den|am|an|im|in|auf|zum|zur|bei|unter|von|of|the|y|et|und'
const kinds =
  'rue|avenue|av\\.|boulevard|bd|place|chemin|allée|impasse|route|quai|cours|square|passage|calle|c/|avda\\.|plaza|paseo|jalan|jln'
const word = `(?:[${capitals}][${letters}.'’/-]{0,30}|(?:${small}|${kinds})(?![${letters}])|[ldLD]['’][${letters}-]{2,30})`
const house =
  '\\d{1,5} ?[A-Za-z]?(?: ?[-/+–] ?\\d{1,5} ?[A-Za-z]?)?(?:(?: ?,? ?\\d{1,2}[ºª°])(?: ?-? ?[A-Z\\d]{1,2})?)?'

/** "Am Alten Markt 12a", "Calle Mayor, 5", "C/ Serrano nº 12". */
const numberLast = new RegExp(
  `(?<![${letters}\\d/])(?:${word} ){0,5}${word}(?:,? | )?(?:n[°ºo]\\.? ?|Nr\\.? ?|s/n)?${house}$`,
  'i',
)
/** "12 bis, rue de la Paix", "221B Baker Street", "No. 5, Jalan Besar". */
const numberFirst = new RegExp(
  `(?<![${letters}\\d.,-])(?:No\\.? ?|Lot ?|Unit )?\\d{1,5}(?: ?(?:bis|ter|quater)|[A-Za-z])?(?: ?[-/] ?\\d{1,5}[A-Za-z]?)?,? (?:(?:${word}|\\d{1,3}(?:st|nd|rd|th)) ){1,6}(?:${word})$`,
)
const box = /(?:Postfach|P\.? ?O\.? ?Box|B\.?P\.?|Apartado(?: de [Cc]orreos)?|Apdo\.)[ :]?(?: ?\d){1,8}$/i
const noNumber = new RegExp(
  `(?<![${letters}])(?:${word} ){0,2}[${capitals}][${letters}-]{2,30}(?:straße|strasse|str\\.|weg|platz|allee|gasse)$`,
)
const startsWithKind = new RegExp(`^(?:${kinds})`, 'i')
const reach = 100
const heading =
  /(?:Seite|Page|Página|Tel\.?|Fax|Nr\.?|No\.?|Datum|Date|Rechnung|Invoice|Facture|Factura|Total|vom|HRB|HRA|Pos\.?|Phone|Telefon|Menge|Order|Steuernummer) ?,?:? ?\d/i
const partOfHouse = /^(?:Suite|Ste\.?|Unit|Floor|Level|Room|Apt\.?|Etage|Stock|Piso|Planta|Bâtiment|Bldg\.?|Building) /i
const lowercaseStart = /^[a-zß-ÿ]/

/** Where the street begins that ends the text; null when it does not end in one. */
export function streetAtEnd(text: string): number | null {
  const offset = Math.max(0, text.length - reach)
  const tail = text.slice(offset)
  for (const pattern of [box, numberFirst, numberLast, noNumber]) {
    const match = pattern.exec(tail)
    if (!match || partOfHouse.test(match[0]) || (pattern === numberLast && isOther(match[0]))) continue
    return offset + match.index
  }
  return null
}

/** Labels with a number behind them, and ends of sentences. */
const isOther = (printed: string) =>
  heading.test(printed) || (lowercaseStart.test(printed) && !startsWithKind.test(printed))
