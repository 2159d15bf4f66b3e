import { hashText } from '../../core/hash-text.ts'
import { jaroWinkler } from '../compare/closeness.ts'
import { type FieldMapping, type GivenPair, type MatchTable, wholeRow } from '../model.ts'
import { meansCompany, sameMeaning } from '../normalise/column-meaning.ts'
import { findKind, type ValueKind } from '../normalise/find-kind.ts'
import { normalise } from '../normalise/normalise.ts'
import { wordsOf } from '../normalise/words.ts'

interface Column {
  name: string
  kind: ValueKind
  values: string[]
  words: Set<string>
  /** Whole values without what divides them: `DE 811 907 980` is `de811907980`; phones without their prefix. */
  compact: Set<string>
}

const sampled = 1000
const leastLikeness = 0.35
/** So much in common tells that columns mean the same though the values of one look like another kind. */
const enoughInCommon = 0.5
const longestCompact = 60
/** Of so many values some words have figures and others have none before those are compared for themselves. */
const leastWithFigures = 0.15

/**
 * Which columns of the two tables mean the same: as was said, and the others by their names, by the words they have in common,
 * and by their kinds.
 */
export function pairColumns(
  records: MatchTable,
  reference: MatchTable,
  given: readonly GivenPair[] = [],
): FieldMapping[] {
  const isSampled = sampler(Math.max(records.rows.length, reference.rows.length))
  const left = columnsOf(records, isSampled)
  const right = columnsOf(reference, isSampled)
  const likely = left
    .flatMap((a) => right.map((b) => ({ a, b, likeness: likenessOf(a, b) })))
    .filter(({ likeness }) => likeness >= leastLikeness)
    .sort((one, other) => other.likeness - one.likeness)
  const taken = new Set<Column>()
  const mappings: FieldMapping[] = []
  for (const { extracted_field, reference_column } of given) {
    const a = left.find(({ name }) => name === extracted_field)
    const b = right.find(({ name }) => name === reference_column)
    if (a) taken.add(a)
    if (b) taken.add(b)
    if (a && b) mappings.push(...mappingsOf(a, b))
  }
  for (const { a, b } of likely) {
    if (taken.has(a) || taken.has(b)) continue
    taken.add(a).add(b)
    mappings.push(...mappingsOf(a, b))
  }
  const texts = mappings.filter(({ match_type }) => match_type === 'fuzzy')
  if (texts.length > 1)
    mappings.push(...wholeRows(texts.some(({ figures_only, kind }) => figures_only || kind === 'identifier')))
  return mappings
}

function columnsOf(table: MatchTable, isSampled: (text: string) => boolean): Column[] {
  const step = Math.max(1, Math.floor(table.rows.length / sampled))
  const rows = table.rows.filter((_, index) => index % step === 0)
  return table.columns.map((name, index) => {
    const values = rows.map((row) => row[index]?.trim() ?? '').filter((value) => value !== '')
    const kind = findKind(values, name)
    const [words, compact] = [new Set<string>(), new Set<string>()]
    for (const row of table.rows) {
      const own = wordsOf(row[index] ?? '')
      for (const word of own) if (isSampled(word)) words.add(word)
      const whole = kind === 'phone' ? normalise(row[index] ?? '', kind).join('') : own.join('')
      if (whole !== '' && whole.length <= longestCompact && isSampled(whole)) compact.add(whole)
    }
    return { name, values, kind, words, compact }
  })
}

/** Takes the same texts of both tables, whatever rows they stand in: samples of rows would have hardly one in common. */
function sampler(rows: number): (text: string) => boolean {
  const share = (4 * sampled) / Math.max(1, rows)
  return (text) => share >= 1 || spread(hashText(text)) / 2 ** 32 < share
}

/** The last letters alone would decide of the highest bits. */
function spread(hash: number): number {
  return Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0
}

