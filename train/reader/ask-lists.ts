import type { Range } from '../../src/document/model.ts'
import { choiceSets } from '../generate/any/choices.ts'
import type { Concept } from '../generate/any/concept.ts'
import type { ListColumn, ListFact } from '../generate/any/facts.ts'
import type { AnyDocument } from '../generate/any/generate-any.ts'
import { typeOf } from './ask-types.ts'
import type { Asker } from './ask-words.ts'
import type { Asking, Marks } from './asking.ts'
import type { SchemaDraft } from './schema-draft.ts'

/** Asks for the lists of a document, for some or all of what their items state, and sometimes for lists that are not there. */
export function askLists(asked: Asking, asker: Asker, made: AnyDocument, marks: Marks): void {
  const { random, book, language } = asker
  const writer = new ListAsker(asked, asker, marks)
  for (const list of made.facts.lists) if (random.chance(0.9)) writer.ask(list, made)
  if (random.chance(0.1)) {
    const absent = made.plan.absentLists.length > 0 ? random.pick(made.plan.absentLists) : undefined
    const concept = absent?.concept ?? book.concept(random, language)
    const columns = absent?.columns ?? Array.from({ length: random.int(1, 4) }, () => book.concept(random, language))
    if (![concept, ...columns].some((each) => made.facts.names(each))) writer.askAbsent(concept, columns)
  }
}

class ListAsker {
  readonly #asked: Asking
  readonly #asker: Asker
  readonly #marks: Marks

  constructor(asked: Asking, asker: Asker, marks: Marks) {
    this.#asked = asked
    this.#asker = asker
    this.#marks = marks
  }

  ask(list: ListFact, made: AnyDocument): void {
    const { random } = this.#asker
    const { name, more } = this.#nameOf(list.concept)
    const [only] = list.columns
    if (list.plain && only) {
      const path = this.#asked.draft.add([name], { type: 'array', ...more, items: { type: 'string' } })
      if (path === undefined) return
      for (let item = 0; item < list.items; item += 1)
        this.#cell(`${path}[]`, `${list.key}[${item}].${only.key}`, { item })
      return
    }
    const draft = this.#asked.draft.addList(name, more)
    if (!draft) return
    const inner = list.inner
    const outerKeys = Array.from({ length: list.items }, (_, item) => ({ key: `${list.key}[${item}]`, at: { item } }))
    this.#columns(draft, this.#chosen(list), outerKeys)
    if (inner) {
      const { name: innerName, more: innerMore } = this.#nameOf(inner.concept)
      const below = draft.addList(innerName, innerMore)
      if (below) this.#columns(below, this.#chosen(inner), this.#innerKeys(list))
    }
    if (random.chance(0.3)) this.#absentColumn(draft, list, made)
  }

  askAbsent(concept: Concept, columns: readonly Concept[]): void {
    const { name, more } = this.#nameOf(concept)
    const draft = this.#asked.draft.addList(name, more)
    if (draft) for (const column of columns) this.#column(draft, { key: '', concept: column }, [])
  }

  #nameOf(concept: Concept) {
    const { random } = this.#asker
    const { text, description } = this.#asker.words(concept)
    const generic = random.chance(0.15)
      ? random.pick(['items', 'rows', 'entries', 'positions', 'lines', 'records', 'list', 'table'])
      : text
    return { name: this.#asker.name(generic), more: { ...(description !== '' && { description }) } }
  }

  /** All columns, or some of them. */
  #chosen({ columns }: ListFact): ListColumn[] {
    const { random } = this.#asker
    if (random.chance(0.55)) return columns
    return random.shuffle(columns).slice(0, random.int(1, columns.length))
  }

  #innerKeys(list: ListFact) {
    const keys: { key: string; at: { item: number; outer: number } }[] = []
    for (let outer = 0; outer < list.items; outer += 1)
      for (let inside = 0; inside < 20; inside += 1) {
        const key = `${list.key}[${outer}].n[${inside}]`
        if (list.inner?.columns.some((column) => this.#marks.has(`${key}.${column.key}`)))
          keys.push({ key, at: { item: keys.length, outer } })
      }
    return keys
  }

  #columns(draft: SchemaDraft, columns: readonly ListColumn[], items: readonly ItemKey[]): void {
    for (const column of columns) this.#column(draft, column, items)
  }

  #column(draft: SchemaDraft, column: ListColumn, items: readonly ItemKey[]): void {
    const { random } = this.#asker
    const { text, description } = this.#asker.words(column.concept)
    const { definition, keys } = typeOf(random, column.concept, '')
    const isChoice = column.concept.form === 'choice' && column.concept.choices && random.chance(0.4)
    const options = isChoice ? (column.concept.choices?.en ?? random.pick(choiceSets).en) : undefined
    const path = draft.add([this.#asker.name(text)], {
      ...definition,
      ...(options && { enum: options }),
      ...(description !== '' && { description }),
    })
    if (path === undefined) return
    for (const { key, at } of items) {
      const full = `${key}.${column.key}`
      const wanted = keys.map((each) => `${full}${each}`).find((each) => this.#marks.has(each))
      if (wanted !== undefined) this.#cell(path, wanted, { ...at, ...(column.carried && { carried: true as const }) })
    }
  }

  /** A property that no item states. */
  #absentColumn(draft: SchemaDraft, list: ListFact, made: AnyDocument): void {
    const { random, book, language } = this.#asker
    const near = random.pick(list.columns).concept
    const concept = random.chance(0.5) ? book.neighbour(random, near, language) : book.ofForm(random, near.form)
    if (concept && !made.facts.names(concept)) this.#column(draft, { key: '', concept }, [])
  }

  #cell(path: string, key: string, at: { item: number; outer?: number; carried?: true }): void {
    const [first] = this.#marks.get(key) ?? []
    for (const words of first?.ranges ?? [])
      this.#asked.spans.push({ path, page: first?.page ?? 1, words: words as Range, ...at })
  }
}

interface ItemKey {
  key: string
  at: { item: number; outer?: number }
}
