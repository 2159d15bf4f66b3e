import { type ConceptId, conceptOf } from './concepts.ts'
import { type LabelIndex, labelIndex, rarityOf } from './label-index.ts'
import { type ReadText, readText, type Token } from './tokens.ts'

export interface ConceptMatch {
  concept: ConceptId
  /** 1: the whole text is a label of the concept. */
  score: number
  /** Characters of the text that speak for it. */
  start: number
  end: number
}

/** What a text may mean, the best first. Whoever has read it already gives what was read. */
export function conceptsOf(text: string, read?: ReadText): ConceptMatch[] {
  const known = remembered.get(text)
  if (known) {
    return known
  }
  const matches = findConcepts(text, text.length > longestText ? undefined : read)
  if (remembered.size >= rememberAtMost) {
    remembered.clear()
  }
  remembered.set(text, matches)
  return matches
}

const remembered = new Map<string, ConceptMatch[]>()
const rememberAtMost = 5_000
const longestText = 400
const mostTokens = 30
const mostMatches = 6
const leastScore = 0.2
/** Less of a label than this never reaches that score. */
const leastCover = 0.35
/** Half a role is none: "address" is not yet a billing address. */
const leastRoleCover = 0.7
/** A label whose every word is there, some with a letter misread. */
const completeCover = 0.89

/** The best label of a concept for this text; `mask` has a bit for each token that the label explains. */
interface Candidate {
  concept: ConceptId
  mask: number
  cover: number
  score: number
}

function findConcepts(text: string, read = readText(text.slice(0, longestText))): ConceptMatch[] {
  const index = labelIndex()
  const { tokens: all, folded } = read
  const tokens = all.slice(0, mostTokens)
  const weights = tokens.map((token) => rarityOf(token.key) * (token.corrected ? 0.9 : 1))
  const candidates = bestPerConcept(index, tokens, weights)
  const exact = index.exact.get(folded) ?? []
  composeRoles(candidates, weights)
  weakenParts(candidates, exact.length > 0 ? 2 ** tokens.length - 1 : 0)
  const matches: ConceptMatch[] = exact.map((concept) => ({ concept, score: 1, start: 0, end: text.length }))
  for (const candidate of candidates) {
    if (candidate.score >= leastScore && !exact.includes(candidate.concept)) {
      matches.push({ concept: candidate.concept, score: candidate.score, ...spanOf(candidate.mask, tokens) })
    }
  }
  if (exact.length === 0) {
    turnByTax(matches, tokens, text.length)
  }
  return matches.sort((a, b) => b.score - a.score).slice(0, Math.max(mostMatches, exact.length))
}

/** What an amount is that is stated without the tax, or with it. */
const sides: [words: Set<string>, concept: ConceptId, others: Set<ConceptId>][] = [
  [new Set(['excluded', 'until']), 'net_total', new Set(['tax_total', 'tax_rate', 'gross_total'])],
  [new Set(['included']), 'gross_total', new Set(['tax_total', 'tax_rate', 'net_total'])],
]
const amounts = new Set(['total', 'sum', 'amount', 'price', 'value', 'cost', 'charge'])
const taxes = new Set(['tax', 'vat'])

/** "Total before VAT" is no VAT: the word before the tax says which amount is meant. */
function turnByTax(matches: ConceptMatch[], tokens: Token[], length: number): void {
  const at = tokens.findIndex((token) => taxes.has(token.key))
  const before = tokens.slice(Math.max(0, at - 2), Math.max(0, at)).map(({ key }) => key)
  const side = sides.find(([words]) => before.some((key) => words.has(key)))
  if (!side || !tokens.some(({ key }) => amounts.has(key))) {
    return
  }
  const [, concept, others] = side
  for (const match of matches) {
    match.score *= others.has(match.concept) ? 0.3 : 1
  }
  const meant = matches.find((match) => match.concept === concept)
  const score = 0.9 * Math.min(1, 4 / tokens.length)
  if (meant) meant.score = Math.max(meant.score, score)
  else matches.push({ concept, score, start: 0, end: length })
}

