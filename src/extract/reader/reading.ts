import type { ArrayNode, Leaf } from '../schema/field-tree.ts'
import type { Tags } from './decode-items.ts'
import type { SpanReading } from './decode-spans.ts'
import type { PageFeatures } from './page-features.ts'
import type { ReadItem } from './read-list.ts'

export interface Choice {
  value: string | number | boolean
  /** Among the choices, if the document states one at all. */
  probability: number
}

/** What the reader makes of a document for a schema. Words are numbered in reading order. */
export interface Reading {
  places: PageFeatures['places']
  fields: Map<Leaf, SpanReading>
  choices: Map<Leaf, Choice[]>
  lists: Map<ArrayNode, ReadItem[]>
  /** What each word is to the properties of lists. */
  properties: Map<Leaf, PropertyTags>
}

export interface PropertyTags {
  list: ArrayNode
  tags: Tags
}
