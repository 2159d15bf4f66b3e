import type { AggregateName, Derived } from './form.ts'
import type { Language } from './phrases.ts'

export interface AnswerColumn {
  name: string
  label: string
  type: 'text' | 'number' | 'date' | 'boolean'
  /** What it is of the column that it is named after. */
  figure?: Figure
}

type Figure = AggregateName | Exclude<Derived, 'all'> | 'test'

export type AnswerValue = string | number | boolean | null

const words: Record<
  Language,
  Record<
    Figure | 'yes' | 'no' | 'none' | 'rows' | 'shown' | 'askable' | 'strange' | 'empty' | 'noMatch' | 'notStated',
    string
  >
> = {
  en: {
    ...{ count: 'number', sum: 'sum', avg: 'average', max: 'highest', min: 'lowest' },
    ...{ share: 'share', difference: 'difference', test: 'asked for', whether: 'holds', yes: 'yes', no: 'no' },
    none: 'Nothing in these documents answers to that.',
    noMatch: 'Nothing in these documents matches: {conditions}.',
    notStated: 'Not stated: {fields}.',
    rows: '{n} rows.',
    shown: 'The first {n} of them:',
    askable: 'You can ask about: {fields}.',
    strange: 'This cannot be answered from these documents.',
    empty: 'There are no documents with extracted values here, so nothing can be asked yet.',
  },
  de: {
    ...{ count: 'Anzahl', sum: 'Summe', avg: 'Durchschnitt', max: 'höchster Wert', min: 'niedrigster Wert' },
    ...{ share: 'Anteil', difference: 'Unterschied', test: 'gefragt', whether: 'trifft zu', yes: 'ja', no: 'nein' },
    none: 'In diesen Dokumenten gibt es nichts, was dem entspricht.',
    noMatch: 'Nichts in diesen Dokumenten erfüllt: {conditions}.',
    notStated: 'Nicht angegeben: {fields}.',
    rows: '{n} Zeilen.',
    shown: 'Die ersten {n} davon:',
    askable: 'Fragen kann man nach: {fields}.',
    strange: 'Das lässt sich aus diesen Dokumenten nicht beantworten.',
    empty: 'Hier gibt es keine Dokumente mit extrahierten Werten, nach denen man fragen könnte.',
  },
  fr: {
    ...{ count: 'nombre', sum: 'somme', avg: 'moyenne', max: 'maximum', min: 'minimum' },
    ...{ share: 'part', difference: 'différence', test: 'demandé', whether: 'vrai', yes: 'oui', no: 'non' },
    none: "Rien dans ces documents n'y correspond.",
    noMatch: 'Rien dans ces documents ne remplit : {conditions}.',
    notStated: 'Non indiqué : {fields}.',
    rows: '{n} lignes.',
    shown: 'Les {n} premières :',
    askable: 'On peut demander : {fields}.',
    strange: 'Ces documents ne permettent pas de répondre à cette question.',
    empty: "Il n'y a ici aucun document avec des valeurs extraites : rien ne peut encore être demandé.",
  },
  es: {
    ...{ count: 'número', sum: 'suma', avg: 'promedio', max: 'máximo', min: 'mínimo' },
    ...{ share: 'parte', difference: 'diferencia', test: 'pedido', whether: 'se cumple', yes: 'sí', no: 'no' },
    none: 'Nada en estos documentos corresponde a eso.',
    noMatch: 'Nada en estos documentos cumple: {conditions}.',
    notStated: 'No se indica: {fields}.',
    rows: '{n} filas.',
    shown: 'Las primeras {n}:',
    askable: 'Se puede preguntar por: {fields}.',
    strange: 'Esto no se puede responder con estos documentos.',
    empty: 'Aquí no hay documentos con valores extraídos, así que aún no se puede preguntar nada.',
  },
}

const mostShown = 20

/** What is to be known of an answer beside its rows. */
interface AnswerNotes {
  /** On several rows. */
  notes?: string[]
  /** What was asked of the rows. */
  conditions?: string | undefined
  isYesOrNo?: boolean | undefined
}

