import { type FieldMapping, type Row, wholeRow } from './model.ts'
import { readDay } from './normalise/date.ts'
import { normalise } from './normalise/normalise.ts'
import { readNumber } from './normalise/number.ts'
import { createRarity, createVocabulary, type Rarity, type Vocabulary } from './vocabulary.ts'

/** A row ready to be compared: for each mapping its words as numbers or its amount, and all its words. */
export interface PreparedRow {
  words: number[][]
  amounts: number[]
  all: number[]
}

/** The mappings of a config over two tables' columns, with how rare each word is. */
export interface Fields {
  mappings: FieldMapping[]
  vocabulary: Vocabulary
  /** One for each mapping. */
  rarities: Rarity[]
  prepareRecord(row: Row): PreparedRow
  prepareReference(row: Row): PreparedRow
  /** Counts the words of a row, so that common ones weigh less. */
  count(row: PreparedRow): void
}

export function createFields(
  mappings: FieldMapping[],
  recordColumns: readonly string[],
  referenceColumns: readonly string[],
): Fields {
  const vocabulary = createVocabulary()
  const rarities = mappings.map(createRarity)
  const recordAt = mappings.map((mapping) => recordColumns.indexOf(mapping.extracted_field))
  const referenceAt = mappings.map((mapping) => referenceColumns.indexOf(mapping.reference_column))
  return {
    mappings,
    vocabulary,
    rarities,
    prepareRecord: (row) => prepareRow(row, mappings, recordAt, vocabulary),
    prepareReference: (row) => prepareRow(row, mappings, referenceAt, vocabulary),
    count(row) {
      for (const [index, rarity] of rarities.entries()) rarity.count(row.words[index] as number[])
    },
  }
}

const none: number[] = []

function prepareRow(row: Row, mappings: FieldMapping[], at: number[], vocabulary: Vocabulary): PreparedRow {
  const byColumn = new Map<string, number[]>()
  const all = new Set<number>()
  const words = mappings.map((mapping, index) => {
    const column = at[index] as number
    if (column < 0 || isAmount(mapping)) return none
    const key = `${column} ${mapping.kind}`
    const known = byColumn.get(key)
    const own = known ?? idsOf(normalise(row[column] ?? '', mapping.kind ?? 'text'), vocabulary)
    byColumn.set(key, own)
    return mapping.figures_only ? own.filter(vocabulary.hasFigure) : own
  })
  for (const column of new Set(at))
    for (const id of idsOf(normalise(row[column] ?? '', 'text'), vocabulary)) all.add(id)
  const every = [...all]
  for (const [index, mapping] of mappings.entries()) {
    if (mapping.extracted_field !== wholeRow) continue
    words[index] = mapping.figures_only ? every.filter(vocabulary.hasFigure) : every
  }
  for (const own of words) for (const id of own) all.add(id)
  const amounts = mappings.map((mapping, index) => {
    if (!isAmount(mapping)) return Number.NaN
    const text = row[at[index] as number] ?? ''
    return (mapping.match_type === 'date_range' ? readDay(text) : readNumber(text)) ?? Number.NaN
  })
  return { words, amounts, all: [...all] }
}

function isAmount({ match_type }: FieldMapping): boolean {
  return match_type === 'numeric_range' || match_type === 'date_range'
}

function idsOf(words: string[], vocabulary: Vocabulary): number[] {
  return [...new Set(words.map(vocabulary.idOf))]
}
