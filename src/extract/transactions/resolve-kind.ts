import { readText } from '../lexicon/tokens.ts'
import { valueTerms } from '../lexicon/value-terms.ts'
import { wordAt } from '../resolve/find-mentions.ts'
import { absent, type Resolved } from '../resolve/resolved.ts'
import type { Leaf } from '../schema/field-tree.ts'
import type { Segment } from '../view/segment.ts'
import { type Kind, kinds, kindTerms } from './kind-terms.ts'
import { plain } from './terms.ts'

type EnumValue = NonNullable<Leaf['enum']>[number]
interface PlacedHit extends KindHit {
  segment: Segment
}

const fewestKinds = 3
const leastScore = 0.08

/** The choices of a field that asks what kind of transaction it is; undefined for other lists of choices. */
export function kindChoices({ enum: values = [] }: Leaf): Map<Kind, EnumValue> | undefined {
  const choices = new Map<Kind, EnumValue>()
  for (const value of values) {
    const own = readText(String(value)).folded
    const kind = kinds.find((name) =>
      [name, ...(valueTerms[name]?.split(';') ?? [])].some(
        (term) => readText(term.replaceAll('_', ' ')).folded === own,
      ),
    )
    if (kind && !choices.has(kind)) choices.set(kind, value)
  }
  return choices.size >= fewestKinds ? choices : undefined
}

/** The kind that the segments tell, where titles and short lines say more than long ones, and early ones more than late. */
export function resolveKind(choices: Map<Kind, EnumValue>, segments: readonly Segment[]): Resolved {
  const hits = segments
    .flatMap((segment) =>
      findKinds(segment.text).map((hit) => ({ ...hit, segment, weight: hit.weight * placeOf(segment, hit, segments) })),
    )
    .filter(({ kind }) => choices.has(kind))
  const scored = [...Map.groupBy(hits, ({ kind }) => kind)].map(([kind, found]) => ({
    kind,
    found,
    score: scoreOf(found),
  }))
  scored.sort((a, b) => b.score - a.score)
  const [best, second] = scored
  const evidence = best?.found.reduce((first, hit) => (hit.weight > first.weight ? hit : first))
  if (!best || !evidence || best.score < leastScore) return absent(0.7)
  const share = best.score / (best.score + (second?.score ?? 0))
  const { segment, start, end } = evidence
  return {
    value: (choices.get(best.kind) ?? null) as Resolved['value'],
    confidence: Math.min(0.95, share * (0.7 + 0.25 * Math.min(1, best.score))),
    parts: [{ segment, first: wordAt(segment, start), last: wordAt(segment, end - 1) }],
  }
}

function placeOf(
  { row, heading, bold, scale, text, prose }: Segment,
  hit: KindHit,
  [first]: readonly Segment[],
): number {
  const title = heading || scale > 1.15 || bold ? 1.3 : 1
  const isShort = text.length < 45 ? 1 : prose ? 0.45 : 0.7
  const amongFigures = /\d[.,]\d/.test(text.slice(hit.end)) ? 0.45 : 1
  return (title * isShort * amongFigures) / (1 + (row - (first?.row ?? 0)) / 25)
}

/** The best place counts most; repeating helps a little. */
function scoreOf(hits: readonly PlacedHit[]): number {
  const weights = hits.map(({ weight }) => weight).sort((a, b) => b - a)
  return weights.reduce((sum, weight, index) => sum + weight / (1 + 2 * index), 0)
}

interface KindHit {
  kind: Kind
  weight: number
  /** Characters of the text. */
  start: number
  end: number
}

const pattern = new RegExp(kindTerms.map(([words]) => `(${words})`).join('|'), 'gu')

/** What the words of a text say has happened. */
function findKinds(text: string): KindHit[] {
  const { letters, places } = withPlaces(text)
  return [...letters.matchAll(pattern)].flatMap((match) => {
    const term = kindTerms[match.slice(1).findIndex((group) => group !== undefined)]
    const [, kind, weight] = term ?? []
    if (kind === undefined || kind === null || weight === undefined) return []
    const last = match.index + match[0].length - 1
    return [{ kind, weight, start: places[match.index] ?? 0, end: (places[last] ?? 0) + 1 }]
  })
}

/** Plain letters, each with the place it has in the text as it is printed. */
function withPlaces(text: string): { letters: string; places: number[] } {
  let letters = ''
  const places: number[] = []
  for (let at = 0; at < text.length; at += 1)
    for (const letter of plain(text[at] ?? '')) {
      letters += letter
      places.push(at)
    }
  return { letters, places }
}