/** The rows of an answer in words, in markdown, with what is to be known of them. Every figure in it stands in the rows. */
export function wordAnswer(
  columns: AnswerColumn[],
  rows: AnswerValue[][],
  language: Language,
  { notes = [], conditions, isYesOrNo = false }: AnswerNotes = {},
): string {
  const say = words[language]
  const [only] = rows
  const isEmpty = only === undefined || rows.every((row) => row.every((value) => value === null))
  if (isEmpty)
    return `${isYesOrNo ? `${wordYesOrNo(false, language)} ` : ''}${wordNothing(columns, rows, language, conditions)}`
  if (rows.length === 1) return `${wordWhether(columns, only, language)}${wordRow(columns, only, language)}.`
  const shown = rows.slice(0, mostShown)
  const named = columns.filter(({ figure }) => figure !== 'whether')
  const cells = (row: AnswerValue[]) =>
    `| ${named.map((column, at) => wordValue(column, row[at] ?? null, language)).join(' | ')} |`
  const head = `| ${named.map((column) => labelOf(column, language).replaceAll('|', '\\|')).join(' | ')} |`
  const table = [head, `|${named.map(() => '---').join('|')}|`, ...shown.map(cells)].join('\n')
  const number = say.rows.replace('{n}', wordNumber(rows.length, language))
  const part = rows.length > mostShown ? ` ${say.shown.replace('{n}', String(mostShown))}` : ''
  return `${wordWhether(columns, only, language)}${[number, ...notes].join(' ')}${part}\n\n${table}`
}

/** What was asked for and is not there, or is not stated where it was looked for. */
function wordNothing(columns: AnswerColumn[], rows: AnswerValue[][], language: Language, conditions?: string): string {
  const say = words[language]
  const isStated = rows.length === 0 || columns.some(({ figure }) => figure !== undefined)
  if (!isStated) return say.notStated.replace('{fields}', columns.map((column) => labelOf(column, language)).join(', '))
  return conditions === undefined ? say.none : say.noMatch.replace('{conditions}', () => conditions)
}

/** That it cannot be answered, and what can be. */
export function wordRefusal(language: Language, fields: string[]): string {
  const say = words[language]
  return fields.length === 0 ? say.empty : `${say.strange} ${say.askable.replace('{fields}', fields.join(', '))}`
}

/** "Yes. ", before the figure that says so. */
function wordWhether(columns: AnswerColumn[], row: AnswerValue[], language: Language): string {
  const at = columns.findIndex(({ figure }) => figure === 'whether')
  return at < 0 ? '' : `${wordYesOrNo(row[at] === true, language)} `
}

function wordYesOrNo(isSo: boolean, language: Language): string {
  const word = words[language][isSo ? 'yes' : 'no']
  return `**${word.charAt(0).toUpperCase()}${word.slice(1)}.**`
}

function wordRow(columns: AnswerColumn[], row: AnswerValue[], language: Language): string {
  return columns
    .filter(({ figure }) => figure !== 'whether')
    .map((column, at) => `${labelOf(column, language)}: **${wordValue(column, row[at] ?? null, language)}**`)
    .join(', ')
}

export function labelOf({ label, figure }: AnswerColumn, language: Language): string {
  if (figure === undefined) return label
  return label === '' ? words[language][figure] : `${label} (${words[language][figure]})`
}

export function wordValue(column: AnswerColumn | undefined, value: AnswerValue, language: Language): string {
  if (value === null) return '–'
  if (column?.figure === 'test' || column?.figure === 'whether') return words[language][value === true ? 'yes' : 'no']
  if (column?.figure === 'share')
    return Number(value).toLocaleString(language, { style: 'percent', maximumFractionDigits: 1 })
  if (typeof value === 'number') return wordNumber(value, language, column?.figure === 'count')
  return String(value).replaceAll('|', '\\|').replace(/\s+/g, ' ')
}

function wordNumber(value: number, language: Language, isCount = true): string {
  const isWhole = Number.isInteger(value)
  const digits = isCount || isWhole ? 0 : 2
  return value.toLocaleString(language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: Math.max(digits, isWhole ? 0 : 2),
  })
}
