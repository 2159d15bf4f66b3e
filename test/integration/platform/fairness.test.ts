import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, test } from 'node:test'
import { eventually } from '../../support/eventually.ts'
import { startPlatform } from '../../support/platform.ts'
import { invoiceText, platformClient } from '../../support/platform-client.ts'

const { system, app, client } = await startPlatform({ allowPrivateNetworks: ['127.0.0.0/8'] })

// Sends enough not to be given up, and never ends.
const slow = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'text/plain' })
  const timer = setInterval(() => response.write('slow '.repeat(400)), 100)
  response.on('close', () => clearInterval(timer))
}).listen(0, '127.0.0.1')
await once(slow, 'listening')
after(() => {
  slow.close()
  slow.closeAllConnections()
})

test('however many slow addresses one workspace names, the documents of another are read meanwhile', async () => {
  const address = `http://127.0.0.1:${(slow.address() as AddressInfo).port}`
  const ids: string[] = []
  for (let index = 0; index < 20; index++) {
    const answer = await client.post('/v1/documents', { file_url: `${address}/${index}.txt` })
    assert.equal(answer.statusCode, 202, answer.body)
    ids.push(answer.json().id)
  }
  await eventually('some to be fetched', async () => (await unfinished(ids)).includes('processing'))
  const other = platformClient(app, await system.workspace())
  const document = await other.ingest(invoiceText)
  const extraction = await other.extract(invoiceText, { schema: { total: 'number' } })
  assert.deepEqual([document.status, extraction.statusCode], ['completed', 200])
  // Of four places one is left to others, so that at most three have had their time by then.
  assert.ok((await unfinished(ids)).length >= 17)
  for (const id of ids) await client.call('DELETE', `/v1/documents/${id}`)
})

async function unfinished(ids: string[]): Promise<string[]> {
  const { rows } = await system.pool.query<{ status: string }>(
    `select status from documents where id = any($1) and status in ('pending', 'processing')`,
    [ids],
  )
  return rows.map(({ status }) => status)
}
