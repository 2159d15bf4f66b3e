import type { Document } from '../../document/model.ts'

const sample = 20_000
const enoughWords = 12

/** Short words that stand in every text of a language and seldom in others. */
const common: Record<string, Set<string>> = {
  de: new Set(
    'der die das und nicht mit für von ist ein eine auf dem den des zu bei oder wird im vom zum zur sie wir'.split(' '),
  ),
  en: new Set('the of and to in is for that with be by this on are or as not from at your we you'.split(' ')),
  fr: new Set('le la les des et du en est une pour dans par sur au aux avec vous nous ne qui'.split(' ')),
  es: new Set('el la los las del y en es una por para con su que no al se lo como más'.split(' ')),
}

/** The language that the reader found; how sure it is, its most common words tell. */
export function detectLanguage({ language, markdown }: Document): { code: string | null; confidence: number } {
  const words =
    markdown
      .slice(0, sample)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  const counts = Object.entries(common).map(([code, known]) => ({
    code,
    count: words.filter((word) => known.has(word)).length,
  }))
  const [best] = counts.sort((a, b) => b.count - a.count)
  const all = counts.reduce((sum, { count }) => sum + count, 0)
  if (language === null && (!best || best.count < 3)) return { code: null, confidence: 0 }
  const code = language ?? best?.code ?? null
  const own = counts.find((entry) => entry.code === code)
  // Of a language without words above only the reader's own finding is known.
  if (!own) return { code, confidence: 0.7 }
  const share = (own.count + 1) / (all + 2)
  return { code, confidence: Math.min(0.99, share + (1 - share) * Math.min(0.5, all / (4 * enoughWords))) }
}
