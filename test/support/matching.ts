import assert from 'node:assert/strict'
import type { MatchingConfig, MatchingRun, MatchListed } from '../../src/contract/matching.ts'
import { eventually } from './eventually.ts'
import type { platformClient } from './platform-client.ts'
import { storeDocument } from './stored-documents.ts'
import type { TestSystem } from './system.ts'

type Client = ReturnType<typeof platformClient>

const trees = 'Alder Birch Cedar Dogwood Elm Fir Ginkgo Hazel Ironwood Juniper Katsura Larch'.split(' ')
const trades = 'Logistics Bakery Metals Software Textiles'.split(' ')

/** Sixty companies: id, name and VAT id. */
export const suppliers = trees.flatMap((tree, i) =>
  trades.map((trade, j) => [`V-${i * 5 + j}`, `${tree} ${trade} GmbH`, `DE${811_000_000 + i * 811 + j * 37}`]),
)

export const mappings = [
  { extracted_field: 'supplier.name', reference_column: 'name', match_type: 'fuzzy', weight: 2, kind: 'company' },
  { extracted_field: 'supplier.vat_id', reference_column: 'vat', match_type: 'exact', weight: 1, kind: 'identifier' },
]

/** Two of three suppliers as invoices write them, half of them without a VAT id, and one whom nobody knows. */
export const invoices = suppliers
  .filter((_, index) => index % 3 > 0)
  .map(([id = '', name = '', vat = ''], index) => ({
    ...{ id, name: name.replace(' GmbH', '').toUpperCase(), vat: index % 2 === 0 ? vat : null },
  }))
  .concat([{ id: '', name: 'ZYXW QUVT', vat: null }])

export const definition = {
  type: 'object',
  properties: {
    supplier: { type: 'object', properties: { name: { type: 'string' }, vat_id: { type: 'string' } } },
    total: { type: 'number' },
    lines: { type: 'array', items: { type: 'object', properties: { sku: { type: 'string' } } } },
  },
}

let made = 0

/** Reference data, a schema, and documents that were extracted by it. */
export async function makeRecords(
  system: TestSystem,
  workspaceId: string,
  client: Client,
  records: { name: string; vat: string | null }[] = invoices,
) {
  made += 1
  const table = await client.post('/v1/reference-data', {
    ...{ name: `Suppliers ${made}`, columns: ['id', 'name', 'vat'], rows: suppliers },
  })
  assert.equal(table.statusCode, 200, table.body)
  const schema = await client.post('/v1/schemas', { name: `Invoice ${made}`, definition })
  assert.equal(schema.statusCode, 200, schema.body)
  const schemaId: string = schema.json().id
  const documents: string[] = []
  for (const [index, { name, vat }] of records.entries()) {
    const leaves = [
      { path: 'supplier.name', value: name, confidence: 1, dataType: 'string' as const },
      { path: 'supplier.vat_id', value: vat, confidence: 1, dataType: 'string' as const },
      { path: 'total', value: index, confidence: 1, dataType: 'number' as const },
      { path: 'lines[0].sku', value: 'A-1', confidence: 1, dataType: 'string' as const },
    ]
    const stored = await storeDocument(system, { workspaceId, leaves, schemaId, filename: `invoice-${index}.pdf` })
    documents.push(stored.documentId)
  }
  const referenceDataId: string = table.json().id
  const config = { name: 'Suppliers', reference_data_id: referenceDataId, field_mappings: mappings }
  return { referenceDataId, schemaId, documents, config: { ...config, target_type: 'schema', target_value: schemaId } }
}

/** Calls about matching that must go well. */
export function matchingClient(client: Client) {
  const good = async <T>(answer: ReturnType<Client['get']>, status = 200): Promise<T> => {
    const { statusCode, body } = await answer
    assert.equal(statusCode, status, body)
    return JSON.parse(body)
  }
  return {
    good,
    create: (config: object) => good<MatchingConfig>(client.post('/v1/matching/configs', config)),
    start: (configId: string, body: object = {}) =>
      good<MatchingRun>(client.post(`/v1/matching/configs/${configId}/run`, body), 202),
    get: (runId: string) => good<MatchingRun>(client.get(`/v1/matching/runs/${runId}`)),
    end: (runId: string) =>
      eventually('the matching run to end', async () => {
        const run = await good<MatchingRun>(client.get(`/v1/matching/runs/${runId}?wait=10`))
        return run.completed_at ? run : undefined
      }),
    results: async (runId: string, query = 'limit=200&order=asc') =>
      (await good<{ data: MatchListed[] }>(client.get(`/v1/matching/runs/${runId}/results?${query}`))).data,
  }
}
