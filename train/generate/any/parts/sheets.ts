import type { Language } from '../../data/language-data.ts'
import type { Concept } from '../concept.ts'
import type { Sketch } from '../sketch.ts'
import { amountLines } from './amount-lines.ts'
import { type Block, blocksIn, cellsOf, conceptFrom, inLanguages } from './blocks.ts'
import { choiceSheetLines } from './choice-lines.ts'
import { countLines } from './count-lines.ts'
import { flagSheetLines } from './flag-lines.ts'
import { measureLines } from './measure-lines.ts'
import { scaleLines } from './scale-lines.ts'
import { verdictLines } from './verdict-lines.ts'

/** Things that stand together on one paper and are answered in the same way. */
export interface Sheet {
  title: Concept
  items: readonly Concept[]
  /** Of choices: how they can be answered. */
  scales: readonly Scale[]
  /** Of yes and no: what stands before those that are there and those that are not. */
  there: Record<Language, readonly string[]>
  missing: Record<Language, readonly string[]>
}

/** Possible answers: words that programs have for them, and those that papers print, which need not be the same. */
export interface Scale {
  id: string
  /** Each is one way to name all answers. */
  names: readonly (readonly string[])[]
  /** For each answer its words, the first of them short. */
  printed: Record<Language, readonly (readonly string[])[]>
}

const scales = new Map(
  scaleLines
    .trim()
    .split('\n')
    .map((line) => scaleOf(cellsOf(line)))
    .map((scale) => [scale.id, scale]),
)

/** As programs write units in the names of fields. */
const unitNames: Record<string, string> = {
  ...{ 'm²': 'm2', 'm³': 'm3', '°C': 'c', '%': 'pct', 'l/min': 'l_min', 'm/s': 'm_s', 'km/h': 'kmh', 'm³/h': 'm3_h' },
  ...{
    'g/m²': 'g_m2',
    'kWh/a': 'kwh_a',
    'mg/l': 'mg_l',
    µm: 'um',
    Ω: 'ohm',
    'N/mm²': 'n_mm2',
    't/ha': 't_ha',
    '€/m²': 'eur_m2',
  },
  ...Object.fromEntries(
    'bpm m cm mm kg g t l ml kW W V A Hz bar rpm km ha min h s dB MB GB ms Nm kN lx mbar kWh MW dpi'
      .split(' ')
      .map((unit) => [unit, unit.toLowerCase()]),
  ),
}

export const choiceSheets = sheetsIn(choiceSheetLines, 'choice')
export const verdictSheets = sheetsIn(verdictLines, 'choice')
export const flagSheets = sheetsIn(flagSheetLines, 'flag')
export const measureSheets = sheetsIn(measureLines, 'unit')
export const amountSheets = sheetsIn(amountLines, 'money')
export const countSheets = sheetsIn(countLines, 'number')

/** Items of a sheet of which the document does not speak yet, and `others`, of this sheet and of another, which may be asked for in vain. */
export function someOf(
  { random, facts }: Sketch,
  sheets: readonly Sheet[],
  most: number,
): { sheet: Sheet; items: Concept[]; others: Concept[] } {
  const sheet = random.pick(sheets)
  const fresh = random.shuffle(sheet.items.filter((item) => !facts.names(item)))
  const items = fresh.slice(0, random.int(Math.min(2, most), most))
  for (const item of items) facts.note(item)
  const strangers = random.pick(sheets).items.filter((item) => !sheet.items.includes(item))
  return { sheet, items, others: [...fresh.slice(items.length), ...random.shuffle(strangers).slice(0, 2)] }
}

/** A choice among these names, whatever the language. */
export function choicesFrom(item: Concept, names: readonly string[]): Concept {
  return { ...item, choices: { en: names, de: names, fr: names, es: names } }
}

function sheetsIn(table: string, form: string): Sheet[] {
  return blocksIn(table).map((block) => sheetOf(block, form))
}

function sheetOf({ head, after }: Block, form: string): Sheet {
  const [id = '', ...named] = head.split(' ')
  const [title = '', there = '', missing = ''] = [after('t')[0], after('y')[0], after('n')[0]]
  return {
    title: conceptFrom(`sheet.${id}`, 'phrase', cellsOf(title)),
    items: after('-').map((line) => itemOf(id, form, cellsOf(line))),
    scales: named.map((name) => {
      const scale = scales.get(name)
      if (!scale) throw new Error(`no scale ${name}`)
      return scale
    }),
    ...{ there: inLanguages(cellsOf(there)), missing: inLanguages(cellsOf(missing)) },
  }
}

/** Of measures the last cell is unit and range, as `m 2..30`; of counts the range. */
function itemOf(sheet: string, form: string, cells: readonly string[]): Concept {
  const id = `${sheet}.${(cells[0]?.split('|')[0] ?? '').toLowerCase().replaceAll(' ', '_')}`
  const like = cells[5]
  const concept = conceptFrom(id, form, cells)
  if (like === undefined) return concept
  const unit = like.includes(' ') ? unitNames[like.split(' ')[0] ?? ''] : undefined
  const fields = concept.fields?.map(
    ([name, said], at) => [at % 2 === 0 && unit ? `${name}_${unit}` : name, said] as const,
  )
  return { ...concept, like, ...(fields && { fields }) }
}

function scaleOf([id = '', names = '', ...printed]: readonly string[]): Scale {
  const [en = [], de = [], fr = [], es = []] = printed.map((cell) =>
    cell.split('~').map((answer) => answer.split('|').map((text) => text.trim())),
  )
  return { id, names: names.split('|').map((set) => set.trim().split('/')), printed: { en, de, fr, es } }
}
