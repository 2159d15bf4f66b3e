import type { Language } from '../../src/ask/phrases.ts'
import { languages } from '../../src/ask/phrases.ts'
import type { AskCitation, AskResult } from '../../src/contract/ask.ts'
import type { DataLeaf } from '../../src/services/cells/leaves.ts'
import type { Context } from '../../src/services/context.ts'
import { askQuestion } from '../../src/services/questions/ask.ts'
import { getAsk } from '../../src/services/questions/manage.ts'
import { operatorContext } from '../../src/services/workspaces/find.ts'
import { storeDocument } from '../../test/support/stored-documents.ts'
import { createTestSystem, type TestSystem } from '../../test/support/system.ts'
import { withDatabase } from '../../test/support/with-database.ts'
import { findCorpus } from '../corpus.ts'
import { printTable, round } from '../print-table.ts'
import { casualKinds, pickForCasual } from './casual-kinds.ts'
import { isSame } from './compare.ts'
import { everydayKinds, everydayToday, pickForEveryday } from './everyday-kinds.ts'
import { laterWordings } from './later-wordings.ts'
import { printedPlace } from './printed-place.ts'
import { questionKinds } from './question-kinds.ts'
import { type Answer, pickFrom, readDocuments, type TrueDocument, type Truth } from './truth.ts'

/** Bars of the half that was not looked at. */
const [askedRight, allowedWrong] = [0.85, 0.05]
const seed = 20
const [isEveryday, isCasual, isLater] = ['--everyday', '--casual', '--later'].map((name) => process.argv.includes(name))

const texts = new Set(['invoice_number', 'seller_name', 'buyer_name', 'description', 'type', 'note'])
const days = new Set(['date', 'due_date'])
const amounts = new Set(['gross_total', 'net_total', 'tax_total', 'unit_price', 'line_total', 'amount'])

/** Computed from figures beside them, which are cited. */
const derived = new Set(['share', 'difference'])

interface Asked {
  language: Language
  kind: string
  questions: string[]
  expected: Answer
  isKept: boolean
}
type Verdict = 'right' | 'wrong' | 'refused'
interface Judged extends Asked {
  verdict: Verdict
  addsUp: boolean
  result: AskResult
}

const corpus = findCorpus()
if (corpus !== undefined) await withDatabase((url) => run(corpus, url))

async function run(folder: string, url: string): Promise<void> {
  const { username, password, hostname, port, pathname } = new URL(url)
  const [user, host] = [username, hostname].map(decodeURIComponent) as [string, string]
  const connection = {
    host,
    port: Number(port) || 5432,
    ssl: false as const,
    user,
    password: decodeURIComponent(password),
    database: pathname.slice(1),
  }
  const system = await createTestSystem({
    database: { connection, url, drop: async () => undefined },
    ...((isEveryday || isCasual || isLater) && { clock: { now: () => everydayToday } }),
  })
  try {
    const truth = await readDocuments(folder)
    const { id } = await system.workspace('questions')
    for (const document of Object.values(truth).flat()) await store(system, id, document)
    await system.pool.query('analyze')
    const ctx = await operatorContext(system, id)
    const wanted = questionsOf(truth).filter(({ isKept }) => isLater || isKept === process.argv.includes('--kept'))
    const judged: Judged[] = []
    for (const asked of wanted) judged.push(await judge(ctx, asked))
    print(judged)
  } finally {
    await system.close()
  }
}

async function store(system: TestSystem, workspaceId: string, { file, kind, fields }: TrueDocument): Promise<void> {
  const { line_items: items = [], transactions = [], currency, ...single } = fields
  const leaves = [
    ...(transactions.length > 0 ? [] : leavesOf('', single, currency)),
    ...items.flatMap((item, at) => leavesOf(`line_items[${at}].`, item, currency)),
    ...transactions.flatMap(({ currency: own, ...one }, at) => leavesOf(`transactions[${at}].`, one, own)),
  ]
  await storeDocument(system, { workspaceId, filename: file, documentType: kind, leaves })
}

/** Cells as an extraction gives them: amounts were printed with their currency. */
function leavesOf(prefix: string, fields: object, currency: string | undefined): DataLeaf[] {
  return Object.entries(fields).flatMap(([name, value]) => {
    const isNumber = amounts.has(name) || name === 'quantity'
    const dataType = texts.has(name) ? 'string' : days.has(name) ? 'date' : isNumber ? 'number' : undefined
    if (dataType === undefined || value === null || value === '') return []
    const quote = amounts.has(name) && currency ? `${value} ${currency}` : String(value)
    const place = printedPlace(quote)
    return [
      {
        path: `${prefix}${name}`,
        value: isNumber ? Number(value) : String(value),
        dataType,
        confidence: 1,
        place,
      } as DataLeaf,
    ]
  })
}

