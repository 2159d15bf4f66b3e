import type { Concept, ValueForm, Words } from '../concept.ts'
import { cellsOf, inLanguages } from '../parts/blocks.ts'
import type { Variants } from '../variants.ts'
import { bodyLines } from './bodies.ts'
import { numberLines } from './numbers.ts'
import { peopleLines, postLines } from './people.ts'

/** Somebody or something by its part on a page: the words to ask for it, and cues that tell it without them. */
export interface Voice {
  id: string
  words: Variants
  cues: Variants
  said: readonly string[]
  /** Nothing else on any page is called so. */
  isUnmistakable: boolean
}

export interface NumberVoice extends Voice {
  patterns: readonly string[]
}

export const bodies = rowsOf(bodyLines).map(voiceOf)
export const people = rowsOf(peopleLines).map(voiceOf)
export const posts: readonly Variants[] = rowsOf(postLines).map((cells) => inLanguages(cells))

export const numbers: readonly NumberVoice[] = rowsOf(numberLines).map((cells) => ({
  ...voiceOf([...cells.slice(0, 9), cells[10] ?? '']),
  patterns: (cells[9] ?? '').split('|'),
}))

function voiceOf([head = '', ...cells]: readonly string[]): Voice {
  const [id = '', star] = head.split(' ')
  return {
    ...{ id, words: inLanguages(cells), cues: inLanguages(cells.slice(4)) },
    ...{ said: (cells[8] ?? '').split('|'), isUnmistakable: star === '*' },
  }
}

export function rowsOf(lines: string): string[][] {
  return lines.trim().split('\n').map(cellsOf)
}

/** As somebody asks for what a voice names: by its words, with `name` behind them, or by what it does. */
export function conceptOf(
  id: string,
  form: ValueForm,
  { words, said }: Pick<Voice, 'words' | 'said'>,
  more: readonly string[] = [],
): Concept {
  const said0 = said.filter(Boolean)
  const descriptions = said0.length > 0 ? said0 : ['']
  const named = ['person', 'company', 'product', 'phrase'].includes(form)
  const names = words.en.flatMap((word) => (named && !word.endsWith(' by') ? [word, `${word} name`] : [word]))
  return {
    ...{ id: `dense:${id}`, form, labels: words as Words },
    fields: [...names, ...more].flatMap((name) => descriptions.map((text) => [name, text] as const)),
  }
}

/** The words for one who stands for somebody, or for what is said of them. */
export function wordsAbout(forms: Variants, of: Variants): Variants {
  const each = (language: keyof Variants) =>
    forms[language].flatMap((form) =>
      of[language].slice(0, 2).map((word) => form.replace('{}', language === 'de' ? word : word.toLowerCase())),
    )
  return { en: each('en'), de: each('de'), fr: each('fr'), es: each('es') }
}

const general = new Set(
  'company office agency house firm service organisation organization body person contact head name number provider centre center institution department group team member first second manager officer former previous private public'.split(
    ' ',
  ),
)

/** What the English words are about, to keep two apart that could be taken for each other. */
export function stemsOf(words: Variants): string[] {
  return words.en
    .flatMap((word) => word.toLowerCase().split(/[^a-z]+/))
    .filter((word) => word.length > 3 && !general.has(word))
    .map((word) => word.slice(0, 6))
}
