import { type ConceptId, conceptOf } from '../lexicon/concepts.ts'
import { conceptsOf } from '../lexicon/match-concepts.ts'
import { wordAt } from '../resolve/find-mentions.ts'
import { findCompanies } from '../values/companies.ts'
import { greeting } from '../values/greetings.ts'
import { findPersons } from '../values/persons.ts'
import type { DocumentView } from '../view/document-view.ts'
import type { Row, Segment } from '../view/segment.ts'
import { findPreamble } from './find-preamble.ts'
import { type ProseCandidate, toCandidate } from './prose-candidate.ts'
import { nameKey, readName } from './read-name.ts'
import type { RunningText } from './running-text.ts'

/** How far each place alone shows that a name is a party's. */
const weights = {
  preamble: 0.88,
  sideBySide: 0.35,
  role: 0.55,
  alias: 0.35,
  signed: 0.36,
  signedSelf: 0.3,
  addressee: 0.3,
}

/** Who makes an agreement: named in its first sentence, or else by an alias, as addressee and where it is signed. */
export function findParties(running: RunningText, view: DocumentView): ProseCandidate[] {
  const preamble = findPreamble(running.text)
  const found: ProseCandidate[] = []
  preamble?.parties.forEach(({ aliases, kind, start, end }, index) => {
    const concepts: ConceptId[] = ['parties', ...sideOf(index), ...aliases.flatMap(rolesOf)]
    const probability = preamble.agrees ? weights.preamble : weights.sideBySide
    found.push(toCandidate(running, { concepts, kind, start, end, probability }))
  })
  const others = [...findAliased(running), ...findAddressees(view)]
  const signers = findSigners(view)
  const isSettled = preamble?.agrees === true && found.length > 1
  return [
    ...addUp([
      ...found,
      ...(isSettled ? [] : others),
      ...signers.filter(({ as }) => as !== 'agent').map(signerCandidate),
    ]),
    ...signers.filter(({ as }) => as !== 'party').map(toSignatory),
  ]
}

function sideOf(index: number): ConceptId[] {
  return index === 0 ? ['party_a'] : index === 1 ? ['party_b'] : []
}

/** "Landlord" is the alias of a party and says what it is. */
function rolesOf(alias: string): ConceptId[] {
  return conceptsOf(alias)
    .filter(({ concept, score }) => score >= 0.9 && conceptOf(concept).group === 'role')
    .map(({ concept }) => concept)
}

const openingLetters = 4000
const asideBehind = /^(?<between>,?[^.;()"“„«]{0,110}?)(?:\([^()"“„«]{0,120}\)\s?)?\((?<aside>[^()]{0,120})\)/u
const roleAlias =
  /["“„«](?:the\s+)?(?:you|your|we|us|our|undersigned|company|recipient|discloser|(?:disclosing|receiving)\s+party|employee|executive|employer|consultant|participant|buyer|purchaser|seller|investor)[,.]?\s*["”»]/iu

