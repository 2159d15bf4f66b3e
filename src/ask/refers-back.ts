import { type Catalogue, findColumn, findRelation } from './catalogue.ts'
import type { Item } from './item.ts'
import type { Mark } from './phrases.ts'
import type { Token } from './words.ts'

/** How a question begins that goes on from the one before. */
const beginnings = new Set(
  `and only just but without by per for in of those same instead not except excluding
  und nur aber ohne pro nach je für fur im davon mit nicht außer ausser
  et seulement uniquement mais sans par pour en dont parmi pas sauf hors hormis
  y solo solamente pero sin por para de ellas no excepto salvo menos`.split(/\s+/),
)

export function beginsAsFollowUp(tokens: Token[]): boolean {
  const [first] = tokens
  const begun = tokens.slice(0, 3).map(({ folded }) => folded)
  return (first?.kind === 'word' && beginnings.has(first.folded)) || whatAbout.test(begun.join(' '))
}

/** And not "what is the total of all invoices". */
const whatAbout = /^(?:(?:what|how) about|was ist mit|wie (?:ist|sieht) es|(?:et|qu en est) il|que hay de|que tal)\b/

/** "And by month": nothing to answer where nothing was asked before. */
export function goesOn([first]: Token[]): boolean {
  return /^(?:and|und|et|y)$/.test(first?.folded ?? '')
}

/** "When is it due", "what items are on it", "wie hoch ist die Summe": said of what the answer before was about. */
export function refersBack(tokens: Token[], items: Item[], catalogue: Catalogue): boolean {
  const words = tokens.flatMap(({ kind, folded }) => (kind === 'word' ? [folded] : []))
  if (items.some(({ kind }) => kind === 'value' || kind === 'text')) return false
  const relations = items.filter((item) => item.kind === 'relation')
  const isOfLists = relations.every(
    ({ relation, only }) => !only && findRelation(catalogue, relation).kinds === undefined,
  )
  if (relations.length > 0) return isOfLists && things.test(words.join(' '))
  return words.length <= shortest || words.some((word) => pronouns.has(word)) || asksOnlyFigure(words, items, catalogue)
}

/** So few words name nothing but what is asked of it. */
const shortest = 3

const pronouns = new Set(
  `it its they them their that those these this
  sie es er ihr ihre ihren ihnen ihm dessen deren davon
  il elle ils elles lui leur leurs cela ca celui celle ceux celles
  ella ellas ello ellos eso esa ese esos esas`.split(/\s+/),
)

/** What a list may be said to be of, and not "items that cost more" or "die es gibt". Folded. */
const things =
  /\b(?:it|its|they|them|dar(?:auf|in|an)|davon|drauf|drin|dessus|dedans|elles?|celle|ella|ellas|ello|eso)\b|\b(?:those|these|that|this|sie|er|(?:contient|comporte|comprend|contiennent) ils?|(?:con)?tienen?|incluyen?)$/

/** "What is the total": of nothing that is named, of no period and for no groups; not "of all". */
function asksOnlyFigure(words: string[], items: Item[], catalogue: Catalogue): boolean {
  const isFigure = (item: Item) =>
    item.kind === 'column'
      ? item.columns.every((column) => ['number', 'date'].includes(findColumn(catalogue, column).type))
      : item.kind === 'mark' && figures.has(item.mark)
  const isPlain = (item: Item) =>
    isFigure(item) || (item.kind === 'word' && item.isFiller) || (item.kind === 'mark' && plain.has(item.mark))
  return items.every(isPlain) && items.some(isFigure) && !words.some((word) => everything.test(word))
}

const figures = new Set<Mark>(['sum', 'avg', 'max', 'min'])
const plain = new Set<Mark>(['is', 'which', 'of', 'when', 'count', 'where'])
const everything =
  /^(?:all|every\w*|each|overall|any\w*|alle[nrms]?|jede[nrms]?|gesamte?[nrms]?|toute?s?|tous|tod[oa]s?|we|wir|nous|hemos)$/

/** "Which ones", "welche sind das", "lesquelles", "cuáles son": what was counted or added up is to be shown. */
export function asksWhich(items: Item[]): boolean {
  const [first] = items
  return first?.kind === 'mark' && whichOnes.test(first.text)
}

/** Folded. */
const whichOnes = /^(?:which|welche[rsn]?|lesquel(?:le)?s|laquelle|lequel|quel(?:le)?s|cual(?:es)?)$/
