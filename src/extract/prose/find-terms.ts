import type { ConceptId } from '../lexicon/concepts.ts'
import { findDurations } from '../values/durations.ts'
import { matches } from '../values/matches.ts'
import type { Conventions } from '../values/mention.ts'
import { type ProseCandidate, toCandidate } from './prose-candidate.ts'
import { type RunningText, sentenceAround } from './running-text.ts'
import { findSections, sectionAt } from './sections.ts'
import {
  agreementLasts,
  agreementSubject,
  confidenceAgreement,
  deadline,
  dutySubject,
  ending,
  forbids,
  lasts,
  noticeAfter,
  noticeBefore,
  otherMatter,
  periodOf,
  renewal,
  survival,
  termItself,
  termTitle,
} from './term-words.ts'

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
