import { type Piece, piecesOf, stated, type Text } from '../../text.ts'
import { capital } from '../names.ts'
import { attribute } from '../roles.ts'
import type { Entry, Sketch } from '../sketch.ts'
import { madeTitle } from './made-titles.ts'
import type { Matter, Party } from './matter.ts'

/** Says what a matter is about, each thing the same however often it is said. */
export class Telling {
  readonly #sketch: Sketch
  readonly #matter: Matter
  readonly #said = new Map<string, Piece[]>()
  /** Values that the paper makes up by itself, by their slot. */
  readonly #own: ReadonlyMap<string, (key: string) => Text>

  constructor(sketch: Sketch, matter: Matter, own: ReadonlyMap<string, (key: string) => Text> = new Map()) {
    this.#sketch = sketch
    this.#matter = matter
    this.#own = own
  }

  has(name: string): boolean {
    return this.#said.has(name)
  }

  /** What none of the passages tells, now or later. */
  leftBy(passages: readonly string[]): string[] {
    const later = new Set(passages.flatMap((text) => [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name)))
    return this.untold().filter((name) => !later.has(name))
  }

  /** Slots that nothing has told yet. */
  untold(): string[] {
    return [...this.#matter.slots.keys()].filter((name) => !this.has(name))
  }

  /** The passage with its places filled; `[...]` is left out at times, of `<a|b>` one is said. */
  passage(template: string): Piece[] {
    const { random } = this.#sketch
    const chosen = template
      .replace(/\[([^\]]*)\]/g, (_, clause: string) => (random.chance(0.6) ? clause : ''))
      .replace(/<([^>]*)>/g, (_, ways: string) => random.pick(ways.split('|')))
      .replace(/ {2,}/g, ' ')
    return chosen
      .split(/(\{[^}]*\})/)
      .filter(Boolean)
      .flatMap((part) => (part.startsWith('{') ? this.#filled(part.slice(1, -1)) : piecesOf(part)))
  }

  /** The name of a party. */
  name(name: string): Piece[] {
    return this.#once(name, () => {
      const party = this.#party(name)
      const { facts } = this.#sketch
      const said = nameOf(this.#sketch, party)
      const concept = attribute(party.form === 'person' ? 'name' : 'company')
      return [stated(facts.add({ concept, role: party, unlabelled: true }).key, said, said)]
    })
  }

  /** Somebody whose name stands on the paper already, under this key. */
  introduce(name: string, key: string, said: string): void {
    this.#said.set(name, [stated(key, said, said)])
  }

  /** A slot beside its label. */
  entry(name: string): Entry {
    const { random, language } = this.#sketch
    const slot = this.#slot(name)
    const inline = inlineValues(this.#matter.passages[language] ?? [], name)
    if (this.#own.has(name)) return { label: capital(this.#sketch.label(slot.concept)), value: this.#filled(name) }
    if (inline.length === 0) {
      this.#said.set(name, [])
      return this.#sketch.entry(slot.concept)
    }
    const value = this.#filled(`${name}=${random.pick(inline)}`)
    return { label: capital(this.#sketch.label(slot.concept)), value }
  }

  /** `slot`, `party`, `party.attribute`, each with `=values`, `*` for a made-up title, `!yes~no` or `?one~other`. */
  #filled(place: string): Piece[] {
    const [, name = '', sign = '', words = ''] = /^([\w.]+)([=*!?]?)(.*)$/.exec(place) ?? []
    if (this.#matter.parties.has(name)) return this.name(name)
    return this.#once(name, () => piecesOf(this.#value(name, sign, words)))
  }

  #value(name: string, sign: string, words: string): Text {
    const { random, facts, values } = this.#sketch
    const [party = '', attributeId] = name.split('.')
    const fact = facts.add(
      attributeId === undefined
        ? { concept: this.#slot(name).concept, unlabelled: true }
        : { concept: attribute(attributeId), role: this.#party(party), unlabelled: true },
    )
    const own = this.#own.get(name)
    if (own) return own(fact.key)
    if (sign === '*') return [quoted(this.#sketch, fact.key, madeTitle(this.#sketch))].flat()
    if (sign === '=') {
      const said = random.pick(words.split('|'))
      return [stated(fact.key, said, said)]
    }
    if (sign === '!' || sign === '?') {
      const ways = words.split('~')
      const chosen = random.int(0, ways.length - 1)
      if (sign === '!') fact.flag = chosen === 0
      else fact.choice = chosen
      return [stated(fact.key, sign === '!' ? chosen === 0 : '', random.pick((ways[chosen] ?? '').split('|')))]
    }
    return fact.concept.form === 'money' && fact.concept.like === undefined
      ? values.told({ ...fact, concept: { ...fact.concept, like: 'full' } })
      : values.told(fact)
  }

  #once(name: string, say: () => Piece[]): Piece[] {
    const known = this.#said.get(name)
    // A copy: each printing is a mark of its own.
    if (known) return structuredClone(known)
    const said = say()
    this.#said.set(name, said)
    return said
  }

  #party(name: string): Party {
    const party = this.#matter.parties.get(name)
    if (!party) throw new Error(`${this.#matter.id} has no party ${name}`)
    return party
  }

  #slot(name: string) {
    const slot = this.#matter.slots.get(name)
    if (!slot) throw new Error(`${this.#matter.id} has no slot ${name}`)
    return slot
  }
}

export function nameOf({ random, names, language }: Sketch, { form, names: own }: Party): string {
  if (own && random.chance(0.9))
    return random.pick(own[language]).replace(/\{\}/g, () => random.pick([names.of('city'), names.of('last')]))
  for (;;) {
    const name = form === 'person' ? names.person() : names.company()
    // Between commas of a passage nobody could tell where such a name ends.
    if (!name.includes(',')) return name
  }
}

/** What the passages say in place of the slot. */
function inlineValues(passages: readonly string[], slot: string): string[] {
  return passages.flatMap((text) =>
    [...text.matchAll(/\{(\w+)=([^}]*)\}/g)]
      .filter(([, name]) => name === slot)
      .flatMap(([, , words = '']) => words.split('|')),
  )
}

function quoted({ random, language }: Sketch, key: string, title: string): (string | Piece)[] {
  const marks = { en: ['“”', '""', '‘’'], de: ['„“', '»«', '""'], fr: ['«»', '“”'], es: ['«»', '“”'] }[language]
  const said = stated(key, title, title)
  if (random.chance(0.45)) return [said]
  const [open = '', close = ''] = random.pick(marks)
  const gap = language === 'fr' && open === '«' ? ' ' : ''
  return [open + gap, said, gap + close]
}
