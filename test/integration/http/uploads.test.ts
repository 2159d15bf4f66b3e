import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { AppError } from '../../../src/core/app-error.ts'
import { scope } from '../../../src/operations/access.ts'
import { operation } from '../../../src/operations/operation.ts'
import { claimUpload, type StoredUpload } from '../../../src/services/uploads/store-upload.ts'
import { eventually } from '../../support/eventually.ts'
import { multipart } from '../../support/multipart.ts'
import { createTestSystem, type TestSystem, type TestWorkspace } from '../../support/system.ts'

const maxFileBytes = 2 * 2 ** 20
let system: TestSystem
let app: FastifyInstance
let home: TestWorkspace
let port: number
let received: StoredUpload[] = []

const keepFiles = operation({
  api: 'platform',
  tag: 'API keys',
  access: scope('write'),
  summary: 'test',
  method: 'POST',
  path: '/v1/uploads',
  name: 'upload',
  form: {
    fields: z.strictObject({ note: z.string().optional(), fail: z.literal('no').optional() }),
    files: { file: { max: 2 } },
  },
  output: z.object({ files: z.number() }),
  handle: ({ ctx, body, files }) =>
    ctx.commit(async (tx, audit) => {
      for (const { upload } of files) await claimUpload(tx, upload)
      if (body.note === 'roll back') throw new AppError('unprocessable', 'No.')
      received = files.map(({ upload }) => upload)
      audit({ action: 'test.upload', subjectId: null })
      return { files: files.length }
    }),
})

before(async () => {
  system = await createTestSystem({ settings: { maxFileBytes } })
  app = await system.app({ operations: [keepFiles] })
  home = await system.workspace()
  await app.listen({ host: '127.0.0.1', port: 0 })
  port = (app.server.address() as AddressInfo).port
})
after(() => system.close())

type Parts = Parameters<typeof multipart>[0]
const upload = (parts: Parts, change: (body: Buffer) => Buffer = (body) => body) => {
  const form = multipart(parts)
  const headers = { ...home.headers, ...form.headers }
  return app.inject({ method: 'POST', url: '/v1/uploads', headers, payload: change(form.payload) })
}

const garbage = async () => {
  const { rows } = await system.pool.query('select key from blob_garbage')
  return rows.map(({ key }) => key as string)
}

/** Whatever lies in the store. */
const blobCount = async () => {
  const entries = await readdir(join(system.scratchFolder, '../..'), { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).length
}

test('files are streamed to the blob store, and fields may stand before or after them', async () => {
  const answer = await upload([
    ['file', 'one', 'a.txt'],
    ['note', 'n'],
    ['file', 'two', 'b.txt'],
  ])
  assert.deepEqual(answer.json(), { files: 2 })
  for (const { blobKey } of received) assert.equal(await system.blobs.exists(blobKey), true)
  assert.deepEqual(await garbage(), [])
})

test('of what is refused nothing stays', async () => {
  const before = await blobCount()
  const cases: [Parts, number, RegExp][] = [
    [
      [
        ['file', 'x', 'a'],
        ['fail', 'yes'],
      ],
      400,
      /"fail"/,
    ],
    [
      [
        ['file', 'x', 'a'],
        ['colour', 'red'],
      ],
      400,
      /"colour" is not a known property/,
    ],
    [
      [
        ['file', 'x', 'a'],
        ['note', '1'],
        ['note', '2'],
      ],
      400,
      /"note" may be there once/,
    ],
    [
      [
        ['file', 'x', 'a'],
        ['file', 'x', 'b'],
        ['file', 'x', 'c'],
      ],
      400,
      /"file" may be there 2 times at most/,
    ],
    [[['file', Buffer.alloc(maxFileBytes + 1), 'a']], 413, /./],
  ]
  for (const [parts, status, message] of cases) {
    const answer = await upload(parts)
    assert.equal(answer.statusCode, status, answer.body)
    assert.match(answer.json().message, message)
  }
  const cutOff = await upload([['file', 'x'.repeat(5000), 'a']], (body) => body.subarray(0, 2000))
  assert.equal(cutOff.statusCode, 400)
  const claimedInVain = await upload([
    ['file', 'x', 'a'],
    ['note', 'roll back'],
  ])
  assert.equal(claimedInVain.statusCode, 422, claimedInVain.body)
  assert.deepEqual([await garbage(), await blobCount()], [[], before])
  for (const { blobKey } of received) assert.equal(await system.blobs.exists(blobKey), true, 'what was kept stays')
})

test('a file of exactly the limit is taken; one byte more is refused long before a huge upload has been read', async () => {
  assert.equal((await upload([['file', Buffer.alloc(maxFileBytes), 'a']])).statusCode, 200)
  const { status, body, sent } = await streamUpload(200)
  assert.equal(status, 413)
  assert.equal(JSON.parse(body).code, 'payload_too_large')
  assert.equal(sent < 60, true, `${sent} MB of 200 were sent`)
  assert.equal((await app.inject('/readyz')).statusCode, 200)
})

test('an upload whose client goes away leaves nothing that is kept', async () => {
  const before = new Set(await garbage())
  const call = startUpload()
  call.on('error', () => undefined)
  call.write(Buffer.alloc(100_000))
  const [key] = await eventually('the upload to have begun', async () => {
    const begun = (await garbage()).filter((each) => !before.has(each))
    return begun.length > 0 && begun
  })
  call.destroy()
  await eventually('it to be gone', async () => !(await garbage()).includes(key ?? ''))
  assert.equal(await system.blobs.exists(key ?? ''), false)
})

function startUpload() {
  const headers = { ...home.headers, 'content-type': 'multipart/form-data; boundary=b' }
  const call = request({ host: '127.0.0.1', port, method: 'POST', path: '/v1/uploads', headers })
  call.write('--b\r\nContent-Disposition: form-data; name="file"; filename="f"\r\n\r\n')
  return call
}

/** Sends until it is answered or done; as a client would, it stops when the answer is there. */
async function streamUpload(megabytes: number): Promise<{ status: number | undefined; body: string; sent: number }> {
  const call = startUpload()
  let sent = 0
  let answered = false
  const answer = new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    call.on('error', (error) => !answered && reject(error))
    call.on('response', async (response) => {
      answered = true
      let body = ''
      for await (const chunk of response) body += chunk
      resolve({ status: response.statusCode, body })
    })
  })
  const chunk = Buffer.alloc(2 ** 20)
  for (; sent < megabytes && !answered; sent++) {
    if (!call.write(chunk)) await Promise.race([new Promise((resolve) => call.once('drain', resolve)), answer])
  }
  const { status, body } = await answer
  call.destroy()
  return { status, body, sent }
}
