import { translations } from '../../extract/lexicon/translations.ts'
import { headOf } from '../../extract/lexicon/vocabulary.ts'
import { wordsOf } from '../../extract/lexicon/words.ts'

/** Longer names are sentences, which nobody says word for word. */
const mostWords = 3
const mostNames = 60
/** Shorter ones are endings and articles of other languages. */
const leastLetters = 3

/** What a field that the lexicon does not know may be called in other languages, word by word: "hours" are "Stunden", "monthly cost" is a "coût mensuel". */
export function translatedNames(name: string): string[] {
  const words = wordsOf(name).map(({ word }) => word)
  const heads = words.map(headOf)
  if (words.length > mostWords || heads.every((head) => head === undefined)) return []
  const ways = words.map((word, at) => {
    const head = heads[at]
    return head === undefined ? [word] : [word, head, ...(translations[head] ?? '').split(' ').filter(isWord)]
  })
  const all = ways.reduce<string[]>(
    (names, way) => names.flatMap((begun) => way.map((word) => `${begun} ${word}`)),
    [''],
  )
  return all.slice(0, mostNames).flatMap((one) => [one.trim(), one.trim().replaceAll(/([aou])e/g, '$1')])
}

function isWord(text: string): boolean {
  return text.length >= leastLetters && !text.includes('_')
}