function likenessOf(a: Column, b: Column): number {
  if (a.values.length === 0 || b.values.length === 0) return 0
  const overlap = Math.max(inCommon(a.words, b.words), inCommon(a.compact, b.compact))
  if (formOf(a.kind) !== formOf(b.kind) && overlap < enoughInCommon) return 0
  if (isKey(a) && isKey(b) && overlap === 0 && a.compact.size > 0 && b.compact.size > 0) return 0
  const [nameA, nameB] = [wordsOf(splitName(a.name)).join(' '), wordsOf(splitName(b.name)).join(' ')]
  // Customers and suppliers are companies both: only with values in common are they the same.
  const meaning = overlap > 0 ? sameMeaning(nameA, nameB) : 0
  return 0.55 * Math.max(likenessOfNames(nameA, nameB), meaning) ** 2 + 0.35 * overlap + (a.kind === b.kind ? 0.1 : 0)
}

/** "Full name" is a name, among others. */
function likenessOfNames(a: string, b: string): number {
  const [one, other] = [new Set(a.split(' ')), new Set(b.split(' '))]
  const isPart = one.isSubsetOf(other) || other.isSubsetOf(one)
  return Math.max(jaroWinkler(a, b), isPart ? partOfName : 0)
}

const partOfName = 0.75

/** Names a row within its own table: that 78 is near 80 says nothing, and without one in common the two tables count for themselves. */
function isKey({ name, kind }: Column): boolean {
  return (
    kind === 'identifier' ||
    (kind === 'number' &&
      /(?:^|\s)(?:ids?|key|no|num|code)$|n(?:umbe|umme)?r$|n[uú]mero$/u.test(wordsOf(splitName(name)).join(' ')))
  )
}

/** Of the smaller set, how much the other has. */
function inCommon(a: Set<string>, b: Set<string>): number {
  return a.intersection(b).size / Math.max(1, Math.min(a.size, b.size))
}

/** `companyName` and `company_name` are two words each. */
function splitName(name: string): string {
  return name.replace(/(?<=\p{Ll})(?=\p{Lu})|_/gu, ' ')
}

function formOf(kind: ValueKind): string {
  return kind === 'number' || kind === 'date' ? kind : 'text'
}

/** What one of the tables tells holds for the other; legal forms may stand in any text, so that of companies a column's name tells too. */
function kindOfBoth(a: Column, b: Column): ValueKind {
  if (a.kind === b.kind) return a.kind
  const told = a.kind === 'text' ? b.kind : b.kind === 'text' ? a.kind : 'text'
  const isTold =
    told === 'person' ||
    told === 'street' ||
    (told === 'company' && [a, b].some(({ name }) => meansCompany(splitName(name))))
  return isTold ? told : 'text'
}

function mappingsOf(a: Column, b: Column): FieldMapping[] {
  const kind = kindOfBoth(a, b)
  const match_type = kind === 'number' ? 'numeric_range' : kind === 'date' ? 'date_range' : 'fuzzy'
  const mapping: FieldMapping = { extracted_field: a.name, reference_column: b.name, match_type, weight: 1, kind }
  const values = [...a.values, ...b.values]
  const withFigures = values.filter((value) => /\d/.test(value) && /\p{L}{3}/u.test(value)).length
  const isMixed =
    match_type === 'fuzzy' &&
    kind !== 'identifier' &&
    kind !== 'phone' &&
    withFigures > leastWithFigures * values.length
  return isMixed ? [mapping, { ...mapping, figures_only: true }] : [mapping]
}

function wholeRows(withFigures: boolean): FieldMapping[] {
  const mapping: FieldMapping = {
    extracted_field: wholeRow,
    reference_column: wholeRow,
    match_type: 'fuzzy',
    weight: 1,
    kind: 'text',
  }
  return [mapping, { ...mapping, contained: true }, ...(withFigures ? [{ ...mapping, figures_only: true }] : [])]
}
