import { type Kind, kindTerms } from './kind-terms.ts'
import { plain } from './terms.ts'

export interface KindHit {
  kind: Kind
  weight: number
  /** Characters of the text. */
  start: number
  end: number
}

const pattern = new RegExp(kindTerms.map(([words]) => `(${words})`).join('|'), 'gu')

/** What the words of a text say has happened. */
export function findKinds(text: string): KindHit[] {
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
