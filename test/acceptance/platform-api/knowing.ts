import assert from 'node:assert/strict'
import type { Accepted } from '../../../src/contract/extractions.ts'
import { good } from './client.ts'
import { home } from './service.ts'
import { specification } from './specification.ts'
import { type Extracted, extract, finished, invoiceData, invoiceSchema, newInvoice } from './things.ts'

const again = (document_id: string, more: object = {}) =>
  home.post<Extracted>('/v1/extract', { document_id, schema: invoiceSchema, ...more })

specification(
  ['registry known cells', 'limit cell of the database', 'header X-Service-Cells-Resolved-Registry', 'extract pages'],
  'what is known of a document costs nothing and says so; a new field costs itself',
  async () => {
    const first = await extract(home)
    const answer = await again(first.document.id)
    const second = await good(Promise.resolve(answer))
    assert.deepEqual(second.usage, { pages: 0, cells_registry: 3, cells_ai: 0, credits: 0 })
    assert.deepEqual(
      ['Cost-Credits', 'Cells-Resolved-Registry', 'Cells-Resolved-AI'].map((name) =>
        answer.headers.get(`X-Service-${name}`),
      ),
      ['0', '3', '0'],
    )
    assert.deepEqual(second.data, first.data)
    const { resolver, ...place } = second.provenance['total'] ?? {}
    const { resolver: original, ...before } = first.provenance['total'] ?? {}
    assert.deepEqual([resolver, original === 'registry', place], ['registry', false, before])
    const schema = { ...invoiceSchema, order_number: 'string' }
    const more = await good(again(first.document.id, { schema }))
    assert.deepEqual(more.usage, { pages: 0, cells_registry: 3, cells_ai: 1, credits: 20 })
  },
)

specification(
  ['registry second upload', 'registry another type or description', 'registry fresh'],
  'the same bytes again pay their pages only; another type, another description or "fresh" is resolved anew',
  async () => {
    const sent = newInvoice()
    const first = await extract(home, { file: sent })
    assert.deepEqual((await extract(home, { file: sent })).usage, {
      pages: 1,
      cells_registry: 3,
      cells_ai: 0,
      credits: 100,
    })
    const anew = async (more: object) => (await good(again(first.document.id, more))).usage.cells_ai
    assert.equal(await anew({ schema: { total: 'string' } }), 1)
    assert.equal(await anew({ schema: { fields: [{ name: 'total', type: 'number', description: 'gross' }] } }), 1)
    assert.equal(await anew({ options: { fresh: true } }), 3)
  },
)

specification(
  [
    ...['registry human values win', 'extractions correct', 'extractions versions', 'extractions propagate'],
    ...['documents re-extract', 'extractions get'],
  ],
  'what a person has corrected is sure, locked and kept by every later run, and its versions are all there',
  async () => {
    const sent = newInvoice()
    const [first, other] = [await extract(home, { file: sent }), await extract(home, { file: sent })]
    const path = `/v1/extractions/${first.extraction_id}`
    const corrections = [{ field: 'total', value: 97.5, reason: 'misread' }]
    const corrected = await good(home.patch<Corrected>(`${path}/data`, { corrections, propagate: true }))
    assert.deepEqual([corrected.data['total'], corrected.confidence.fields['total']], [97.5, 1])
    const { kind, resolver } = corrected.provenance['total'] ?? {}
    assert.deepEqual([kind, resolver, corrected.locked_fields], ['human', 'human', ['total']])
    const elsewhere = await good(home.get<Corrected>(`/v1/extractions/${other.extraction_id}`))
    assert.deepEqual([elsewhere.data['total'], elsewhere.locked_fields], [97.5, ['total']])
    const expected = { ...invoiceData, total: 97.5 }
    assert.deepEqual((await good(again(first.document.id))).data, expected)
    const anew = await good(home.post<Extracted>(`/v1/documents/${first.document.id}/re-extract`, {}))
    assert.deepEqual([anew.data, anew.usage.pages, anew.usage.cells_ai], [expected, 0, 2], 'all but what a person said')
    const later = home.post<Accepted>(`/v1/documents/${first.document.id}/re-extract`, {
      ...{ async: true, options: { fresh: true } },
    })
    const job = await finished<{ status: string; completed_at?: string }>(home, (await good(later, 202)).job.poll_url)
    assert.equal(job.status, 'completed')
    const { data } = await good(home.get<{ data: object[] }>(`${path}/versions?field=total`))
    assert.deepEqual(
      (data as { version: number; value: number; reason?: string }[]).map((each) => [
        ...[each.version, each.value, each.reason],
      ]),
      [
        [1, 96, undefined],
        [2, 97.5, 'misread'],
      ],
    )
  },
)

type Corrected = Extracted & { locked_fields: string[] }
