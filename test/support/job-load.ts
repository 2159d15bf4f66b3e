import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import type { ProcessResponse, ProcessStatus } from '../../src/contract/process-jobs.ts'
import { makePdf } from './make-pdf.ts'
import { multipart } from './multipart.ts'

export interface LoadDocument {
  name: string
  bytes: Buffer
  invoiceNumber: string
  total: number
}

export const loadSchema = JSON.stringify({
  type: 'object',
  properties: {
    invoice_number: { type: 'string' },
    invoice_date: { type: 'string', format: 'date' },
    total: { type: 'number', description: 'Gross total to pay' },
  },
  required: ['invoice_number', 'total'],
})

/** Small invoices, each with a number and a total of its own. */
export async function makeInvoices(count: number, pages = 1): Promise<LoadDocument[]> {
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const invoiceNumber = `RE-${100_000 + index * 7}`
      const net = 100 + index
      const total = Math.round(net * 119) / 100
      const bytes = await makePdf((pdf) => {
        pdf.fontSize(11).text('Beispiel Handels GmbH, Lindenweg 4, 20095 Hamburg').moveDown(2)
        pdf.text(`Rechnungsnummer: ${invoiceNumber}`).text('Rechnungsdatum: 14.03.2024').moveDown()
        for (let line = 1; line <= 4; line++) pdf.text(`${line}   Ware ${line} nach Muster   2 Stk.`)
        pdf
          .moveDown()
          .text(`Nettobetrag: ${euro(net)}`)
          .text(`Umsatzsteuer 19 %: ${euro(total - net)}`)
        pdf.text(`Gesamtbetrag: ${euro(total)}`)
        for (let page = 1; page < pages; page++)
          pdf.addPage().text(`Anlage ${page}. ${'Hinweise zur Lieferung. '.repeat(120)}`)
      })
      return { name: `rechnung-${index}.pdf`, bytes, invoiceNumber, total }
    }),
  )
}

function euro(amount: number): string {
  return `${amount.toFixed(2).replace('.', ',')} EUR`
}

export interface Answer {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: string
}

const agent = new Agent({ keepAlive: true, maxSockets: 500 })

export type Call = (
  address: string,
  key: string,
  request: { method?: string; path: string; headers?: object; body?: Buffer },
) => Promise<Answer>

export const call: Call = (address, key, { method = 'GET', path, headers = {}, body }) => {
  return new Promise((resolve, reject) => {
    const options = { method, agent, headers: { authorization: `Bearer ${key}`, ...headers } }
    const sent = request(new URL(path, address), options, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', reject)
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks).toString(),
        }),
      )
    })
    sent.on('error', reject).setTimeout(60_000, () => sent.destroy(new Error('no answer for a minute')))
    sent.end(body)
  })
}

export interface Finished {
  document: LoadDocument
  submitted: ProcessResponse
  /** Seconds from the submission to the end, as the client sees it. */
  seconds: number
  status: ProcessStatus
}

export interface LoadOptions {
  /** A server for each call, so that calls can go elsewhere when one is down. */
  address(): string
  keys: string[]
  clients: number
  /** How many jobs each client has open at the same time; one unless said. */
  jobsAtOnce?: number
  pollMilliseconds: number
  /** Whether calls are repeated until they are answered, as against servers that are killed. */
  persistent?: boolean
  onPoll?(milliseconds: number): void
  /** How calls are made; by Node's own client unless said. */
  call?: Call
}

/** Clients that submit documents and poll each until it has ended. */
export async function runLoad(documents: readonly LoadDocument[], options: LoadOptions): Promise<Finished[]> {
  const open = [...documents]
  const finished: Finished[] = []
  await Promise.all(
    Array.from({ length: options.clients * (options.jobsAtOnce ?? 1) }, async (_, index) => {
      const key = options.keys[index % options.keys.length] ?? ''
      for (let document = open.shift(); document !== undefined; document = open.shift())
        finished.push(await submitAndPoll(document, key, options))
    }),
  )
  return finished
}

async function submitAndPoll(document: LoadDocument, key: string, options: LoadOptions): Promise<Finished> {
  const send = options.call ?? call
  const started = performance.now()
  const form = multipart([
    ['file', document.bytes, document.name],
    ['json_schema', loadSchema],
  ])
  const headers = { ...form.headers, 'idempotency-key': randomUUID() }
  const accepted = await persist(options, () =>
    send(options.address(), key, { method: 'PUT', path: '/process', headers, body: form.payload }),
  )
  if (accepted.status !== 202) throw new Error(`${accepted.status}: ${accepted.body}`)
  const submitted = JSON.parse(accepted.body) as ProcessResponse
  let etag = ''
  for (;;) {
    await delay(options.pollMilliseconds)
    const asked = performance.now()
    const path = `/process/${submitted.job_id}`
    const answer = await persist(options, () =>
      send(options.address(), key, { path, headers: etag === '' ? {} : { 'if-none-match': etag } }),
    )
    options.onPoll?.(performance.now() - asked)
    if (answer.status === 304) continue
    if (answer.status !== 200) throw new Error(`${answer.status}: ${answer.body}`)
    etag = String(answer.headers['etag'])
    const status = JSON.parse(answer.body) as ProcessStatus
    if (status.finish_time !== null)
      return { document, submitted, status, seconds: (performance.now() - started) / 1000 }
  }
}

async function persist(options: LoadOptions, attempt: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    try {
      const answer = await attempt()
      if (answer.status < 500 && answer.status !== 409) return answer
      if (!options.persistent) return answer
    } catch (error) {
      if (!options.persistent) throw error
    }
    await delay(50)
  }
}

/** What is wrong with the results: nothing, when each document has its own. */
export function wrongResults(finished: readonly Finished[]): string[] {
  return finished.flatMap(({ document, status }) => {
    const result = status.result as { invoice_number?: unknown; total?: unknown } | null
    const isRight = result?.invoice_number === document.invoiceNumber && result?.total === document.total
    return status.status === 'success' && isRight ? [] : [`${document.name}: ${JSON.stringify(status)}`]
  })
}
