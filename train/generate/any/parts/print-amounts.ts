import type { Language } from '../../data/language-data.ts'
import { piecesOf, plain, stated, type Text } from '../../text.ts'
import type { Concept } from '../concept.ts'
import { printHeading } from '../lists.ts'
import { capital } from '../names.ts'
import { pairLayouts, printEntries } from '../pairs.ts'
import type { Sketch } from '../sketch.ts'
import { amountSheets, someOf } from './sheets.ts'

/** Sums whose currency is a word of its own: with each of them, or said once for all. */
export function printAmounts(sketch: Sketch): void {
  const { random, desk, facts, language } = sketch
  const { sheet, items, others } = someOf(sketch, amountSheets, 4)
  sketch.facts.unspoken.push(...others)
  if (items.length === 0) return
  const currency = random.pick(currencies)
  const isSaidOnce = random.chance(0.45) && !facts.names(currencyOfAll)
  const entries = items.map((concept) => {
    const [low = 1, high = 1000] = (concept.like ?? '').split('..').map(Number)
    const fact = facts.add({ concept, group: sheet.title })
    const figure = desk.number(fact.key, Number(random.between(low, high).toFixed(2)), random.chance(0.75) ? 2 : 0)
    const value = isSaidOnce ? [figure] : withCurrency(sketch, concept, figure, currency)
    return { label: capital(sketch.label(concept)), value }
  })
  if (random.chance(0.5)) printHeading(sketch, capital(sketch.label(sheet.title)))
  if (isSaidOnce) {
    const { key } = facts.add({ concept: currencyOfAll, unlabelled: true })
    const [before = '', after = ''] = random.pick(allIn[language]).split('{}')
    desk.sheet.line([before, stated(key, currency, currency), after], desk.small, { leading: 1.4 })
  }
  if (random.chance(0.6)) printEntries(sketch, entries, random.pick(pairLayouts))
  else
    desk.sheet.paragraph(
      entries.flatMap(({ label, value }, at) => [
        at > 0 ? random.pick([', ', '; ']) : '',
        `${label} `,
        ...piecesOf(value),
      ]),
      desk.style,
    )
}

/** The words of an amount include its currency, which is asked for by itself as well. */
function withCurrency(
  { random, facts }: Sketch,
  amount: Concept,
  figure: ReturnType<typeof stated>,
  currency: string,
): Text {
  const own = stated(facts.add({ concept: currencyOf(amount) }).key, currency, currency)
  const marked = { text: currency, marks: [...figure.marks, ...own.marks] }
  const gap = { text: ' ', marks: figure.marks }
  const parts = random.chance(0.65) ? [figure, gap, marked] : [marked, gap, figure]
  for (const mark of figure.marks) mark.printed = plain(parts)
  return parts
}

const currencies = 'EUR USD GBP CHF PLN SEK CZK DKK NOK HUF JPY MXN CAD AUD TRY INR RON'.split(' ')

const allIn: Record<Language, readonly string[]> = {
  en: ['All figures in {}', 'in {}', 'Amounts are given in {}.', '(values in {})', 'Accounts are kept in {}.'],
  de: ['Alle Angaben in {}', 'in {}', 'Beträge in {}', '(Werte in {})', 'Gerechnet wird in {}.'],
  fr: ['Tous les montants en {}', 'en {}', '(valeurs en {})', 'Les comptes sont tenus en {}.'],
  es: ['Importes en {}', 'en {}', '(valores en {})', 'Las cuentas se llevan en {}.'],
}

const currencyOfAll: Concept = {
  ...{ id: 'part:currency', form: 'phrase' },
  labels: { en: ['currency', 'currency code'], de: ['Währung'], fr: ['devise', 'monnaie'], es: ['moneda', 'divisa'] },
  fields: [
    ['ccy', 'in which money they reckon'],
    ['currency_iso', 'three letters for the money'],
    ['money_unit', 'what kind of money the figures are in'],
  ],
}

function currencyOf({ id, labels, fields = [] }: Concept): Concept {
  const each = (language: Language, forms: readonly string[]) =>
    (labels[language] ?? []).flatMap((label) => forms.map((form) => form.replace('{}', label)))
  return {
    ...{ id: `${id}.currency`, form: 'phrase' },
    labels: {
      en: each('en', ['{} currency', 'currency of {}']),
      de: each('de', ['{} Währung', 'Währung {}']),
      fr: each('fr', ['devise {}', '{} devise']),
      es: each('es', ['moneda {}', '{} moneda']),
    },
    fields: fields.map(([name, said]) => [`${name}_currency`, `in which money: ${said}`] as const),
  }
}
