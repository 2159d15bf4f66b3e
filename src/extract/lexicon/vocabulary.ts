import type { ConceptId } from './concepts.ts'
import de from './de.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }
import { fold, stem } from './fold.ts'
import fr from './fr.json' with { type: 'json' }
import { translations } from './translations.ts'

/** Labels of every language as documents print them, parted by semicolons: a new language is one more entry. */
export const languages: Record<'de' | 'en' | 'fr' | 'es', Partial<Record<ConceptId, string>>> = { de, en, fr, es }

/** The head word of the row of translations that a word stands in. */
export function headOf(word: string): string | undefined {
  return heads().get(stem(word))
}

/** Whether a folded word stands in a label or in the translations as it is. */
export function isKnown(word: string): boolean {
  return knownWords().has(word)
}

let headsMade: Map<string, string> | undefined

function heads(): Map<string, string> {
  headsMade ??= makeHeads()
  return headsMade
}

function makeHeads(): Map<string, string> {
  const made = new Map<string, string>()
  for (const [head, words] of Object.entries(translations)) {
    for (const word of [head, ...words.split(' ')]) {
      made.set(stem(word), head)
    }
  }
  return made
}

let wordsMade: Set<string> | undefined

/** Folded words of all labels and translations. */
export function knownWords(): Set<string> {
  wordsMade ??= makeWords()
  return wordsMade
}

function makeWords(): Set<string> {
  const made = new Set<string>()
  for (const labels of Object.values(languages)) {
    for (const line of Object.values(labels)) {
      for (const word of line?.match(/[\p{L}\p{M}]+/gu) ?? []) {
        made.add(fold(word))
      }
    }
  }
  for (const [head, words] of Object.entries(translations)) {
    made.add(head)
    for (const word of words.split(' ')) {
      made.add(word)
    }
  }
  return made
}
