import { type Language, languages } from '../../src/ask/phrases.ts'
import type { AskResult } from '../../src/contract/ask.ts'
import type { DataLeaf } from '../../src/services/cells/leaves.ts'
import { askQuestion } from '../../src/services/questions/ask.ts'
import { operatorContext } from '../../src/services/workspaces/find.ts'
import { storeDocument } from '../../test/support/stored-documents.ts'
import { createTestSystem, type TestSystem } from '../../test/support/system.ts'
import { withDatabase } from '../../test/support/with-database.ts'
import { printTable, round } from '../print-table.ts'
import { isSame } from './compare.ts'
import { type MixedDocument, mixedDocuments } from './mixed-documents.ts'
import { mixedQuestions } from './mixed-questions.ts'
import { printedPlace } from './printed-place.ts'
import type { Answer } from './truth.ts'

/** Papers of seven kinds in one workspace, asked about on a day of their year. */
const today = new Date('2026-10-15T09:00:00Z')
const isKept = process.argv.includes('--kept')
const amounts = new Set(
  'net_total tax_total gross_total line_total unit_price monthly_rent deposit total_price'.split(' '),
)

interface Judged {
  language: Language
  question: string
  right: Answer[]
  result: AskResult
  verdict: 'right' | 'wrong' | 'refused'
}

await withDatabase(async (url) => {
  const { username, password, hostname, port, pathname } = new URL(url)
  const connection = {
    ...{ host: decodeURIComponent(hostname), port: Number(port) || 5432, ssl: false as const },
    ...{ user: decodeURIComponent(username), password: decodeURIComponent(password), database: pathname.slice(1) },
  }
  const system = await createTestSystem({
    database: { connection, url, drop: async () => undefined },
    clock: { now: () => today },
  })
  try {
    const { id } = await system.workspace('mixed')
    for (const document of mixedDocuments) await store(system, id, document)
    await system.pool.query('analyze')
    const ctx = await operatorContext(system, id)
    const judged: Judged[] = []
    for (const language of languages)
      for (const [at, [question, ...right]] of mixedQuestions[language].entries())
        if ((at % 2 === 1) === isKept) {
          const result = await askQuestion(ctx, { question })
          judged.push({ language, question, right, result, verdict: verdictOf(result, right) })
        }
    const share = (of: typeof judged, verdict: string) =>
      round(of.filter((one) => one.verdict === verdict).length / Math.max(1, of.length))
    printTable(
      ['questions', 'number', 'right', 'wrong', 'refused'],
      [undefined, ...languages].map((language) => {
        const of = judged.filter((one) => language === undefined || one.language === language)
        return [language ?? 'all', of.length, share(of, 'right'), share(of, 'wrong'), share(of, 'refused')]
      }),
    )
    if (isKept) return
    for (const { verdict, question, right, result } of judged)
      if (verdict !== 'right')
        console.log(
          JSON.stringify({ verdict, question, sql: result.sql, rows: result.rows, right, answer: result.answer }),
        )
  } finally {
    await system.close()
  }
})

async function store(system: TestSystem, workspaceId: string, document: MixedDocument): Promise<void> {
  const { file: filename, kind: documentType, currency, fields, list } = document
  const leaves = [
    ...leavesOf('', fields, currency),
    ...(list?.rows ?? []).flatMap((row, at) => leavesOf(`${list?.name}[${at}].`, row, currency)),
  ]
  await storeDocument(system, { workspaceId, filename, documentType, leaves })
}

function leavesOf(prefix: string, fields: object, currency: string | undefined): DataLeaf[] {
  return Object.entries(fields).flatMap(([name, value]) => {
    if (value === '') return []
    const isDate = /^\d{4}-\d\d-\d\d$/.test(value)
    const quote = amounts.has(name) ? `${value} ${currency}` : String(value)
    const place = printedPlace(quote)
    const dataType = typeof value === 'number' ? 'number' : isDate ? 'date' : 'string'
    return [{ path: `${prefix}${name}`, value, dataType, confidence: 1, place } as DataLeaf]
  })
}

/** Where nothing is right a refusal is, and an answer without rows says that there is nothing. */
function verdictOf({ sql, rows }: AskResult, right: Answer[]): Judged['verdict'] {
  if (sql === undefined) return right.length === 0 ? 'right' : 'refused'
  const given = rows.map((row) => Object.values(row))
  return right.some((expected) => isSame(expected, given)) ? 'right' : 'wrong'
}
