import { type ConceptId, conceptIds, conceptOf, concepts } from './concepts.ts'
import { readText } from './tokens.ts'
import { languages } from './vocabulary.ts'

export interface LabelIndex {
  labels: { concept: ConceptId; isRole: boolean; weight: number }[]
  /** Labels by token. */
  postings: Map<string, number[]>
  /** Concepts by whole label, folded. */
  exact: Map<string, ConceptId[]>
  rarity: Map<string, number>
}

/** Before a label whose word means this only where nothing stands beside it: "Due". */
const onlyWhole = '='

/** Made at the first call, then kept. */
export function labelIndex(): LabelIndex {
  made ??= makeIndex()
  return made
}

/** 0..1: how much a token says; words that stand in labels of many concepts say little. */
export function rarityOf(key: string): number {
  return isOfValue(key) ? leastRarity : (labelIndex().rarity.get(key) ?? 1)
}

/** Figures and currencies beside a label belong to its value: "19 % MwSt.", "Betrag CHF". */
function isOfValue(key: string): boolean {
  return currencies.has(key) || /^\d/.test(key)
}

const currencies = new Set('eur euro usd chf gbp jpy cad aud sek nok dkk pln czk huf mxn cny inr'.split(' '))
const leastRarity = 0.12

let made: LabelIndex | undefined

interface LabelKeys {
  concept: ConceptId
  keys: string[]
  /** One word is left, and function words stood beside it. */
  lostWords: boolean
}

function makeIndex(): LabelIndex {
  const exact = new Map<string, ConceptId[]>()
  const all: LabelKeys[] = []
  for (const concept of conceptIds) {
    const before = new Map<string, LabelKeys>()
    for (const label of labelsOf(concept)) {
      const { tokens, folded } = readText(label)
      addTo(exact, folded, concept)
      if (label.trimStart().startsWith(onlyWhole)) {
        continue
      }
      const keys = [...new Set(tokens.map((token) => token.key))]
      const together = keys.sort().join(' ')
      const lostWords = keys.length === 1 && folded.includes(' ')
      const same = before.get(together)
      if (same) {
        same.lostWords &&= lostWords
      } else if (keys.some((key) => key.length > 2 && !functionWords.has(key))) {
        const entry = { concept, keys, lostWords }
        before.set(together, entry)
        all.push(entry)
      }
    }
  }
  const plain = new Set(all.flatMap((entry) => (entry.lostWords || entry.keys.length > 1 ? [] : entry.keys)))
  const entries = all.filter((entry) => !countsOnlyWhole(entry, plain))
  const rarity = rarities(entries)
  const postings = new Map<string, number[]>()
  const labels = entries.map(({ concept, keys }, at) => {
    let weight = 0
    for (const key of keys) {
      addTo(postings, key, at)
      weight += rarity.get(key) ?? 1
    }
    return { concept, isRole: conceptOf(concept).group === 'role', weight }
  })
  return { labels, postings, exact, rarity }
}

/** The id is a label too: schemas often name their fields that way. */
function labelsOf(concept: ConceptId): string[] {
  return [concept, ...Object.values(languages).flatMap((language) => language[concept]?.split(';') ?? [])]
}

function addTo<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key)
  if (list === undefined) {
    lists.set(key, [value])
  } else if (list.at(-1) !== value) {
    list.push(value)
  }
}

/** A label of these alone ("To", "Von") counts only as a whole. */
const functionWords = new Set(['to', 'from', 'until', 'with', 'your', 'our', 'for'])

/**
 * "Facture du" is a date, but without its function word it means something else. "Nom" can be a last name, but its
 * translations are the name of anything.
 */
function countsOnlyWhole(entry: LabelKeys, plain: Set<string>): boolean {
  const [key, ...more] = entry.keys
  if (key === undefined || more.length > 0) {
    return false
  }
  return (entry.lostWords && plain.has(key)) || (Object.hasOwn(concepts, key) && key !== entry.concept)
}

function rarities(entries: LabelKeys[]): Map<string, number> {
  const users = new Map<string, ConceptId[]>()
  for (const { concept, keys } of entries) {
    for (const key of keys) {
      addTo(users, key, concept)
    }
  }
  const scale = Math.log(1 + conceptIds.length)
  const rarity = new Map<string, number>()
  for (const [key, using] of users) {
    const rare = 1 - Math.log(using.length) / scale
    rarity.set(key, Math.max(leastRarity, functionWords.has(key) ? rare / 3 : rare))
  }
  return rarity
}
