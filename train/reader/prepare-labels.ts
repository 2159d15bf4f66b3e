import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { formOfLabel } from '../generate/any/form-of-label.ts'
import type { LabelData, LabelGroup } from '../generate/any/label-data.ts'
import { type Language, languages } from '../generate/data/language-data.ts'
import { readTypedNouns } from './typed-nouns.ts'

async function prepareLabels(folder: string, thesaurus: string): Promise<LabelData> {
  const rows = await table(join(folder, 'labels.tsv'))
  const groups = labelGroups(rows)
  linkSynonyms(groups)
  addFields(groups, await table(join(folder, 'fields.tsv')))
  const names = await table(join(folder, 'names.tsv'))
  return {
    groups,
    phrases: phrasesOf(rows),
    names: namesOf(names),
    words: wordsOf(rows, names),
    typed: await readTypedNouns(thesaurus),
  }
}

type Row = Record<string, string>

async function table(path: string): Promise<Row[]> {
  const [head = '', ...lines] = (await readFile(path, 'utf8')).trimEnd().split('\n')
  const columns = head.split('\t')
  return lines.map((line) => {
    const cells = line.split('\t')
    return Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? '']))
  })
}

const narrow = 'Shopify/product-taxonomy'

/** One group for each English label, with its translations; one of six of the narrow product attributes. */
function labelGroups(rows: readonly Row[]): LabelGroup[] {
  const found = new Map<string, ReturnType<typeof newGroup>>()
  for (const [index, row] of rows.entries()) {
    const en = row['en'] ?? ''
    if (row['tier'] !== 'A' || !isPrintable(en) || (row['source'] === narrow && index % 6 !== 0)) continue
    const key = en.toLowerCase()
    const group = found.get(key) ?? newGroup(en, row['domain'] ?? 'general')
    found.set(key, group)
    group.sources.add(row['source'] ?? '')
    for (const language of languages) {
      const label = row[language]
      if (label && isPrintable(label)) group.labels[language] = withNew(group.labels[language], label)
    }
  }
  return [...found.values()].map(({ sources, ...group }) => ({ ...group, sources: sources.size }))
}

function newGroup(en: string, domain: string) {
  const labels: LabelGroup['labels'] = {}
  return { labels, form: formOfLabel(en), domain, sources: new Set<string>() }
}

function withNew(known: string[] | undefined, label: string): string[] {
  const list = known ?? []
  return list.some((each) => each.toLowerCase() === label.toLowerCase()) || list.length > 4 ? list : [...list, label]
}

function isPrintable(label: string): boolean {
  return /\p{L}{2}/u.test(label) && label.length <= 48 && label.split(/\s+/).length <= 6
}

/** Two English labels that share their translations into two languages mean the same. */
function linkSynonyms(groups: LabelGroup[]): void {
  const sharing = new Map<string, number[]>()
  for (const [index, { labels }] of groups.entries())
    for (const key of pairsOf(labels)) sharing.set(key, [...(sharing.get(key) ?? []), index])
  for (const members of sharing.values())
    for (const one of members) for (const other of members) linkGroups(groups, one, other)
}

function pairsOf(labels: LabelGroup['labels']): string[] {
  const pairs: readonly (readonly [Language, Language])[] = [
    ['de', 'fr'],
    ['de', 'es'],
    ['fr', 'es'],
  ]
  return pairs.flatMap(([a, b]) =>
    (labels[a] ?? []).flatMap((first) =>
      (labels[b] ?? []).map((second) => `${a}${b}:${first.toLowerCase()}|${second.toLowerCase()}`),
    ),
  )
}

function linkGroups(groups: LabelGroup[], one: number, other: number): void {
  const group = groups[one]
  if (one === other || !group || groups[other]?.form !== group.form) return
  if (!group.same?.includes(other)) group.same = [...(group.same ?? []), other]
}

const skippedSources = new Set(['SchemaStore/schemastore', 'niemopen/niem-model'])
const plainTypes =
  /^(field|string|text|integer|decimal|enum|date|number|currency|float|code|boolean|datetime|date-time|option)/i

