import type { Language } from '../data/language-data.ts'
import type { ValueForm } from './concept.ts'
import type { NounData } from './nouns/noun.ts'

/** Labels, field names and names of the world, as `train/reader/prepare-labels.ts` gathers them. */
export interface LabelData {
  groups: LabelGroup[]
  phrases: Record<Language, string[]>
  /** By kind and language; `xx` holds those of other languages. */
  names: Record<string, Record<string, string[]>>
  words: Record<Language, string[]>
  /** Nouns by what they name. */
  typed?: NounData
}

export interface LabelGroup {
  labels: Partial<Record<Language, string[]>>
  form: ValueForm
  domain: string
  /** How many programs use it. */
  sources: number
  /** Groups that mean the same. */
  same?: number[]
  fields?: [name: string, description: string][]
}
