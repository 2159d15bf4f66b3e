import type { Catalogue } from '../../ask/catalogue.ts'
import type { Language } from '../../ask/phrases.ts'
import { isForm, stem, wordsOfName } from '../../ask/words.ts'
import { languages } from '../../extract/lexicon/vocabulary.ts'
import { openWordSpace, type WordSpace } from '../../extract/reader/word-space.ts'
import { singularsOf } from './singulars.ts'

/** A word of a question, and the word in names of fields that it says in another language. */
export interface NearName {
  said: string
  name: string
}

/**
 * Of 362 translations of words that no lexicon has, a half are found so, and of ten other words one is taken for it 4 times in a
 * thousand; from 0.65 a third, and none of the others.
 */
const leastLikeness = 0.6
/** Where two words of names are about as near it is not known which is meant. */
const leastAhead = 0.05
/** Shorter words are too much alike. */
const leastLetters = 4
const mostWords = 6

/**
 * "Tiefe" where a field is called `depth`, which the lexicon does not know: words that nothing explains are looked for in the reader's
 * space of meaning, among the names here that are in another language. No other word that the lexicon has of that language may be nearer.
 */
export async function nearNames(
  { relations }: Catalogue,
  words: string[],
  language: Language | undefined,
): Promise<NearName[]> {
  const wanted = [...new Set(words)].filter((word) => /^\p{L}+$/u.test(word) && word.length >= leastLetters)
  const names = ownWords(relations)
  const spoken = languageOfNames(names)
  const space = wanted.length > 0 && spoken !== language ? await openWordSpace() : undefined
  if (!space) return []
  return wanted.slice(0, mostWords).flatMap((said) => nearestTo(said, names, spoken, space) ?? [])
}

function nearestTo(said: string, names: string[], spoken: Language, space: WordSpace): NearName | undefined {
  const forms = [said, ...singularsOf(said.toLowerCase())]
  const likenessOf = (word: string) => Math.max(...forms.map((form) => space.likeness(form, word)))
  const [best, second] = names
    .map((name) => ({ name, likeness: likenessOf(name) }))
    .sort((a, b) => b.likeness - a.likeness)
  if (!best || best.likeness < leastLikeness) return undefined
  if (second && best.likeness - second.likeness < leastAhead) return undefined
  const isOther = (word: string) => !isSame(word, said) && !isSame(word, best.name)
  const isNearer = vocabularyOf(spoken).some((word) => isOther(word) && likenessOf(word) > best.likeness)
  return isNearer ? undefined : { said, name: best.name }
}

function isSame(one: string, other: string): boolean {
  return stem(one) === stem(other) || isForm(stem(one), stem(other))
}

/** The catalogue with these words in the places of those that they say. */
export function withNearNames({ relations, links }: Catalogue, near: NearName[]): Catalogue {
  const instead = (names: string[]) =>
    near.flatMap(({ said, name }) =>
      names.map(partsOf).flatMap((parts) => (parts.includes(name) ? [parts.join(' ').replace(name, said)] : [])),
    )
  const more = (names: string[]) => [...names, ...instead(names)]
  return {
    links,
    relations: relations.map((relation) => ({
      ...relation,
      names: more(relation.names),
      ...(relation.kinds && { kinds: relation.kinds.map((kind) => ({ ...kind, names: more(kind.names) })) }),
      columns: relation.columns.map(({ ownNames, ...column }) => ({
        ...{ ...column, names: more(column.names) },
        ...(ownNames && { ownNames: [...ownNames, ...instead(column.names)] }),
      })),
    })),
  }
}

/** Words that fields, lists and kinds are called by themselves. */
function ownWords(relations: Catalogue['relations']): string[] {
  const names = relations.flatMap(({ names: [own = ''], kinds = [], columns }) => [
    own,
    ...kinds.map(({ names: [kind = ''] }) => kind),
    ...columns.filter(({ isKey }) => !isKey).map(({ names: [column = ''] }) => column),
  ])
  const words = new Map<string, string>()
  for (const word of names.flatMap(partsOf))
    if (word.length >= leastLetters - 1 && !words.has(stem(word))) words.set(stem(word), word)
  return [...words.values()]
}

function partsOf(name: string): string[] {
  return wordsOfName(name).map((word) => word.toLowerCase())
}

/** The language that most words of names are of; English of those that no lexicon has. */
function languageOfNames(names: string[]): Language {
  const many = (language: Language) => {
    const known = new Set(vocabularyOf(language))
    return names.filter((name) => known.has(name)).length
  }
  return (['de', 'fr', 'es'] as const).reduce<Language>((best, one) => (many(one) > many(best) ? one : best), 'en')
}

const vocabularies = new Map<Language, string[]>()

/** Words of all labels that the lexicon has of a language. */
function vocabularyOf(language: Language): string[] {
  const known = vocabularies.get(language)
  if (known) return known
  const words = Object.values(languages[language]).flatMap((labels) => partsOf((labels ?? '').replaceAll(/[=;]/g, ' ')))
  const made = [...new Set(words.filter((word) => word.length >= leastLetters))]
  vocabularies.set(language, made)
  return made
}
