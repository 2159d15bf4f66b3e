import type { Language } from '../data/language-data.ts'

/** Ways to say something, in each language. */
export type Variants = Record<Language, readonly string[]>

/** Ways are parted by `|`. */
export function variants(en: string, de: string, fr: string, es: string): Variants {
  return { en: en.split('|'), de: de.split('|'), fr: fr.split('|'), es: es.split('|') }
}
