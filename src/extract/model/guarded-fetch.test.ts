import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, test } from 'node:test'
import { guardedFetch } from './guarded-fetch.ts'

const asked: string[] = []
let service: Server
let stranger: Server

before(async () => {
  stranger = createServer((_request, response) => {
    asked.push('stranger')
    response.end('{}')
  }).listen(0, '127.0.0.1')
  await once(stranger, 'listening')
  service = createServer((request, response) => {
    if (request.url === '/away') response.writeHead(307, { location: addressOf(stranger) }).end()
    else if (request.url === '/moved') response.writeHead(307, { location: '/here' }).end()
    else if (request.url === '/here') response.end('{"ok":true}')
    else for (let chunk = 0; chunk < 20; chunk++) response.write(Buffer.alloc(1024 ** 2, 'x'))
  }).listen(0, '127.0.0.1')
  await once(service, 'listening')
})
after(() => {
  for (const server of [service, stranger]) {
    server.close()
    server.closeAllConnections()
  }
})

test('a redirect is followed on the same host only', async () => {
  const answer = await guardedFetch(`${addressOf(service)}/moved`, { method: 'POST', body: 'the document' })
  assert.deepEqual(await answer.json(), { ok: true })
  const away = guardedFetch(`${addressOf(service)}/away`, { method: 'POST', body: 'the document' })
  await assert.rejects(away, /another host/)
  assert.deepEqual(asked, [])
})

test('an answer without end is broken off', async () => {
  const answer = await guardedFetch(`${addressOf(service)}/endless`)
  await assert.rejects(answer.text(), /too large/)
})

function addressOf(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
