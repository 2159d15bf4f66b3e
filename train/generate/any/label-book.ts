import { concepts as lexiconConcepts } from '../../../src/extract/lexicon/concepts.ts'
import { languages as lexiconWords } from '../../../src/extract/lexicon/vocabulary.ts'
import { german } from '../data/de.ts'
import { english } from '../data/en.ts'
import { spanish } from '../data/es.ts'
import { french } from '../data/fr.ts'
import { type Language, type LanguageData, languages } from '../data/language-data.ts'
import type { Random } from '../random.ts'
import type { Concept, ValueForm } from './concept.ts'
import { formOfLabel } from './form-of-label.ts'
import { vocabulary } from './kinds/vocabulary.ts'
import type { LabelData } from './label-data.ts'
import type { Category, Noun, NounSort } from './nouns/noun.ts'

interface Entry {
  concept: Concept
  domain: string
  /** Other entries that mean the same. */
  same: readonly number[]
  /** Used by several programs, or known to the lexicon. */
  common: boolean
}

/** Labels to print and to ask with, and words and names of all kinds. Without gathered data the lexicon's must do. */
export class LabelBook {
  readonly domains: readonly string[]
  readonly #entries: Entry[]
  readonly #data: LabelData | undefined
  readonly #synonyms: ReadonlyMap<string, string[]>
  readonly #byLanguage = new Map<string, number[]>()
  readonly #byWord = new Map<string, number[]>()
  readonly #byForm = new Map<ValueForm, number[]>()
  readonly #lexicon = new Map<string, number>()
  readonly #index = new Map<Concept, number>()
  readonly #nouns: readonly Noun[]
  readonly #nounsBy: ReadonlyMap<string, Noun[]>

