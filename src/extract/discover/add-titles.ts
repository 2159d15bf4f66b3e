import { fold } from '../lexicon/fold.ts'
import type { Segment } from '../view/segment.ts'
import { type DocumentType, titles } from './document-types.ts'

/** A title counts by where it stands: large, alone and early is sure, within a sentence it is hardly a hint. */
export function addTitles(scores: Record<DocumentType, number>, segments: readonly Segment[]): void {
  const found = new Map<string, number>()
  const withFigure = new Set(segments.flatMap(({ row, text }) => (/\d/.test(text) ? [row] : [])))
  segments.forEach((segment, index) => {
    const text = fold(segment.text.slice(0, 300)).replace(/\s+/g, ' ')
    for (const { type, pattern, weight } of possibleTitles(text)) {
      const match = pattern.exec(text)
      if (!match || (payments.has(match[0]) && !withFigure.has(segment.row))) continue
      const share = match[0].length / text.length
      const size = segment.heading || segment.scale > 1.25 ? 1.5 : segment.bold ? 1.2 : 1
      const place = 0.35 + 0.65 / (1 + index / 20)
      const alone = 0.3 + 0.7 * Math.min(1, share * 1.5)
      const key = `${type} ${match[0]}`
      found.set(key, Math.max(found.get(key) ?? 0, 3 * weight * size * place * alone))
    }
  })
  const byType = Map.groupBy(found, ([key]) => key.split(' ')[0] as DocumentType)
  for (const [type, entries] of byType) {
    const [first = 0, ...others] = entries.map(([, score]) => score).sort((a, b) => b - a)
    scores[type] += first + others.slice(0, 4).reduce((sum, score, at) => sum + score / (at + 3), 0)
  }
}

/** What is paid and given back stands beside its amount; by themselves such words tell nothing. */
const payments = new Set([
  ...['cash', 'change', 'change due', 'rounding', 'gegeben', 'rueckgeld', 'wechselgeld'],
  ...['rendu', 'especes', 'efectivo', 'cambio'],
])

interface Title {
  type: DocumentType
  pattern: RegExp
  /** Words of several parts are surer than one that stands in many documents. */
  weight: number
  /** The word that it begins with; the star for any. */
  first: string
}

const patterns: Title[] = Object.entries(titles).flatMap(([type, line]) =>
  line.split('; ').map((words) => ({
    type: type as DocumentType,
    pattern: new RegExp(`(?<![a-z0-9])${words.replace('*', '[a-z]{2,}').replaceAll(' ', '[^a-z0-9]+')}(?![a-z0-9])`),
    weight: words.includes(' ') ? 1.2 : 1,
    first: words.includes('*') ? '*' : (words.split(' ')[0] ?? ''),
  })),
)
const byFirstWord = Map.groupBy(patterns, ({ first }) => first)

/** Most lines hold none of the words that titles begin with, which is cheaper to see than trying each. */
function possibleTitles(text: string): Title[] {
  const words = new Set(text.match(/[a-z0-9]+/g))
  return ['*', ...words].flatMap((word) => byFirstWord.get(word) ?? [])
}

/** Whether a line says what the document is, and nothing else: "INVOICE", "Facture". */
export function isTitle(line: string): boolean {
  return titledBy(line).length > 0
}

/** What a line that is nothing but a title says that the document is. */
export function titledBy(line: string): DocumentType[] {
  const text = fold(line).replace(/\s+/g, ' ').trim()
  return possibleTitles(text).flatMap(({ pattern, type }) =>
    pattern.exec(text)?.[0].length === text.length ? [type] : [],
  )
}