/** Every wording once, with its places filled; a half of them, by the seed, is kept. */
function questionsOf(truth: Truth): Asked[] {
  let state = seed
  const next = (below: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
  const all =
    isCasual || isLater
      ? casualKinds.flatMap((kind) =>
          languages.flatMap((language) => {
            const [asked, later] = laterWordings[kind.name] ?? []
            const words = isLater ? (asked === language ? later : undefined) : kind.words[language]
            return words ? [ask(truth, kind, language, [words].flat(), pickForCasual(truth, language, next))] : []
          }),
        )
      : isEveryday
        ? everydayKinds.flatMap((kind) =>
            languages.map((language) =>
              ask(truth, kind, language, [kind.words[language]], pickForEveryday(truth, language, next)),
            ),
          )
        : questionKinds.flatMap((kind) =>
            languages.flatMap((language) =>
              kind.words[language].map((words) => ask(truth, kind, language, [words], pickFrom(truth, language, next))),
            ),
          )
  // Of the two wordings in a language one is kept, of the other sets one of two languages.
  for (let at = 0; at < all.length; at += 2) {
    const kept = all[at + next(2)]
    if (kept) kept.isKept = true
  }
  return all
}

function ask<P extends object>(
  truth: Truth,
  { name: kind, answer }: { name: string; answer: (truth: Truth, picks: P) => Answer },
  language: Language,
  words: string[],
  picks: P,
): Asked {
  const questions = words.map((wording) => fill(wording, picks))
  return { language, kind, questions, expected: answer(truth, picks), isKept: false }
}

function fill(wording: string, picks: object): string {
  const values = new Map(Object.entries(picks))
  return wording.replace(/\{(\w+)\}/g, (_, place: string) => values.get(place))
}

async function judge(ctx: Context, asked: Asked): Promise<Judged> {
  const result = await askInTurn(ctx, asked.questions)
  const rows = result.rows.map((row) => Object.values(row))
  const verdict = result.sql === undefined ? 'refused' : isSame(asked.expected, rows) ? 'right' : 'wrong'
  return { ...asked, verdict, result, addsUp: await addsUp(ctx, result) }
}

/** What the last of them is answered, each asked in the conversation of those before. */
async function askInTurn(ctx: Context, [question = '', ...next]: string[], conversation?: string): Promise<AskResult> {
  const result = await askQuestion(ctx, { question, ...(conversation && { conversation_id: conversation }) })
  return next.length > 0 ? askInTurn(ctx, next, result.conversation_id) : result
}

/** Whether every figure comes out of the quotes that are cited for it. */
async function addsUp(
  ctx: Context,
  { ask_id, rows, citations: first, citations_total: total }: AskResult,
): Promise<boolean> {
  const citations = [...first]
  for (let page = 2; citations.length < total; page++) {
    const more = await getAsk(ctx, ask_id, page)
    if (!('citations' in more) || more.citations.length === 0) return false
    citations.push(...more.citations)
  }
  const cited = Map.groupBy(citations, ({ row, column }) => `${row} ${column}`)
  return rows.every((row, at) =>
    Object.entries(row).every(
      ([column, value]) =>
        typeof value !== 'number' || derived.has(column) || figureOf(column, cited.get(`${at} ${column}`) ?? [], value),
    ),
  )
}

function figureOf(column: string, cited: AskCitation[], value: number): boolean {
  const numbers = cited.map(({ quote }) => Number.parseFloat(quote ?? ''))
  const sum = numbers.reduce((total, number) => total + number, 0)
  const places = new Set(cited.map(({ document_id, field }) => `${document_id} ${/^.*\]/.exec(field)?.[0] ?? ''}`))
  const quotes = new Set(cited.map(({ quote }) => quote?.toLowerCase()))
  const figures = column.startsWith('count_')
    ? [quotes.size]
    : column.startsWith('count')
      ? [places.size]
      : column.startsWith('sum_')
        ? [sum]
        : column.startsWith('avg_')
          ? [sum / numbers.length]
          : numbers
  return figures.some((figure) => Math.abs(figure - value) < 0.005)
}

function print(judged: Judged[]): void {
  const share = (of: Judged[], verdict: Verdict) =>
    round(of.filter((one) => one.verdict === verdict).length / Math.max(1, of.length))
  const line = (name: string, of: Judged[]) => [
    name,
    of.length,
    share(of, 'right'),
    share(of, 'wrong'),
    share(of, 'refused'),
  ]
  const unsupported = judged.filter(({ addsUp, verdict }) => verdict !== 'refused' && !addsUp)
  printTable(
    ['questions', 'number', `right (asked ${askedRight})`, `wrong (at most ${allowedWrong})`, 'refused'],
    [
      line('all', judged),
      ...languages.map((language) =>
        line(
          language,
          judged.filter((one) => one.language === language),
        ),
      ),
    ],
  )
  console.log(`${unsupported.length} answers with a figure that does not come out of what is cited`)
  if (isLater || process.argv.includes('--kept')) return
  for (const { verdict, language, questions, result, expected, addsUp } of judged)
    if (verdict !== 'right' || !addsUp)
      console.log(
        JSON.stringify({
          verdict,
          addsUp,
          language,
          question: questions.join(' / '),
          sql: result.sql,
          parameters: result.parameters,
          rows: result.rows.slice(0, 3),
          expected: expected.slice(0, 3),
        }),
      )
}