  constructor(data?: LabelData, synonyms: Record<string, string[]> = {}) {
    this.#data = data
    this.#synonyms = new Map(Object.entries(synonyms))
    this.#entries = [...(data ? entriesOf(data) : []), ...lexiconEntries(), ...kindEntries()]
    for (const [index, { concept, domain, common }] of this.#entries.entries()) {
      this.#index.set(concept, index)
      if (domain === 'lexicon') this.#lexicon.set(concept.id.slice('lexicon:'.length), index)
      for (const language of languages)
        if (concept.labels[language]) {
          add(this.#byLanguage, `${language}:${domain}`, index)
          add(this.#byLanguage, language, index)
          if (common) add(this.#byLanguage, `${language}:common`, index)
          add(this.#byLanguage, `${language}:form ${concept.form}`, index)
        }
      for (const word of wordsOf(concept.labels.en?.[0] ?? '')) add(this.#byWord, word, index)
      if (common || index % 4 === 0) add(this.#byForm, concept.form, index)
    }
    this.#nouns = nounsOf(data)
    this.#nounsBy = byKeys(this.#nouns)
    this.domains = [...new Set(this.#entries.map(({ domain }) => domain))].filter(
      (name) => name !== 'lexicon' && name !== 'kinds',
    )
  }

  /** A concept that the language has a label for. */
  concept(random: Random, language: Language, domain?: string): Concept {
    const key = random.weighted([
      [`${language}:lexicon`, 2.5],
      [`${language}:kinds`, 2.5],
      [`${language}:common`, 3.5],
      [domain === undefined ? language : `${language}:${domain}`, 4],
      [language, 0.7],
    ])
    return this.#at(random.pick(this.#byLanguage.get(key) ?? this.#byLanguage.get(language) ?? []))
  }

  /** What the engine's lexicon knows by this name. */
  lexicon(id: string): Concept | undefined {
    const index = this.#lexicon.get(id)
    return index === undefined ? undefined : this.#at(index)
  }

  ofForm(random: Random, form: ValueForm, language?: Language): Concept {
    const own = language && this.#byLanguage.get(`${language}:form ${form}`)
    return this.#at(random.pick(own ?? this.#byForm.get(form) ?? this.#byForm.get('phrase') ?? []))
  }

  /** Another concept whose label shares a word with this one's. */
  neighbour(random: Random, concept: Concept, language: Language): Concept | undefined {
    const words = wordsOf(concept.labels.en?.[0] ?? '')
    if (words.length === 0) return
    const sharing = this.#byWord.get(random.pick(words)) ?? []
    const found = this.#at(random.pick(sharing.length > 0 ? sharing : [0]))
    return found !== concept && found.labels[language] && !this.meansSame(found, concept) ? found : undefined
  }

  meansSame(one: Concept, other: Concept): boolean {
    const index = this.#index.get(other)
    return one === other || (index !== undefined && this.synonyms(one).includes(this.#at(index)))
  }

  synonyms(concept: Concept): Concept[] {
    const index = this.#index.get(concept)
    return index === undefined ? [] : (this.#entries[index]?.same ?? []).map((other) => this.#at(other))
  }

  /** English words that can stand for this one. */
  otherWords(word: string): readonly string[] {
    return this.#synonyms.get(word) ?? []
  }

  /** A name of a kind, mostly of the language. */
  name(random: Random, kind: string, language: Language): string {
    const lists = this.#data?.names[kind] ?? builtIn[language][kind] ?? {}
    const own = lists[language] ?? []
    const other = random.pick(Object.keys(lists).length > 0 ? Object.keys(lists) : ['xx'])
    const list = own.length > 0 && random.chance(0.75) ? own : (lists[other] ?? own)
    return list.length > 0 ? random.pick(list) : this.word(random, language)
  }

  /** The same, never of another language. */
  ownName(random: Random, kind: string, language: Language): string {
    const list = this.#data?.names[kind]?.[language] ?? builtIn[language][kind]?.[language] ?? []
    return list.length > 0 ? random.pick(list) : this.name(random, kind, language)
  }

  phrase(random: Random, language: Language): string {
    const list = this.#data?.phrases[language] ?? []
    return list.length > 0 ? random.pick(list) : random.pick(dataOf[language].services)
  }

  word(random: Random, language: Language): string {
    const list = this.#data?.words[language] ?? []
    return list.length > 0 ? random.pick(list) : random.pick(random.pick(dataOf[language].products).split(' '))
  }

  get hasNouns(): boolean {
    return this.#nouns.length > 0
  }

  /** A noun for things of the sort; one that the language has a word for, where that is asked. */
  noun(random: Random, sort: NounSort, language?: Language): Noun {
    const own = this.#nounsBy.get(`${sort} ${language}`)
    const common = this.#nounsBy.get(`${sort} common`) ?? []
    return random.pick(own ?? (random.chance(0.75) ? common : (this.#nounsBy.get(sort) ?? common)))
  }

  nounAt(index: number): Noun {
    const noun = this.#nouns[index]
    if (!noun) throw new Error('no such noun')
    return noun
  }

  category(random: Random): Category {
    return random.pick(this.#data?.typed?.categories ?? [])
  }

  #at(index: number): Concept {
    const entry = this.#entries[index]
    if (!entry) throw new Error('no such label')
    return entry.concept
  }
}

/** With the words that programs of other languages have for them. */
function nounsOf(data: LabelData | undefined): Noun[] {
  const groups = new Map(data?.groups.map(({ labels }) => [labels.en?.[0]?.toLowerCase() ?? '', labels]))
  return (data?.typed?.nouns ?? []).map((noun) => {
    const { en: _, ...labels } =
      noun.words.map((word) => groups.get(word)).find((found) => found?.de ?? found?.fr) ?? {}
    return { ...noun, labels }
  })
}

function byKeys(nouns: readonly Noun[]): Map<string, Noun[]> {
  const found = new Map<string, Noun[]>()
  for (const noun of nouns) for (const key of keysOfNoun(noun)) add(found, key, noun)
  return found
}

function keysOfNoun({ sort, isCommon, labels }: Noun): string[] {
  const spoken = Object.keys(labels ?? {}).map((language) => `${sort} ${language}`)
  return [sort, ...(isCommon ? [`${sort} common`] : []), ...spoken]
}

function add<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key)
  if (list) list.push(value)
  else map.set(key, [value])
}

const small = new Set('of the to by for in on at and or a is per with'.split(' '))

function wordsOf(label: string): string[] {
  return label
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter((word) => word.length > 1 && !small.has(word))
}

function entriesOf({ groups }: LabelData): Entry[] {
  return groups.map(({ labels, form, domain, sources, same, fields }, index) => ({
    concept: { id: `label:${index}`, form, labels, ...(fields && { fields }), ...synonymsOf(groups, same) },
    domain: domain.replace('field ', ''),
    same: same ?? [],
    common: sources > 1,
  }))
}

function synonymsOf(groups: LabelData['groups'], same: readonly number[] | undefined): { synonyms?: string[] } {
  const synonyms = (same ?? []).flatMap((other) => groups[other]?.labels.en ?? [])
  return synonyms.length > 0 ? { synonyms } : {}
}

const formOfKind: Record<string, ValueForm> = {
  ...{ datetime: 'date', code: 'id', bic: 'id', vat_id: 'id', tax_id: 'id', isin: 'id', boolean: 'flag' },
  ...{ text: 'phrase', date: 'date', time: 'time', duration: 'duration', money: 'money', number: 'number' },
  ...{ percent: 'percent', currency: 'currency', iban: 'iban', email: 'email', phone: 'phone', url: 'url' },
  ...{ address: 'address', company: 'company', person: 'person', country: 'country' },
}

/** The engine's own concepts, with all their words in four languages. */
function lexiconEntries(): Entry[] {
  return Object.entries(lexiconConcepts).flatMap(([id, { kinds }]) => {
    const kind = formOfKind[kinds[0] ?? '']
    if (!kind) return []
    const form = kind === 'phrase' ? formOfLabel(id.replaceAll('_', ' ')) : kind
    const all = Object.fromEntries(
      languages.map((language) => [language, labelsIn(lexiconWords[language] as Record<string, string>, id)]),
    )
    const labels = Object.fromEntries(
      Object.entries(all).map(([language, list]) => [language, list.filter((label) => label.split(' ').length < 5)]),
    )
    if (languages.some((language) => !labels[language]?.length)) return []
    const concept = { id: `lexicon:${id}`, form, labels, synonyms: [id.replaceAll('_', ' '), ...(all['en'] ?? [])] }
    return [{ concept, domain: 'lexicon', same: [], common: true }]
  })
}

/** What documents of named kinds state may stand in any document. */
function kindEntries(): Entry[] {
  return [...vocabulary.values()].map((concept) => ({ concept, domain: 'kinds', same: [], common: true }))
}

function labelsIn(words: Record<string, string>, id: string): string[] {
  return (words[id] ?? '')
    .split(';')
    .map((label) => label.trim().replace(/^=/, ''))
    .filter(Boolean)
}

const dataOf: Record<Language, LanguageData> = { de: german, en: english, fr: french, es: spanish }

type NamesOf = Record<string, Record<string, string[]>>

const builtIn = Object.fromEntries(languages.map((language) => [language, namesIn(language)])) as Record<
  Language,
  NamesOf
>

function namesIn(language: Language): NamesOf {
  const { firstNames, lastNames, products, services, jobs, units, nameStarts, locales } = dataOf[language]
  const list = (values: readonly string[]) => ({ [language]: [...values] })
  return {
    ...{ first: list(firstNames), last: list(lastNames), product: list(products), service: list(services) },
    ...{ job: list(jobs), unit: list(units), company: list(nameStarts) },
    city: list(locales.flatMap(({ cities }) => cities.map((city) => city.replace(/^\d+ |[\d,].*/g, '').trim()))),
    country: list(locales.map(({ countryName }) => countryName)),
    legal: list(locales.flatMap(({ legalForms }) => legalForms)),
  }
}
