import type { ConceptId } from '../lexicon/concepts.ts'
import { findDurations } from '../values/durations.ts'
import { matches } from '../values/matches.ts'
import type { Conventions } from '../values/mention.ts'
import { type ProseCandidate, toCandidate } from './prose-candidate.ts'
import { type RunningText, sentenceAround } from './running-text.ts'

interface Meaning {
  concepts: ConceptId[]
  probability: number
}

/** The sentence of a duration, and the title of its section. */
interface Place {
  before: string
  after: string
  title: string
}

/** How long an agreement, its duty of confidence or its period of notice lasts. */
export function findTerms(running: RunningText, conventions: Conventions): ProseCandidate[] {
  const { text } = running
  const sections = findSections(text)
  const isAboutConfidence = confidenceAgreement.test(text.slice(0, 1500))
  return [...findDurations(text, conventions), ...findAnniversaries(text)].flatMap(({ start, end, value }) => {
    const place = { ...sentenceAround(text, start, end), title: sectionAt(sections, start).trim() }
    const meaning = asNotice(place) ?? asTerm(place, isAboutConfidence)
    return meaning ? [toCandidate(running, { ...meaning, kind: 'duration', start, end, value: String(value) })] : []
  })
}

const ordinals = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ')
const anniversary = new RegExp(
  `\\b(?:(${ordinals.join('|')})(?:\\s+\\(\\d+\\p{L}*\\))?|(\\d{1,2})(?:st|nd|rd|th))\\s+anniversary`,
  'giu',
)

/** "Until the second anniversary" is two years. */
function findAnniversaries(text: string): { start: number; end: number; value: string }[] {
  return matches(anniversary, text).map((match) => {
    const count = match[1] ? ordinals.indexOf(match[1].toLowerCase()) + 1 : Number(match[2])
    const value = `${count} ${count === 1 ? 'year' : 'years'}`
    return { start: match.index, end: match.index + match[0].length, value }
  })
}

/** A notice that ends nothing is a letter that somebody must write. */
function asNotice({ before, after, title }: Place): Meaning | null {
  if (!noticeBefore.test(before) && !noticeAfter.test(after)) return null
  return { concepts: ['notice_period'], probability: ending.test(`${before} ${after} ${title}`) ? 0.9 : 0.35 }
}

function asTerm({ before, after, title }: Place, isAboutConfidence: boolean): Meaning | null {
  const near = `${before.slice(-260)} ${after.slice(0, 60)}`
  if (deadline.test(before) || otherMatter.test(near)) return null
  if (renewal.test(before.slice(-120))) return { concepts: ['renewal_term'], probability: 0.8 }
  const isTerm = termTitle.test(title)
  const isLasting = isTerm || lasts.test(near)
  const survives = survival.test(after)
  if (!isLasting && !periodOf.test(before)) return null
  if (dutySubject.test(near) && !(isTerm && agreementSubject.test(before))) {
    const isOfAgreement = isAboutConfidence && isLasting && !survives
    return { concepts: ['confidentiality_period', ...(isOfAgreement ? term : [])], probability: 0.75 }
  }
  if (survives || forbids.test(before)) return null
  if (isTerm) return { concepts: term, probability: 0.9 }
  const isSaid = termItself.test(before) || agreementLasts.test(`${before} ${after.slice(0, 60)}`)
  return isSaid ? { concepts: term, probability: 0.8 } : null
}

const term: ConceptId[] = ['contract_term']

/** A numbered or titled part of a document. */
interface Section {
  start: number
  title: string
}

const number = '(?:(?:§|Article|Artikel|Section|Art\\.?|Clause|Cláusula|Artículo|Ziffer)\\s{0,2})?'
const count = '(?:\\d{1,2}(?:\\.\\d{1,2}){0,3}|[IVX]{1,5}|\\([a-z0-9]{1,3}\\)|[a-z])'
/** "7. Term.", "§ 5 Laufzeit", "Article 3 - Durée": at the start of a line or of a sentence. */
const numbered = new RegExp(
  `(?<=^|\\n|[.;:"”]\\s)${number}${count}[.)]?\\s{0,2}[-–—:.]?\\s{0,3}(?<title>\\p{Lu}[\\p{L}'’/&,; -]{2,60}?)(?=\\s*(?:[.:–—\\n]|\\s-\\s))`,
  'gu',
)
/** "PRIMERA.- Duración": clauses that are counted in words. */
const counted =
  /(?<=^|\n|[.;:]\s)(?:PRIMERA|SEGUNDA|TERCERA|CUARTA|QUINTA|SEXTA|S[ÉE]PTIMA|OCTAVA|NOVENA|D[ÉE]CIMA)[.:]?\s?[-–—]\s?(?<title>\p{Lu}[\p{L} ,]{2,60}?)(?=\s*[.:\n])/gu