/** Names that programs give to a label's field; names without a label make English groups of their own. */
function addFields(groups: LabelGroup[], rows: readonly Row[]): void {
  const byLabel = new Map(groups.map((group) => [keyOf(group.labels.en?.[0] ?? ''), group]))
  const alone = new Map<string, LabelGroup>()
  for (const row of rows) {
    const { field_name: name = '', description = '', source = '', type = '', domain = '' } = row
    if (skippedSources.has(source) || !plainTypes.test(type) || description.length < 12) continue
    const words = wordsOfName(name)
    const key = words.join(' ')
    let group = byLabel.get(key) ?? alone.get(key)
    if (!group && words.length > 1 && words.length < 5 && /^[a-z ]+$/.test(key)) {
      const label = `${key.charAt(0).toUpperCase()}${key.slice(1)}`
      group = { labels: { en: [label] }, form: formOfLabel(key), domain: `field ${domain}`, sources: 0 }
      alone.set(key, group)
    }
    if (group && (group.fields?.length ?? 0) < 4) group.fields = [...(group.fields ?? []), [name, description]]
  }
  groups.push(...[...alone.values()].filter((_, index) => index % 3 === 0))
}

function keyOf(label: string): string {
  return label
    .toLowerCase()
    .replace(/[^a-z\d]+/g, ' ')
    .trim()
}

function wordsOfName(name: string): string[] {
  return name
    .replace(/(?<=[a-z\d])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter(Boolean)
}

/** Short texts that may be values and headings. */
function phrasesOf(rows: readonly Row[]): LabelData['phrases'] {
  const phrases: LabelData['phrases'] = { de: [], en: [], fr: [], es: [] }
  for (const [index, row] of rows.entries()) {
    if (row['tier'] !== 'B' || index % 3 !== 0) continue
    for (const language of languages) {
      const text = row[language] ?? ''
      if (isPrintable(text) && text.split(' ').length <= 4) phrases[language].push(text)
    }
  }
  return phrases
}

const shared: Record<string, string> = {
  ...{ first_name: 'first', last_name: 'last', city: 'city', region: 'region', street_name: 'street' },
  ...{ company_word: 'company', legal_form: 'legal', bank_name: 'bank', vehicle_make: 'make', vehicle_model: 'model' },
}
const own: Record<string, string> = {
  ...{ product: 'product', product_service: 'service', job_title: 'job', country: 'country', unit: 'unit' },
  ...{ currency: 'currency', language: 'language' },
}

/** By kind and language; what belongs to no language of ours stands under `xx`. */
function namesOf(rows: readonly Row[]): LabelData['names'] {
  const names: LabelData['names'] = {}
  const seen = new Set<string>()
  for (const { kind = '', value = '', country_or_language: place = '' } of rows) {
    const name = shared[kind] ?? own[kind]
    if (!name || value.length > 60 || seen.has(`${name}:${value}`)) continue
    const tongue = place.slice(0, 2).toLowerCase()
    const language = (languages as readonly string[]).includes(tongue) && /^\w\w(_|$)/.test(place) ? tongue : 'xx'
    if (own[kind] && language === 'xx') continue
    seen.add(`${name}:${value}`)
    const lists = names[name] ?? {}
    names[name] = lists
    const list = lists[language] ?? []
    lists[language] = list
    if (list.length < 3500) list.push(value)
  }
  return names
}

/** Words of running text, the more often used the more often in the list. */
function wordsOf(rows: readonly Row[], names: readonly Row[]): LabelData['words'] {
  const words: LabelData['words'] = { de: [], en: [], fr: [], es: [] }
  const add = (language: Language, text: string) => {
    if (words[language].length < 30_000)
      words[language].push(...text.split(/[\s/]+/).filter((word) => /^\p{L}[\p{L}’'-]*$/u.test(word)))
  }
  for (const [index, row] of rows.entries())
    if (index % 4 === 0 && row['source'] !== narrow)
      for (const language of languages) add(language, row[language] ?? '')
  for (const { kind, value = '', country_or_language: place } of names)
    if (kind === 'product_service' && languages.includes(place as Language)) add(place as Language, value)
  return words
}

/** Gathers labels, field names, names and typed nouns into the one file that the generator reads: `--from DIR --thesaurus DICT --out FILE`. */
const { values } = parseArgs({
  options: { from: { type: 'string' }, thesaurus: { type: 'string' }, out: { type: 'string' } },
})
if (!values.from || !values.thesaurus || !values.out)
  throw new Error('usage: prepare-labels --from DIR --thesaurus DICT --out FILE')
const data = await prepareLabels(values.from, values.thesaurus)
await writeFile(values.out, JSON.stringify(data))
process.stdout.write(
  `${data.groups.length} labels, ${data.groups.filter((group) => group.same).length} with synonyms, ` +
    `${data.groups.filter((group) => group.fields).length} with field names, ${data.typed?.nouns.length} nouns, ${data.typed?.categories.length} categories\n`,
)
