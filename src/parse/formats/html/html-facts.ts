import type { FormField } from '../../../document/model.ts'

/** What a page of html says beside its text. */
export interface HtmlFacts {
  title: string
  language: string
  /** Names in lower case, as `author` or `og:title`. */
  meta: Map<string, string>
  links: Set<string>
  /** Where its pictures come from, as `cid:...` in mails. */
  images: Set<string>
  fields: Omit<FormField, 'page' | 'box'>[]
}

export function emptyFacts(): HtmlFacts {
  return { title: '', language: '', meta: new Map(), links: new Set(), images: new Set(), fields: [] }
}
