import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, test } from 'node:test'
import { allowAddresses } from './allowed-addresses.ts'
import { fetchFile } from './fetch-file.ts'

const options = { allowed: allowAddresses(['127.0.0.1']), maxBytes: 100, signal: new AbortController().signal }
const server = createServer((request, response) => {
  if (request.url === '/begun') response.writeHead(200).write('begun')
  if (request.url === '/upgrade')
    request.socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n')
})
let address = ''

before(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
after(() => {
  server.close()
  server.closeAllConnections()
})

test('a file that does not come in time is given up, whether nothing or some of it has come', async () => {
  const late = (seconds: number) => ({ message: `The file could not be fetched within ${seconds} seconds.` })
  await assert.rejects(fetchFile(`${address}/silent`, { ...options, seconds: 0.2 }), late(0.2))
  for (const seconds of [0.3, 3, 30]) {
    // A busy machine may not have begun by then.
    const begun = await fetchFile(`${address}/begun`, { ...options, seconds }).catch(() => undefined)
    if (begun) return assert.rejects(Array.fromAsync(begun.bytes), late(seconds))
  }
  assert.fail('nothing has come')
})

test('a server that sends hardly anything is given up long before the time for all of it is over', async () => {
  const { bytes } = await fetchFile(`${address}/begun`, { ...options, seconds: 600, patienceSeconds: 0.1 })
  await assert.rejects(Array.fromAsync(bytes), { message: 'The address sends less than 1000 bytes a second.' })
})

test('an address that answers with another protocol has failed, and is not waited for', async () => {
  await assert.rejects(fetchFile(`${address}/upgrade`, { ...options, seconds: 60 }), /another protocol/)
})
