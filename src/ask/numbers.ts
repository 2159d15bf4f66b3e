import { fold } from './words.ts'

/** A number as people write it: `1.500,00`, `1,500.00`, `1'500`, `20`. */
export function readNumber(text: string): number | undefined {
  const bare = text.replace(/[€$£\s]/g, '').replace(/['’]/g, '')
  if (!/^\d[\d.,]*$/.test(bare)) return undefined
  const lastDot = bare.lastIndexOf('.')
  const lastComma = bare.lastIndexOf(',')
  if (lastDot >= 0 && lastComma >= 0) {
    const [thousands, decimal] = lastDot > lastComma ? [',', '.'] : ['.', ',']
    return Number(bare.replaceAll(thousands, '').replace(decimal, '.'))
  }
  const mark = lastDot >= 0 ? '.' : ','
  const parts = bare.split(mark)
  // Groups of three are thousands, unless there is only one and it begins with a zero.
  const isGrouped = parts.length > 1 && parts.slice(1).every(({ length }) => length === 3) && parts[0] !== '0'
  const value = Number(isGrouped ? parts.join('') : parts.join('.'))
  return Number.isFinite(value) ? value : undefined
}

const written: Record<string, number> = {
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, once: 1, twice: 2 },
  ...{ zwei: 2, drei: 3, vier: 4, funf: 5, sechs: 6, sieben: 7, acht: 8, neun: 9, zehn: 10 },
  ...{ deux: 2, trois: 3, quatre: 4, cinq: 5, sept: 7, huit: 8, dix: 10 },
  ...{ dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, siete: 7, ocho: 8, nueve: 9, diez: 10 },
}

export function readWrittenNumber(folded: string): number | undefined {
  return Object.hasOwn(written, folded) ? written[folded] : undefined
}

const places: Record<string, number> = {
  ...{ second: 2, third: 3, fourth: 4, fifth: 5, zweit: 2, dritt: 3, viert: 4, funft: 5 },
  ...{ zweite: 2, zweiten: 2, zweiter: 2, dritte: 3, dritten: 3, dritter: 3, vierte: 4, vierten: 4 },
  ...{ deuxieme: 2, seconde: 2, troisieme: 3, quatrieme: 4, cinquieme: 5 },
  ...{ segundo: 2, segunda: 2, tercer: 3, tercero: 3, tercera: 3, cuarto: 4, cuarta: 4 },
}

/** "The second largest": which place is asked for. */
export function readPlace(folded: string): number | undefined {
  return Object.hasOwn(places, folded) ? places[folded] : undefined
}

const scales: Record<string, number> = {
  ...{
    thousand: 1e3,
    k: 1e3,
    million: 1e6,
    millions: 1e6,
    billion: 1e9,
    tausend: 1e3,
    tsd: 1e3,
    millionen: 1e6,
    mio: 1e6,
  },
  ...{ milliarden: 1e9, mille: 1e3, milliard: 1e9, milliards: 1e9, mil: 1e3, millon: 1e6, millones: 1e6, m: 1e6 },
}

/** "2 million": by how much a word after a number multiplies it. */
export function readScale(folded: string): number | undefined {
  return Object.hasOwn(scales, folded) ? scales[folded] : undefined
}

const currencies: Record<string, string> = {
  ...{ '€': 'EUR', eur: 'EUR', euro: 'EUR', euros: 'EUR', $: 'USD', usd: 'USD', dollar: 'USD', dollars: 'USD' },
  ...{ '£': 'GBP', gbp: 'GBP', pound: 'GBP', pounds: 'GBP', pfund: 'GBP', chf: 'CHF', franken: 'CHF', francs: 'CHF' },
  ...{ dolares: 'USD', dolar: 'USD', libras: 'GBP', livres: 'GBP', jpy: 'JPY', yen: 'JPY', sek: 'SEK', pln: 'PLN' },
}

/** The country or the kind beside a name of a currency, folded: "francs suisses", "Swiss francs". */
const ofCountries: Record<string, string> = {
  ...{ 'francs suisses': 'CHF', 'franc suisse': 'CHF', 'swiss francs': 'CHF', 'swiss franc': 'CHF' },
  ...{ 'schweizer franken': 'CHF', 'francos suizos': 'CHF', 'franco suizo': 'CHF', 'us dollars': 'USD' },
  ...{ 'us dollar': 'USD', 'american dollars': 'USD', 'dollars americains': 'USD', 'dolares estadounidenses': 'USD' },
  ...{ 'british pounds': 'GBP', 'britische pfund': 'GBP', 'livres sterling': 'GBP', 'libras esterlinas': 'GBP' },
  ...{ 'pounds sterling': 'GBP', 'pfund sterling': 'GBP' },
}

/** A currency that two words name. */
export function readLongCurrency(first: string, second: string): string | undefined {
  const said = `${fold(first)} ${fold(second)}`
  return Object.hasOwn(ofCountries, said) ? ofCountries[said] : undefined
}

const codes = new Set(Intl.supportedValuesOf('currency'))

/** A currency by its sign, its name, or its code in capitals. */
export function readCurrency(text: string): string | undefined {
  if (codes.has(text)) return text
  const folded = fold(text)
  return Object.hasOwn(currencies, folded) ? currencies[folded] : undefined
}