/** A line of its own of a few words. */
const alone = /(?<=^|\n)(?<title>\p{Lu}[\p{L}'’/&,; -]{2,50})(?=[.:]?\n)/gu

/** Sections in the order of the text, for `sectionAt`. */
function findSections(text: string): Section[] {
  return [numbered, counted, alone]
    .flatMap((pattern) => matches(pattern, text))
    .map((match) => ({ start: match.index, title: match.groups?.['title'] ?? '' }))
    .sort((a, b) => a.start - b.start)
}

/** The title of the section that a character stands in; empty before the first. */
function sectionAt(sections: readonly Section[], character: number): string {
  return sections.findLast(({ start }) => start <= character)?.title ?? ''
}

/** What the words around a duration say it is the duration of, in the four languages. */

const noticeBefore =
  /(?:notice\s+(?:period\s+)?of(?:\s+(?:at\s+least|not\s+less\s+than))?|kündigungsfrist[^.]{0,40}|kündig[^.]{0,60}(?:frist|einhaltung)[^.]{0,30}|préavis[^.]{0,30}|preaviso[^.]{0,30}|antelación[^.]{0,20})\s*$/iu
const noticeAfter =
  /^\s?['’]?s?\s{0,9}\)?\s{0,9}(?:(?:prior|advance|previous|written)\s+(?:and\s+)?)*notice|^\s*(?:de\s+préavis|de\s+(?:preaviso|antelación))|^[^.]{0,40}\s(?:kündbar|gekündigt)/iu
const ending = /terminat|cancel|kündig|résili|dénon|rescind|resolver|resolución|desist|\bend\b/iu
/** Times for something else than the agreement. */
const otherMatter =
  /solicit|\bhir(?:e|ing)\b|compet|standstill|acqui(?:re|sition)|securities|invoice|payment|\bpay\b|cure|remedy|employ(?:ed|ment)|interfere|severance|zahl|rechnung|wettbewerb|paiement|facture|concurrence|pago|factura|competencia|garant|warranty|gewährleistung/iu
const deadline =
  /(?:within|no\s+later\s+than|innerhalb(?:\s+von)?|binnen|spätestens|dans\s+(?:un\s+délai\s+de|les)|sous|dentro\s+de(?:l\s+plazo\s+de|\s+los)?|en\s+un\s+plazo\s+de|at\s+least|every|each|past|last|previous|prior)\s*(?:a\s+period\s+of\s+)?$/iu
const survival =
  /^[\s,]{0,2}(?:thereafter|afterwards|danach|par\s+la\s+suite)|^[^.]{0,40}\s(?:after|following|from|of|nach|après|tras|desde)\s[^.]{0,40}(?:terminat|expir|beendigung|ablauf|ende\b|fin\b|résiliation|terminación)/iu
/** What somebody must not do for a time. */
const forbids =
  /(?:shall|will|may|must|agrees?|undertakes?)\s+not\s|during\s+the\s+term|neither\s|darf|s['’]interdit|se\s+abstendrá/iu
const renewal = /renew|extend|successive|verläng|renouvel|reconduc|prórrog|prorrog|renov/iu
const agreementSubject =
  /\b(?:(?:this|the)\s+(?:\p{L}+\s+){0,3}(?:agreement|contract|nda|lease|letter)|term|vertrag|vereinbarung|\p{L}*laufzeit|\p{L}*vertrags?|vertragsdauer|\p{L}*verhältnis|contrat|accord|convention|bail|contrato|acuerdo|convenio|vigencia)\b/iu
const dutySubject =
  /confiden|non-?disclos|not\s+(?:to\s+)?disclos|secre[ct]|(?:obligation|undertaking|covenant|restriction|provision)s?\s[^.]{0,40}(?:agreement|hereunder|herein)|geheimhalt|vertraulich|verschwiegen/iu
const termItself =
  /(?<!during\s+the\s|\p{L})(?:(?:initial\s+)?term\s+(?:of\s+(?:this|the)\s+\p{L}+\s+)?(?:is|of|shall\s+be|will\s+be)|\p{L}*laufzeit|vertragsdauer|mietzeit|durée|duración|vigencia)(?!\p{L})[^.;]{0,80}$/iu
const agreementLasts =
  /(?:agreement|contract|nda|lease|vertrag|vereinbarung|verhältnis|contrat|accord|convention|bail|contrato|acuerdo|convenio)(?!\p{L})[^.;]{0,140}(?:remains?\s|continues?\s|expires?\s|terminates?\s|ends?\s|lapses?\s|in\s+(?:full\s+)?(?:force|effect)|binding|valid\s|läuft|gilt|endet|bleibt|dauer|befristet|geschlossen|abgeschlossen|durée|vigueur|expire|prend\p{L}*\s+fin|vigencia|vigor|vigente|duración|plazo|terminará|finalizará)/iu
const lasts =
  /\b(?:remains?|continues?|expires?|terminates?|ends?|lapses?|ceases?|survives?|extends?|in\s+effect|in\s+force|binding|valid|term\s+(?:of|is|shall)|läuft|gilt|gelten|besteht|bestehen|endet|bleib\p{L}*|beträgt|dauer|\p{L}*laufzeit|befristet|geschlossen|fort|durée|vigueur|expire\p{L}*|prend\p{L}*\s+fin|demeur\p{L}*|conclue?|subsist\p{L}*|survi\p{L}*|vigencia|vigor|vigente|duración|durará|terminará|finalizará|permanecer\p{L}*|subsistir\p{L}*)(?!\p{L})/iu
const periodOf = /(?:period|term|zeitraum|dauer|période|durée|período|periodo|plazo)\s+(?:of|von|de)\s*$/iu
const termTitle =
  /^(?:term|duration|laufzeit|vertragsdauer|dauer|vertragslaufzeit|mietzeit|durée|duración|vigencia|plazo)(?!\p{L})|(?:term|duration|survival)$/iu
/** In an agreement about confidence, how long the duty is said to last is how long the agreement does. */
const confidenceAgreement =
  /confidentiality|non-?\s?disclosure|\bNDA\b|geheimhaltung|vertraulichkeit|confidentialité|confidencialidad/iu
