import type { Conventions, ValueKind } from '../values/mention.ts'
import type { DocumentView } from '../view/document-view.ts'
import { isTitle } from './add-titles.ts'
import { followColumns, followOptions, optionsBefore } from './chains.ts'
import { chooseLinks } from './choose-links.ts'
import { findColumns } from './find-columns.ts'
import { findLinks, type Link } from './find-links.ts'
import { followLists } from './follow-lists.ts'
import type { FoundPair } from './found-pair.ts'
import { kindOf } from './kinds.ts'
import { asksOf } from './label-meaning.ts'
import { Neighbourhood } from './neighbourhood.ts'
import type { Piece } from './piece.ts'
import { type Custom, type Scored, scoreLinks, scoreOf } from './score-links.ts'
import { type Weight, weighPiece } from './weigh-piece.ts'
import { weighTogether } from './weigh-together.ts'

/** At this score a pair is as likely right as wrong; both fitted to 149 forms with their truth. */
const evenScore = 3.25
const steepness = 0.55

/** Labels and values that belong together, decided page by page with the best links first. */
export function findPairs(view: DocumentView, pieces: readonly Piece[]): FoundPair[] {
  return [...Map.groupBy(pieces, ({ page }) => page).values()].flatMap((onPage) => pairsOnPage(view, onPage))
}

function pairsOnPage({ conventions }: DocumentView, pieces: readonly Piece[]): FoundPair[] {
  const around = new Neighbourhood(pieces)
  const named = pieces.map((piece, at) => withoutRate(around, at, piece, conventions))
  const weights = weighTogether(
    around,
    named.map((piece, at) => withoutTitle(around, at, weighPiece(piece, conventions))),
  )
  const before = optionsBefore(around, weights)
  const links = findLinks(around, weights).filter(
    ({ label, value, direction }) =>
      !before.has(value) &&
      !(direction === 'below' && isFirstTitle(pieces, label)) &&
      (!before.has(label) || weights[label]?.option !== 'none') &&
      // What a document is called is no caption of the letterhead above.
      !(direction === 'above' && isTitle(pieces[label]?.text ?? '')),
  )
  const chosen = chooseByCustom(links, around, weights)
  followOptions(chosen, before)
  followColumns(chosen, around, weights)
  followLists(chosen, around, weights)
  return [...chosen.values()]
    .sort((a, b) => a.label - b.label || a.value - b.value)
    .map((link) => ({ ...toPair(link, pieces, weights), label: named[link.label]?.text ?? '' }))
}

/** Labels and values that alternate look the same both ways: what makes most of a page is how it was printed. */
function chooseByCustom(
  links: readonly Link[],
  around: Neighbourhood,
  weights: readonly Weight[],
): Map<number, Scored> {
  const ways = customs.map((custom) => {
    const scored = scoreLinks(links, weights, custom)
    const chosen = chooseLinks(scored, weights, findColumns(around, weights, scored))
    const worth = [...chosen.values()].reduce((sum, link) => sum + scoreOf(link, weights) - leastWorth, 0)
    return { chosen, worth: custom === 'usual' ? worth + usually : worth }
  })
  return ways.reduce((best, way) => (way.worth > best.worth ? way : best)).chosen
}

const customs: Custom[] = ['usual', 'above', 'below']
/** A link must be worth something, and what is unusual must be worth more. */
const [leastWorth, usually] = [1, 1]

/** "VAT 7 %     12.40": the rate belongs to the label of an amount that stands beside it. */
function withoutRate(around: Neighbourhood, at: number, piece: Piece, conventions: Conventions): Piece {
  const [, label] = /^(.*\p{L}.*?)\s*\(?\d{1,2}(?:[.,]\d{1,2})?\s?%\)?$/u.exec(piece.text) ?? []
  const beside = around.pieces[around.rightOf(at) ?? -1]
  const isAmount =
    beside !== undefined && amounts.has(kindOf(beside.text, conventions)) && asksOf(label ?? '').has('money')
  return label !== undefined && isAmount ? { ...piece, text: label } : piece
}

const amounts = new Set<ValueKind>(['money', 'number'])

/** The line that a document begins with names it: no value stands below it, but its number may stand beside it. */
function withoutTitle(around: Neighbourhood, at: number, weight: Weight): Weight {
  const isLabel = weight.colon || !isFirstTitle(around.pieces, at) || hasNumberBeside(around, at)
  return isLabel ? weight : { ...weight, label: least }
}

/** "INVOICE    A-17": figures in a word of their own, and nothing else. */
function hasNumberBeside(around: Neighbourhood, at: number): boolean {
  const beside = around.rightOf(at)
  return beside !== undefined && /^(?=\S*\d)[\p{L}\d/.-]+$/u.test(around.pieces[beside]?.text ?? '')
}

function isFirstTitle(pieces: readonly Piece[], at: number): boolean {
  const piece = pieces[at]
  return at === 0 && piece?.page === 0 && isTitle(piece.text)
}

/** What is surely no label. */
const least = -3

function toPair(
  { label, value, score }: Scored,
  pieces: readonly Piece[],
  weights: readonly Weight[],
): Omit<FoundPair, 'label'> {
  const [name, said] = [pieces[label] as Piece, pieces[value] as Piece]
  return {
    labelParts: name.parts,
    text: said.text,
    parts: said.parts,
    kind: weights[value]?.kind ?? 'text',
    asks: weights[label]?.asks ?? new Set(),
    confidence: 1 / (1 + Math.exp(-steepness * (score - evenScore))),
  }
}
