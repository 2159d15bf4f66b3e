import { type Language, languages, phrasesOf } from './phrases.ts'
import { fillersOf } from './small-words.ts'
import type { Token } from './words.ts'

/** Letters that the others do not have. */
const letters: Partial<Record<Language, RegExp>> = { de: /[äöüß]/i, fr: /[çèêëàùûœâîô]/i, es: /[ñáíóú]/i }

/** What questions about documents are most often about. */
const things: Record<Language, Set<string>> = {
  en: new Set('invoice invoices bills receipts supplier suppliers customers'.split(' ')),
  de: new Set('rechnung rechnungen quittungen lieferant lieferanten kunden betrag'.split(' ')),
  fr: new Set('facture factures recus fournisseur fournisseurs clients montant'.split(' ')),
  es: new Set('factura facturas recibos proveedor proveedores clientes importe'.split(' ')),
}

/** The language of a question by its small words; English where they do not tell, nothing where none is known. */
export function languageOf(tokens: Token[], text: string): Language | undefined {
  if (/[¿¡]/.test(text)) return 'es'
  const all = tokens.filter(({ kind }) => kind === 'word')
  // What is written like a name may be of any language.
  const plain = all.filter(({ text }, at) => at === 0 || !/^\p{Lu}/u.test(text))
  const words = plain.map(({ folded }) => folded)
  const scores = languages.map((language) => {
    const [fillers, phrases] = [fillersOf(language), phrasesOf(language)]
    const known = words.filter((word) => fillers.has(word) || phrases.has(word))
    // "Por mes" tells more than either word.
    const said = words.filter((first, at) =>
      phrases
        .get(first)
        ?.some((phrase) => phrase.words.length > 1 && phrase.words.every((word, i) => words[at + i] === word)),
    )
    const isWritten = all.some(({ text }) => letters[language]?.test(text))
    const named = words.filter((word) => things[language].has(word))
    return { language, score: known.length + said.length + named.length + (isWritten ? 1 : 0) }
  })
  const best = scores.reduce((a, b) => (b.score > a.score ? b : a))
  return best.score === 0 && words.length > 3 ? undefined : best.language
}
