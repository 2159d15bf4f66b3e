import { type Piece, piecesOf, stated, type Text } from '../../text.ts'
import { type Concept, type ValueForm, valueForms } from '../concept.ts'
import type { Fact, ListFact } from '../facts.ts'
import { madeTitle } from '../matters/made-titles.ts'
import type { Sketch } from '../sketch.ts'
import type { WrittenPaper } from './written-paper.ts'

/** Fills the places of a written paper, each with the same however often it stands there. */
export class Slots {
  readonly #sketch: Sketch
  readonly #paper: WrittenPaper
  readonly #said = new Map<string, Piece[]>()
  readonly #orders = new Map<string, readonly string[]>()

  constructor(sketch: Sketch, paper: WrittenPaper) {
    this.#sketch = sketch
    this.#paper = paper
  }

  /** Questions that the page does not answer. */
  untold(): Concept[] {
    return [...this.#paper.questions].filter(([key]) => !this.#said.has(key)).map(([, { concept }]) => concept)
  }

  /** Of `<a|b>` one is said, `[...]` is left out at times. */
  filled(template: string, row?: Row): Piece[] {
    return this.#chosen(template)
      .split(/(\{(?:\{\}|[^}])*\})/)
      .filter(Boolean)
      .flatMap((part) => (part.startsWith('{') ? this.#slot(part.slice(1, -1), row) : piecesOf(part)))
  }

  #chosen(template: string): string {
    const { random } = this.#sketch
    return template
      .replace(/\[([^[\]]*)\]/g, (_, clause: string) => (random.chance(0.6) ? clause : ''))
      .replace(/<([^<>]*)>/g, (_, ways: string) => random.pick(ways.split('|')))
      .replace(/ {2,}/g, ' ')
  }

  #slot(place: string, row: Row | undefined): Piece[] {
    const [, key = '', sign = '', words = ''] = /^([\w.]*)([=*!?:#]?)(.*)$/.exec(place) ?? []
    if (sign === '#') return piecesOf(String((row?.item ?? 0) + 1))
    if (key === '') return piecesOf(this.#filler(words))
    if (row && key.startsWith(`${row.list.name}.`)) return this.#cell(key, sign, words, row)
    const known = this.#said.get(key)
    // A copy: each printing is a mark of its own.
    if (known) return structuredClone(known)
    const said = piecesOf(this.#value(key, sign, words))
    this.#said.set(key, said)
    return said
  }

  /** What nobody asks for. */
  #filler(words: string): Text {
    if (words.startsWith('=')) return this.#sketch.random.pick(words.slice(1).split('|'))
    const [, form = '', like] = /^([a-z]+)(?::(.+))?$/.exec(words) ?? []
    if (!valueForms.includes(form as ValueForm)) throw new Error(`${this.#paper.id}: no form in {:${words}}`)
    const concept = { id: 'filler', form, labels: {}, ...(like !== undefined && { like }) } as Concept
    return this.#made({ key: 'filler', concept })
  }

  #value(key: string, sign: string, words: string): Text {
    const question = this.#paper.questions.get(key)
    if (!question) throw new Error(`${this.#paper.id} does not ask for ${key}`)
    const { facts, random } = this.#sketch
    const isMeant = sign === '!' || sign === '?'
    const fact = facts.add({ ...question, unlabelled: true, ...(isMeant && { paraphrased: true as const }) })
    if (!isMeant) return this.#told(fact, sign, words)
    const ways = words.split('~')
    const chosen = random.int(0, ways.length - 1)
    if (sign === '!') fact.flag = chosen === 0
    else fact.choice = chosen
    return [stated(fact.key, sign === '!' ? chosen === 0 : '', random.pick((ways[chosen] ?? '').split('|')))]
  }

  #told(fact: Fact, sign: string, words: string): Text {
    const { random } = this.#sketch
    if (sign === '') return this.#made(fact)
    const said = sign === '*' ? madeTitle(this.#sketch) : random.pick(words.split('|'))
    return [stated(fact.key, said, said)]
  }

  #made(fact: Fact): Text {
    const { values, names } = this.#sketch
    const { form, like = '' } = fact.concept
    if (like.includes('{}')) return [this.#named(fact.key, like)]
    if (form !== 'person' && form !== 'company') return values.told(fact)
    for (;;) {
      const name = form === 'person' ? names.person() : names.company()
      // Between commas nobody could tell where such a name ends.
      if (!name.includes(',')) return [stated(fact.key, name, name)]
    }
  }

  /** As such bodies and things are called: `{} Pottery/Keramik {}`. */
  #named(key: string, like: string): Piece {
    const { random, names } = this.#sketch
    const own = random.pick(like.split('/')).replace(/\{\}/g, () => names.of(random.pick(['last', 'last', 'city'])))
    return stated(key, own, own)
  }

  #cell(key: string, sign: string, words: string, { list, item }: Row): Piece[] {
    const own = key.slice(list.name.length + 1)
    const column = list.fact.columns.find((each) => each.key === own)
    if (!column) throw new Error(`${this.#paper.id} has no column ${key}`)
    const mark = `${list.fact.key}[${item}].${own}`
    if (sign !== '=') return piecesOf(this.#made({ key: mark, concept: column.concept }))
    const order = this.#orders.get(place(key, words)) ?? this.#sketch.random.shuffle(words.split('|'))
    this.#orders.set(place(key, words), order)
    const said = order[item % order.length] ?? ''
    return [stated(mark, said, said)]
  }
}

function place(key: string, words: string): string {
  return `${key}=${words}`
}

/** An item of a list in the making. */
export interface Row {
  list: { name: string; fact: ListFact }
  item: number
}
