import type { Language } from '../data/language-data.ts'

/** What a value looks like, from which it is made up and typed in a question. */
export const valueForms = [
  ...(['date', 'period', 'year', 'month', 'time', 'duration', 'money', 'percent', 'number', 'unit', 'id'] as const),
  ...(['person', 'first', 'last', 'company', 'city', 'country', 'region', 'zip', 'street', 'address'] as const),
  ...(['phone', 'email', 'url', 'iban', 'currency', 'language', 'job', 'product', 'flag', 'choice'] as const),
  ...(['text', 'phrase', 'short'] as const),
]
export type ValueForm = (typeof valueForms)[number]

export type Words = Partial<Record<Language, readonly string[]>>

/** Something that a document can state under a label and that can be asked for. */
export interface Concept {
  id: string
  form: ValueForm
  /** As documents print it. */
  labels: Words
  /** Other English words for it, only to ask. */
  synonyms?: readonly string[]
  /** Names that programs give such a field, with what they say of it. */
  fields?: readonly (readonly [name: string, description: string])[]
  /** Words of the choices, the same choice at the same place in each language. */
  choices?: Partial<Record<Language, readonly string[]>>
  /** One of these, in the document's language. */
  values?: Words
  /** Made up from this: a pattern of `random.pattern`, a range as `1..40`, or a unit. */
  like?: string
}
