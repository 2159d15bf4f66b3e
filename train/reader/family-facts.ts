import { concepts as lexiconConcepts } from '../../src/extract/lexicon/concepts.ts'
import { languages as lexiconWords } from '../../src/extract/lexicon/vocabulary.ts'
import type { Concept } from '../generate/any/concept.ts'
import { type Fact, Facts } from '../generate/any/facts.ts'
import { formOfLabel } from '../generate/any/form-of-label.ts'
import type { AnyDocument } from '../generate/any/generate-any.ts'
import type { LabelBook } from '../generate/any/label-book.ts'
import { attributes, type Role, roles } from '../generate/any/roles.ts'
import { german } from '../generate/data/de.ts'
import { english } from '../generate/data/en.ts'
import { spanish } from '../generate/data/es.ts'
import { french } from '../generate/data/fr.ts'
import { type Language, languages } from '../generate/data/language-data.ts'
import type { GeneratedDocument } from '../generate/generated-document.ts'
import type { Random } from '../generate/random.ts'
import { plainNames } from '../ranker/ask-fields.ts'

const dataOf = { de: german, en: english, fr: french, es: spanish }

/** A document of a known family as one of any kind, so that it is asked for in the same ways. */
export function asAny(made: GeneratedDocument, book: LabelBook, random: Random): AnyDocument {
  const facts = new Facts()
  const namer = new Namer(book, made.family, random)
  const lists = new Map<string, { columns: Set<string>; items: number }>()
  const seen = new Set<string>()
  for (const { mark } of made.marks) {
    const inList = /^(\w+)\[(\d+)\](?:\.(\w+))?$/.exec(mark.concept)
    if (inList) noteCell(lists, inList)
    else if (!seen.has(mark.concept)) {
      seen.add(mark.concept)
      const fact = { ...namer.fact(mark.concept), key: mark.concept }
      const flag = flagOf(fact.concept, mark.value)
      facts.all.push(flag === undefined ? fact : { ...fact, flag })
      facts.note(fact.concept)
      if (fact.role) facts.roles.add(fact.role)
    }
  }
  for (const [key, { columns, items }] of lists) addList(facts, namer, key, [...columns], items)
  const absent = made.absent.filter((id) => !/[[\]]/.test(id)).map((id) => namer.fact(id))
  return {
    ...{ document: made.document, language: made.language as Language, kind: made.family, medium: made.medium },
    ...{ facts, marks: made.marks, sheets: made.sheets },
    plan: {
      ...{ kind: made.family, title: { words: [] }, parties: [], concepts: [], lists: [], absentLists: [] },
      absent: absent.filter(({ role }) => !role).map(({ concept }) => concept),
    },
  }
}

function noteCell(
  lists: Map<string, { columns: Set<string>; items: number }>,
  [, key = '', item, column]: RegExpExecArray,
): void {
  // Lists of figures by period are no lists of things.
  if (column === undefined && !plainLists.has(key)) return
  const list = lists.get(key) ?? { columns: new Set<string>(), items: 0 }
  lists.set(key, list)
  list.columns.add(column ?? '')
  list.items = Math.max(list.items, Number(item) + 1)
}

const plainLists = new Set(['skills', 'languages'])

function addList(facts: Facts, namer: Namer, key: string, columns: readonly string[], items: number): void {
  facts.lists.push({
    ...{ key, concept: listConcept(key), items },
    columns: columns.map((column) => ({ key: column, concept: namer.column(key, column) })),
    ...(plainLists.has(key) && { plain: true as const }),
  })
  for (const { concept } of facts.lists.at(-1)?.columns ?? []) facts.note(concept)
}

const listNames: Record<string, string> = {
  line_items:
    'items|line items|positions|articles|products|lines|goods|order lines;Positionen|Artikel|Posten|Leistungen;lignes|articles|positions|prestations;líneas|artículos|conceptos|partidas',
  transactions:
    'transactions|bookings|movements|entries|account movements;Umsätze|Buchungen|Bewegungen;opérations|mouvements|écritures;movimientos|operaciones|apuntes',
  parties:
    'parties|contracting parties|signatories;Parteien|Vertragsparteien;parties|contractants;partes|partes contratantes',
  positions:
    'experience|work experience|jobs|employment history|career;Berufserfahrung|Stationen;expérience|emplois;experiencia|empleos',
  education: 'education|degrees|studies|schools;Ausbildung|Bildungsweg;formation|études;formación|estudios',
  skills: 'skills|abilities|competences;Kenntnisse|Fähigkeiten;compétences;habilidades|competencias',
  languages: 'languages|spoken languages;Sprachen|Sprachkenntnisse;langues;idiomas',
  taxes: 'taxes|tax breakdown|vat lines;Steuern|Steueraufschlüsselung;taxes|ventilation TVA;impuestos|desglose IVA',
}

