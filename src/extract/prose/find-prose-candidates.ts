import type { ConceptId } from '../lexicon/concepts.ts'
import { findDates } from '../values/dates.ts'
import type { Conventions } from '../values/mention.ts'
import { findMoney } from '../values/money.ts'
import { findNumberSpans } from '../values/numbers.ts'
import type { DocumentView } from '../view/document-view.ts'
import { findLaw } from './find-law.ts'
import { findParties } from './find-parties.ts'
import { findTerms } from './find-terms.ts'
import { type ProseCandidate, toCandidate } from './prose-candidate.ts'
import { type RunningText, readRunningText, sentenceAround } from './running-text.ts'

/** What the sentences of a document state: parties, dates, terms, law, amounts. Nothing is found where no words say what it is. */
const found = new WeakMap<DocumentView, ProseCandidate[]>()

export function findProseCandidates(view: DocumentView): ProseCandidate[] {
  const known = found.get(view) ?? candidatesIn(view)
  found.set(view, known)
  return known
}

function candidatesIn(view: DocumentView): ProseCandidate[] {
  const running = readRunningText(view)
  return [
    ...findParties(running, view),
    ...findEffectiveDates(running, view.conventions),
    ...findTerms(running, view.conventions),
    ...findLaw(running),
    ...findAmounts(running, view.conventions),
  ]
}

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
function findAmounts(running: RunningText, conventions: Conventions): ProseCandidate[] {
  const { text } = running
  return findMoney(text, findNumberSpans(text, conventions), conventions).flatMap(({ kind, start, end, value }) => {
    if (kind !== 'money' || typeof value !== 'number') return []
    const before = sentenceAround(text, start, end).before.slice(-160)
    const concepts = patterns.filter(([pattern]) => pattern.test(before)).map(([, concept]) => concept)
    return concepts.length > 0 ? [toCandidate(running, { concepts, kind, start, end, value, probability: 0.8 })] : []
  })
}

/** Behind the date: `(the "Effective Date")`. */
const namedEffective =
  /^[\s,.]{0,3}\(?[^()"“„«]{0,40}["“”„«'‘]{1,2}\s?(?:Effective\s+Date|Commencement\s+Date|Datum\s+des\s+Inkrafttretens|Stichtag|Date\s+d['’](?:effet|entrée\s+en\s+vigueur)|Fecha\s+(?:de\s+entrada\s+en\s+vigor|efectiva|de\s+vigencia|de\s+efectos?))/iu
/** Right before the date. */
const saidEffective =
  /(?:effective(?:\s+date)?(?:\s+of\s+this\s+\p{L}{1,30})?(?:\s+(?:is|shall\s+be|as\s+of|from|on|as)){0,4}|commenc(?:es?|ing)\s+(?:on|as\s+of)|in\s+Kraft(?:\s+(?:ab|zum|am))?|tritt\s+(?:am|zum|mit\s+Wirkung\s+(?:vom|zum|ab))|wirksam\s+(?:ab|am|zum)|wird\s+(?:am|zum)|gilt\s+ab|beginnt\s+am|mit\s+Wirkung\s+(?:vom|zum|ab)|effet\s+(?:le|au|à\s+compter\s+du)|(?:entre|entrera|entrée)\s+en\s+vigueur(?:\s+(?:le|au|à\s+compter\s+du))?|à\s+compter\s+du|en\s+vigor(?:\s+(?:el|desde\s+el|a\s+partir\s+del?))?(?:\s+día)?|vigente\s+desde\s+el|efectos?\s+(?:el|desde\s+el|a\s+partir\s+del?)(?:\s+día)?)\s{0,9}:?\s{0,9}(?:(?:the|this|dem|den|día)\s{1,9})?$/iu
const agreement =
  '(?:agreement|contract|deed|lease|memorandum|addendum|amendment|NDA|letter|vertrag|vereinbarung|abkommen|contrat|accord|convention|bail|avenant|contrato|acuerdo|convenio)'
const made =
  /(?:\b(?:made|entered|dated?|executed|concluded|effective|between)\b|geschlossen|zwischen|vom\s*$|conclue?|signée?|entre|en\s+date|celebra|suscri|firma|reunidos|de\s+fecha)/iu
const datesTheAgreement = new RegExp(`${agreement}`, 'iu')
/** What leads from "made and entered into" to its date. */
const leadsToDate =
  /(?:as\s+of|dated(?:\s+as\s+of)?|date:?|on|this|made|into|vom|am|den|zum|le|du|a|el|fecha|día)\s{0,9}(?:(?:the|this|dem|den|de)\s{1,9})?,?\s{0,9}$/iu
/** Of another agreement, or of what happened before. */
const ofAnother =
  /(?:that\s+certain|\bshall\b|terminat|previous|prior|original|amended|whereas|plan\s+of\s+merger|supersed|pursuant\s+to|reference|bezug|vorherig|ursprünglich|en\s+vertu|précédent|anterior)[^.]{0,2000}$/iu
/** In the last sentence, above the signatures. */
const executed = new RegExp(
  `(?:executed|signed|entered\\s+into)[^.]{0,60}${agreement}[^.]{0,60}(?:as\\s+of|effective|dated?)\\s+(?:this\\s+|the\\s+)?$`,
  'iu',
)
const signedOn =
  /(?:^|\n)\s{0,9}(?:date|datum|dated|fecha|signed|fait\s+à[^\n]{0,30}le|[\p{Lu}][\p{L} ]{2,25},\s{0,9}(?:den|le|a))\s{0,9}:?\s{0,9}$/iu

const preambleLetters = 5000

/** From when an agreement holds: as it says itself, or the day it was made; never the date of another. */
function findEffectiveDates(running: RunningText, conventions: Conventions): ProseCandidate[] {
  return findDates(running.text, conventions).flatMap(({ start, end, value }) => {
    if (String(value).length !== 10) return []
    const read = readDate(running.text, start, end)
    return read ? [toCandidate(running, { ...read, kind: 'date', start, end, value: String(value) })] : []
  })
}

function readDate(text: string, start: number, end: number): { concepts: ConceptId[]; probability: number } | null {
  const { before, after } = sentenceAround(text, start, end)
  const ownDate: ConceptId[] = ['effective_date', 'contract_date', 'contract_start']
  if (namedEffective.test(after)) return { concepts: ownDate, probability: 0.95 }
  if (ofAnother.test(before)) return null
  if (saidEffective.test(before)) return { concepts: ['effective_date', 'contract_start'], probability: 0.9 }
  const isMade = datesTheAgreement.test(before) && made.test(before) && leadsToDate.test(before)
  if (isMade && start < preambleLetters) return { concepts: ownDate, probability: 0.85 }
  if (executed.test(before)) return { concepts: ownDate, probability: 0.75 }
  if (/accepted\s+and\s+agreed(?:\s+to)?\s+as\s+of\s*$/iu.test(before)) return { concepts: ownDate, probability: 0.6 }
  const opens = /^\s*(?:en|in|à)\s+\p{Lu}[\p{L} ]{2,25},?\s*(?:a|el|am|den|le)\s*$/iu.test(before)
  if (opens && start < preambleLetters / 4) return { concepts: ['contract_date', 'effective_date'], probability: 0.7 }
  if (signedOn.test(before)) return { concepts: ['signature_date', 'effective_date'], probability: 0.25 }
  return null
}
