import type { MatchTable } from '../../src/match/model.ts'

const syllables =
  'ba be bi bo da de di do fa fe ga ge ka ke ko la le li lo ma me mi mo na ne no pa pe ra re ri ro sa se so ta te ti to va ve vo'.split(
    ' ',
  )
const trades = 'logistics bakery consulting metals pharma software textiles foods energy media motors paper'.split(' ')
const forms = 'gmbh ag ltd inc sarl bv'.split(' ')
const columns = ['name', 'street', 'city', 'vat_id']

/** Companies, and the same ones as others write them; three of four records have a row. Always the same for the same size. */
export function madeUpTables(size: number): { records: MatchTable; reference: MatchTable } {
  const random = seeded(size)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const word = (): string => Array.from({ length: 2 + Math.floor(random() * 3) }, () => pick(syllables)).join('')
  const cities = Array.from({ length: 400 }, word)
  const company = (): string[] => [
    `${word()} ${word()} ${pick(trades)} ${pick(forms)}`,
    `${word()}street ${1 + Math.floor(random() * 200)}`,
    pick(cities),
    `de${100_000_000 + Math.floor(random() * 899_999_999)}`,
  ]
  const reference = Array.from({ length: size }, company)
  const records = reference.map((row, index) => (hasRow(index) ? misspelt(row, random) : company()))
  return { records: { columns, rows: records }, reference: { columns, rows: reference } }
}

export function hasRow(record: number): boolean {
  return record % 4 > 0
}

function misspelt(row: string[], random: () => number): (string | null)[] {
  return row.map((value, column) => {
    const chance = random()
    if (chance < 0.25 && column > 0) return null
    if (chance > 0.7) return value
    const at = Math.floor(random() * (value.length - 1))
    return value.slice(0, at) + value.slice(at + 1)
  })
}

function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
