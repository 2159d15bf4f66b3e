import assert from 'node:assert/strict'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { after, before, test } from 'node:test'
import type { FastifyInstance } from 'fastify'
import { eventually } from '../../support/eventually.ts'
import { jobClient } from '../../support/job-client.ts'
import { createTestSystem, type TestSystem, type TestWorkspace } from '../../support/system.ts'

const mega = 2 ** 20
const limit = 50 * mega

let system: TestSystem
let app: FastifyInstance
let home: TestWorkspace
let port: number
const sockets: Socket[] = []

before(async () => {
  system = await createTestSystem()
  app = await system.app()
  home = await system.workspace()
  app.server.on('connection', (socket) => sockets.push(socket))
  await app.listen({ host: '127.0.0.1', port: 0 })
  port = (app.server.address() as AddressInfo).port
})
after(() => system.close())

test('one byte more than the limit is refused before another megabyte is read', async () => {
  const upload = openUpload('big.txt')
  upload.request.write(Buffer.alloc(limit + 1, 'text of a large file. '))
  // Whatever follows is not waited for.
  upload.request.write(Buffer.alloc(8 * mega, 'more '))
  const { status, body } = await upload.answer
  assert.equal(status, 413)
  assert.match(JSON.parse(body).detail, /larger than/)
  const read = Math.max(...sockets.map((socket) => socket.bytesRead))
  assert.ok(read > limit && read < 51 * mega, `${read} bytes were read`)
})

test('exactly the limit is accepted', async () => {
  const upload = openUpload('large.txt')
  upload.request.end(Buffer.concat([Buffer.alloc(limit, 'text of a large file. '), upload.end]))
  const { status, body } = await upload.answer
  assert.equal(status, 202, body)
})

test('a kind of file that is not taken is refused while it is still being sent', async () => {
  const upload = openUpload('picture.pdf')
  upload.request.write(Buffer.concat([Buffer.from('GIF89a'), Buffer.alloc(70_000)]))
  const { status, body } = await upload.answer
  assert.equal(status, 415)
  assert.match(JSON.parse(body).detail, /"gif"/)
})

test('two hundred uploads that hardly move do not keep others from being served', async () => {
  const slow = Array.from({ length: 200 }, () => openUpload('slow.txt'))
  const drip = setInterval(() => {
    for (const { request: sent } of slow) sent.write(Buffer.alloc(1024, 'slow '))
  }, 1000)
  try {
    await eventually('the uploads to be under way', () => sockets.filter((socket) => !socket.destroyed).length >= 200)
    const client = jobClient(app, home)
    for (let index = 0; index < 20; index++) {
      const { job_id } = await client.submitText(`Note ${index}`)
      assert.equal((await client.status(job_id)).status, 'queued')
    }
    const { rows } = await system.pool.query(
      "select count(*)::int as busy from pg_stat_activity where datname = current_database() and state like 'idle in%'",
    )
    assert.ok(rows[0].busy <= 1, 'they hold no transaction')
  } finally {
    clearInterval(drip)
    for (const { request: sent } of slow) sent.destroy()
  }
})

interface Upload {
  request: ClientRequest
  end: Buffer
  answer: Promise<{ status: number; body: string }>
}

/** The beginning of a submission, up to the first byte of its file. */
function openUpload(filename: string): Upload {
  const boundary = 'a-boundary'
  const headers = { ...home.headers, 'content-type': `multipart/form-data; boundary=${boundary}` }
  const sent = request({ host: '127.0.0.1', port, method: 'PUT', path: '/process', headers, agent: false })
  sent.write(`--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${filename}"\r\n\r\n`)
  const answer = new Promise<{ status: number; body: string }>((resolve, reject) => {
    sent.once('response', (response: IncomingMessage) => {
      let body = ''
      response
        .on('data', (chunk) => (body += chunk))
        .once('end', () => resolve({ status: response.statusCode ?? 0, body }))
    })
    sent.on('error', reject)
  })
  answer.catch(() => undefined)
  return { request: sent, end: Buffer.from(`\r\n--${boundary}--\r\n`), answer }
}
