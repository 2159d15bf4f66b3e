import type { Language } from '../../data/language-data.ts'

/** What a noun names: `house` is a firm or an office as well as its building. */
export type NounSort =
  | ('person' | 'house' | 'group' | 'vehicle' | 'device')
  | ('site' | 'place' | 'animal' | 'event' | 'work')

/** A noun of one meaning: who or what is called so has a name of its own. */
export interface Noun {
  sort: NounSort
  /** English words for it. */
  words: readonly string[]
  definition: string
  /** Places of the nouns that it is a kind of. */
  wider: readonly number[]
  isCommon: boolean
  /** Words of other languages, where labels of programs have them. */
  labels?: Partial<Record<Language, readonly string[]>>
}

/** A word for many kinds of a thing, one of which a document names. */
export interface Category {
  /** Categories of one field may have kinds in common. */
  field: number
  words: readonly string[]
  definition: string
  kinds: readonly string[]
}

export interface NounData {
  nouns: Noun[]
  categories: Category[]
}
