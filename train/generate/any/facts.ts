import type { Concept } from './concept.ts'
import type { Role } from './roles.ts'
import type { Thing } from './things/things.ts'

/** Where a value stands that no label names. */
export type FreePlace = 'sender' | 'recipient' | 'signer' | 'title' | 'subtitle' | 'date' | 'place' | 'number'

/** Something the document says once, or could say and leaves empty. */
export interface Fact {
  /** Concept of the marks on its words. */
  key: string
  concept: Concept
  /** Whose it is. */
  role?: Role
  /** Of what it is said, or what it names. */
  thing?: Thing
  /** Of a matrix: what the column is called. */
  column?: Concept
  /** What it stands under, together with others of its kind. */
  group?: Concept
  /** Of a period. */
  end?: 'start' | 'end'
  place?: FreePlace
  /** No label names it: a place, a deed or the other values of its line do. */
  unlabelled?: true
  /** What stands there means the choice or the flag and does not name it. */
  paraphrased?: true
  /** The label stands there, the value does not. */
  empty?: true
  unit?: string
  /** Which of the concept's choices, and whether a flag is set. */
  choice?: number
  flag?: boolean
}

export interface ListColumn {
  key: string
  concept: Concept
  /** A section's heading states it for all items below. */
  carried?: true
}

/** A list and what its items state. Marks are `key[item].column`, of inner lists `key[item].inner[item].column`. */
export interface ListFact {
  key: string
  /** What the list is called, where it has a heading or a kind of its own. */
  concept: Concept
  columns: ListColumn[]
  items: number
  /** One value for each item: a list of strings. */
  plain?: true
  inner?: ListFact
}

/** What one document states, gathered while it is printed. */
export class Facts {
  readonly all: Fact[] = []
  readonly lists: ListFact[] = []
  /** Printed with a label: nothing like them may be asked as absent. */
  readonly concepts = new Set<Concept>()
  readonly roles = new Set<Role>()
  /** What the document might well state beside what it does. */
  readonly unspoken: Concept[] = []
  readonly #forms = new Set<string>()
  #next = 0

  add(fact: Omit<Fact, 'key'>): Fact {
    const added = { ...fact, key: `f${this.#next}` }
    this.#next += 1
    this.all.push(added)
    this.note(fact.concept)
    if (fact.role) this.roles.add(fact.role)
    return added
  }

  addList(list: Omit<ListFact, 'key'>): ListFact {
    const added = { ...list, key: `l${this.lists.length}` }
    this.lists.push(added)
    return added
  }

  note(concept: Concept): void {
    if (this.concepts.has(concept)) return
    this.concepts.add(concept)
    for (const form of formsOf(concept)) this.#forms.add(form)
  }

  /** Whether a label of the document is a word for them. */
  speaksOf({ words }: Role): boolean {
    const spoken = Object.values(words).flat()
    return spoken.some((word) => this.#forms.has(word.toLowerCase()))
  }

  /** Whether the document uses a word for it in some language. */
  names(concept: Concept): boolean {
    return this.concepts.has(concept) || formsOf(concept).some((form) => this.#forms.has(form))
  }
}

function formsOf({ labels, synonyms = [] }: Concept): string[] {
  return [...Object.values(labels).flat(), ...synonyms].map((text) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\d]+/gu, ' ')
      .trim(),
  )
}