function listConcept(key: string): Concept {
  const [en = '', de = '', fr = '', es = ''] = (listNames[key] ?? key.replaceAll('_', ' ')).split(';')
  return {
    id: `list:${key}`,
    form: 'phrase',
    labels: { en: en.split('|'), de: de.split('|'), fr: fr.split('|'), es: es.split('|') },
  }
}

function flagOf({ form }: Concept, value: string | number | boolean): boolean | undefined {
  if (form !== 'flag') return
  return typeof value === 'boolean' ? value : /^(yes|ja|oui|s[ií])$/i.test(String(value))
}

const roleNames: Record<string, string> = { ship_to: 'consignee', client: 'buyer', account_holder: 'holder' }

class Namer {
  readonly #book: LabelBook
  readonly #family: string
  readonly #random: Random

  constructor(book: LabelBook, family: string, random: Random) {
    this.#book = book
    this.#family = family
    this.#random = random
  }

  /** `seller_address.city` is the city of the seller, `year_to_date.gross_pay` a column of a row. */
  fact(id: string): Omit<Fact, 'key'> {
    const year = /^year_to_date\.(.+)$/.exec(id)
    if (year) return { concept: this.#concept(year[1] ?? ''), column: this.#concept('year_to_date') }
    const plain = plainNames[this.#family]?.[id]
    if (plain && this.#random.chance(0.3))
      return { concept: { ...this.#concept(id), labels: { en: plain.split('|') }, synonyms: [] } }
    const [role, rest] = partsOf(id)
    if (!role) return { concept: this.#concept(id) }
    return { role, concept: attributes.get(attributeIds[rest] ?? rest) ?? this.#concept(rest) }
  }

  column(list: string, column: string): Concept {
    return this.#concept(column === '' ? list : (columnIds[`${list}.${column}`] ?? column))
  }

  #concept(id: string): Concept {
    const known = this.#book.lexicon(id)
    const labels = Object.fromEntries(
      languages.flatMap((language) => {
        const own = dataOf[language].labels[id]?.split('|') ?? []
        const all = [...own, ...(known?.labels[language] ?? [])]
        return all.length > 0 ? [[language, all]] : []
      }),
    )
    const words = id.replaceAll('_', ' ')
    return {
      ...{ id: `family:${id}`, form: known?.form ?? (flags.has(id) ? 'flag' : formOfLabel(words)) },
      labels: Object.keys(labels).length > 0 ? labels : { en: [words] },
      synonyms: known?.synonyms ?? [words],
    }
  }
}

const flags = new Set(['consent', 'has_children', 'employed'])
const attributeIds: Record<string, string> = {
  ...{ 'address.street': 'street', 'address.city': 'city', 'address.postcode': 'zip', 'address.country': 'country' },
}
const columnIds: Record<string, string> = {
  'line_items.total': 'line_total',
  'taxes.rate': 'tax_rate',
  'taxes.net': 'net_total',
  'taxes.amount': 'tax_total',
}

function partsOf(id: string): [role: Role | undefined, rest: string] {
  for (let at = id.indexOf('_'); at > 0; at = id.indexOf('_', at + 1)) {
    const [head, rest] = [id.slice(0, at), id.slice(at + 1)]
    const role = roleNamed(head)
    if (
      role &&
      (attributes.has(attributeIds[rest] ?? rest) || rest in lexiconConcepts || /^(register|director|fax)$/.test(rest))
    )
      return [role, rest]
  }
  return [undefined, id]
}

function roleNamed(id: string): Role | undefined {
  const known = roles.find((role) => role.id === (roleNames[id] ?? id))
  if (known) return known
  if (lexiconConcepts[id as keyof typeof lexiconConcepts]?.kinds[0] !== 'role') return
  const words = Object.fromEntries(
    languages.map((language) => [
      language,
      (lexiconWords[language] as Record<string, string>)[id]?.split(';').map((word) => word.trim()) ?? [id],
    ]),
  ) as unknown as Role['words']
  return { id, words, does: [] }
}