function bestPerConcept(index: LabelIndex, tokens: Token[], weights: number[]): Candidate[] {
  const { masks, sums, found } = overlaps(index, tokens, weights)
  const whole = weightOf(-1, weights)
  const best = new Map<ConceptId, Candidate>()
  for (const label of found) {
    const mask = masks[label] ?? 0
    const weight = sums[label] ?? 0
    masks[label] = 0
    sums[label] = 0
    const entry = index.labels[label]
    if (!entry) {
      continue
    }
    const cover = Math.min(1, weight / entry.weight)
    if (cover < (entry.isRole ? leastRoleCover : leastCover)) {
      continue
    }
    const score = scoreOf(cover, weight / whole, entry.weight) * (hasGap(mask) ? 0.85 : 1)
    if (score > (best.get(entry.concept)?.score ?? leastScore / 2)) {
      best.set(entry.concept, { concept: entry.concept, mask, cover, score })
    }
  }
  return [...best.values()]
}

interface Overlaps {
  /** By label: a bit for each token that it shares, and what these weigh together. */
  masks: Int32Array
  sums: Float64Array
  found: number[]
}

// Reused between calls, for a common word stands in hundreds of labels; whoever reads an entry sets it back to 0.
let maskOfLabel = new Int32Array(0)
let sumOfLabel = new Float64Array(0)

/** The labels that share a token with the text, and which. */
function overlaps(index: LabelIndex, tokens: Token[], weights: number[]): Overlaps {
  if (maskOfLabel.length !== index.labels.length) {
    maskOfLabel = new Int32Array(index.labels.length)
    sumOfLabel = new Float64Array(index.labels.length)
  }
  const [masks, sums] = [maskOfLabel, sumOfLabel]
  const found: number[] = []
  const seen = new Set<string>()
  for (const [at, token] of tokens.entries()) {
    if (seen.has(token.key)) {
      continue
    }
    seen.add(token.key)
    for (const label of index.postings.get(token.key) ?? []) {
      if (masks[label] === 0) {
        found.push(label)
      }
      masks[label] = (masks[label] ?? 0) | (1 << at)
      sums[label] = (sums[label] ?? 0) + (weights[at] ?? 0)
    }
  }
  return { masks, sums, found }
}

/** Whether words stand between those of the label. */
function hasGap(mask: number): boolean {
  const lowest = mask & -mask
  return (mask & (mask + lowest)) !== 0
}

/** `cover`: share of the label that the text has; `share`: share of the text that the label has. */
function scoreOf(cover: number, share: number, labelWeight: number): number {
  if (cover >= completeCover) {
    return cover * (share * 0.96 + (1 - share) * 0.6 * Math.min(1, labelWeight))
  }
  return 0.85 * cover * Math.sqrt(cover) * (0.3 + 0.7 * share)
}

/**
 * In "VAT number of the supplier" the attribute explains one part and the role the other: what the one explains does not
 * count against the other.
 */
function composeRoles(candidates: Candidate[], weights: number[]): void {
  const complete = candidates.filter(
    ({ concept, cover }) => cover >= completeCover && ['role', 'attribute'].includes(conceptOf(concept).group),
  )
  const explained = complete.reduce((mask, candidate) => mask | candidate.mask, 0)
  for (const candidate of complete) {
    const own = weightOf(candidate.mask, weights)
    const others = weightOf(~explained, weights)
    candidate.score = Math.max(candidate.score, 0.96 * candidate.cover * (own / (own + others)))
  }
}

function weightOf(mask: number, weights: number[]): number {
  let sum = 0
  for (let at = 0; at < weights.length; at++) {
    if (mask & (1 << at)) {
      sum += weights[at] ?? 0
    }
  }
  return sum
}

/** "Kundennummer" is a customer number, hardly a number and a customer: a better reading takes its words from others.
 * `exact` has the bits of the whole text if that is a label of something: then other languages' words count less. */
function weakenParts(candidates: Candidate[], exact: number): void {
  const accepted = exact === 0 ? [] : [exact]
  for (const candidate of candidates.sort((a, b) => b.score - a.score)) {
    const { mask } = candidate
    const isComplete = candidate.cover >= completeCover
    if (mask === exact && isComplete) {
      candidate.score *= 0.75
    } else if (accepted.some((better) => (better & mask) === mask && !(better === mask && isComplete))) {
      candidate.score *= 0.5
    } else if (accepted.some((better) => (better & mask) !== 0 && (better & mask) !== better)) {
      candidate.score *= 0.6
    } else if (isComplete) {
      accepted.push(mask)
    }
  }
}

function spanOf(mask: number, tokens: Token[]): { start: number; end: number } {
  let start = Number.MAX_SAFE_INTEGER
  let end = 0
  for (const [at, token] of tokens.entries()) {
    if (mask & (1 << at)) {
      start = Math.min(start, token.start)
      end = Math.max(end, token.end)
    }
  }
  return { start, end }
}
