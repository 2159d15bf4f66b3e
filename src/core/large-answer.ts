/** Values of an extraction that are written from the database as they are read, and by which an answer is made anew. */
export interface StreamedValues {
  extraction: string
  /** The data alone, or what all of it is known by. */
  part: 'data' | 'all'
  provenance: boolean
  /** The first and the last of each list's items, counted from 1. */
  rows?: [number, number] | undefined
}

/** An answer with more values than are made at once: the facts are put through the contract, the values follow them. */
export class LargeAnswer {
  readonly facts: object | undefined
  readonly values: StreamedValues

  constructor(facts: object | undefined, values: StreamedValues) {
    this.facts = facts
    this.values = values
  }
}
