import { fillersOf, type Language, languages, phrasesOf } from './phrases.ts'
import type { Token } from './words.ts'

/** The language of a question by its small words; English where they do not tell, nothing where none is known. */
export function languageOf(tokens: Token[]): Language | undefined {
  const words = tokens.filter(({ kind }) => kind === 'word').map(({ folded }) => folded)
  const scores = languages.map((language) => {
    const [fillers, phrases] = [fillersOf(language), phrasesOf(language)]
    const known = words.filter((word) => fillers.has(word) || phrases.has(word))
    return { language, score: known.length }
  })
  const best = scores.reduce((a, b) => (b.score > a.score ? b : a))
  return best.score === 0 && words.length > 3 ? undefined : best.language
}