/** In a letter: `Adams LLC (the "Company")`. */
function findAliased(running: RunningText): ProseCandidate[] {
  const opening = running.text.slice(0, openingLetters)
  const names = [...findCompanies(opening), ...findPersons(opening)].filter(({ ambiguous }) => !ambiguous)
  return names.flatMap(({ kind, start, end }) => {
    const behind = asideBehind.exec(opening.slice(end, end + 360))
    const aside = behind?.groups?.['aside'] ?? ''
    const until = end + (behind?.groups?.['between']?.length ?? 0)
    const hasOtherName = names.some((other) => other.start >= end && other.start < until)
    if (!behind || hasOtherName || !/["“„«]/u.test(aside)) return []
    const probability = roleAlias.test(aside) ? weights.role : weights.alias
    return [toCandidate(running, { concepts: ['parties'], kind, start, end, probability })]
  })
}

const subject = /^(?:re\s*:|betreff|objet|asunto)/iu
const addressRows = 25

/** Companies that a letter is addressed to, above its salutation. */
function findAddressees({ rows }: DocumentView): ProseCandidate[] {
  const begin = rows
    .slice(0, addressRows)
    .findIndex(({ segments }) => segments.some(({ text }) => greeting.test(text) || subject.test(text)))
  const head = begin < 0 ? [] : rows.slice(0, begin).flatMap(({ segments }) => segments)
  return head.flatMap((segment) => {
    const [company] = findCompanies(segment.text)
    if (!company || company.start > 0 || company.end < segment.text.length - 3) return []
    return [inSegment({ segment, start: company.start, end: company.end, as: 'party' }, weights.addressee)]
  })
}

function signerCandidate(signer: Signer): ProseCandidate {
  return inSegment(signer, signer.as === 'party' ? weights.signed : weights.signedSelf)
}

function toSignatory(signer: Signer): ProseCandidate {
  return { ...inSegment(signer, 0.75), concepts: ['signature'], kind: 'person' }
}

function inSegment({ segment, start, end, as }: Signer, probability: number): ProseCandidate {
  const text = segment.text.slice(start, end)
  const parts = [{ segment, first: wordAt(segment, start), last: wordAt(segment, end - 1) }]
  return { concepts: ['parties'], kind: as === 'party' ? 'company' : 'person', value: text, text, parts, probability }
}

/** One candidate for each name, at its best place; every other place makes it more probable. */
function addUp(candidates: readonly ProseCandidate[]): ProseCandidate[] {
  const byName = Map.groupBy(candidates, ({ text }) => nameKey(text))
  return [...byName.values()].flatMap((same) => {
    const best = same.toSorted((a, b) => b.probability - a.probability)[0]
    if (!best) return []
    const doubt = [...new Set(same.map(({ probability }) => probability))].reduce(
      (product, each) => product * (1 - each),
      1,
    )
    return [{ ...best, probability: 1 - doubt }]
  })
}

/** A name in the place where an agreement is signed. */
interface Signer {
  segment: Segment
  start: number
  end: number
  /** `party`: the line above the signature. `agent`: signs for somebody. `self`: signs alone. */
  as: 'party' | 'agent' | 'self'
}

const byMark = /^(?:by|per|durch|par|por)\s*(?::|_{2,}|$)/iu
const nameMark = /^(?:(?:printed\s+)?name|nom|nombre)\s*:\s*/iu
const signedMark = /^(?:by\s*(?::\s*)?)?\/s\/\s*/iu
const rowsAbove = 3

/** Who signed, and for whom, from the blocks at the end of an agreement. */
function findSigners({ rows }: DocumentView): Signer[] {
  return rows.flatMap((row) =>
    row.segments.flatMap((segment, place) => {
      const signers: Signer[] = []
      if (byMark.test(segment.text)) signers.push(...partyAbove(rows, row, segment))
      const isBy = byMark.test(segment.text) || byMark.test(row.segments[place - 1]?.text ?? '')
      const mark = signedMark.exec(segment.text) ?? nameMark.exec(segment.text)
      if (mark)
        signers.push(...personAt(segment, mark[0].length, isBy || nameMark.test(segment.text) ? 'agent' : 'self'))
      if (nameMark.test(row.segments[place - 1]?.text ?? '')) signers.push(...personAt(segment, 0, 'agent'))
      return signers
    }),
  )
}

function partyAbove(rows: readonly Row[], row: Row, mark: Segment): Signer[] {
  for (let index = row.index - 1; index >= row.index - rowsAbove; index -= 1) {
    const above = rows[index]
    if (!above || above.page !== row.page) break
    for (const segment of above.segments) {
      const isNear = segment.box[0] < mark.box[2] + 0.3 && segment.box[2] > mark.box[0] - 0.02
      const name = isNear && segment.text.length < 80 ? readName(segment.text, 0) : null
      if (name && segment.text.length - name.end < 4)
        return [{ segment, start: name.start, end: name.end, as: 'party' }]
    }
  }
  return []
}

function personAt(segment: Segment, at: number, as: Signer['as']): Signer[] {
  const text = segment.text.slice(at)
  const person = findPersons(text)[0]
  const isWhole = person && person.start < 2 && text.length < 60
  return isWhole ? [{ segment, start: at + person.start, end: at + person.end, as }] : []
}
