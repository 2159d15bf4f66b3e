import type { ConceptId } from '../lexicon/concepts.ts'
import type { Conventions } from '../values/mention.ts'
import { findMoney } from '../values/money.ts'
import { findNumberSpans } from '../values/numbers.ts'
import { type ProseCandidate, toCandidate } from './prose-candidate.ts'
import { type RunningText, sentenceAround } from './running-text.ts'

/** What leads from the word for an amount to its figure. */
const leads =
  "(?:\\s+(?:of|is|are|shall\\s+be|will\\s+be|amounts?\\s+to|equal\\s+to|exceed|to|in\\s+Höhe\\s+von|beträgt|betragen|von|auf|de|est|s[’']élève\\s+à|fixée?\\s+à|asciende\\s+a|será|es|a|en))"
const anchors: [words: string, concept: ConceptId][] = [
  [
    'contract (?:price|value|sum)|total (?:fees?|compensation|price)|vertragswert|auftragssumme|gesamtvergütung|vergütung|(?:montant|prix) (?:total )?du contrat|honoraires|rémunération|(?:precio|importe|valor) (?:total )?del contrato|honorarios',
    'contract_value',
  ],
  ["purchase price|kaufpreis|prix (?:de vente|d[’']achat)|precio de (?:compra|venta|compraventa)", 'purchase_price'],
  ['(?:monthly |annual )?rent|\\p{L}*miete|mietzins|loyer(?: mensuel)?|renta(?: mensual)?', 'rent'],
  ['annual (?:base )?salary|jahresgehalt|rémunération annuelle brute|salario bruto anual', 'annual_salary'],
  ['principal (?:amount|sum)|loan|darlehen(?:sbetrag)?|montant du prêt|importe del préstamo', 'loan_amount'],
  [
    'contractual penalty|liquidated damages|vertragsstrafe|pénalité|clause pénale|penalización|cláusula penal',
    'penalty',
  ],
  ['(?:total |aggregate |maximum )?liability|haftung|responsabilité|responsabilidad', 'liability_limit'],
]
const patterns = anchors.map(([words, concept]): [RegExp, ConceptId] => [
  new RegExp(`(?<!\\p{L})(?:${words.replaceAll(' ', '\\s+')})(?!\\p{L})[^.;]{0,60}?${leads}{1,2}\\s*$`, 'iu'),
  concept,
])

/** Amounts of money that a sentence says what they are for. */
export function findAmounts(running: RunningText, conventions: Conventions): ProseCandidate[] {
  const { text } = running
  return findMoney(text, findNumberSpans(text, conventions), conventions).flatMap(({ kind, start, end, value }) => {
    if (kind !== 'money' || typeof value !== 'number') return []
    const before = sentenceAround(text, start, end).before.slice(-160)
    const concepts = patterns.filter(([pattern]) => pattern.test(before)).map(([, concept]) => concept)
    return concepts.length > 0 ? [toCandidate(running, { concepts, kind, start, end, value, probability: 0.8 })] : []
  })
}
