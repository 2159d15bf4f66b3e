import assert from 'node:assert/strict'
import { createReadStream } from 'node:fs'
import { mkdtemp, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, afterEach, before, test } from 'node:test'
import { pathToFileURL } from 'node:url'
import {
  ConflictError,
  FileError,
  type FileSource,
  Sheaf,
  SheafError,
  UnprocessableError,
  ValidationError,
} from '../../../sdk/src/index.ts'
import { startOddServer, type Turn } from '../../support/odd-server.ts'

let folder: string
let path: string
let server: Awaited<ReturnType<typeof startOddServer>>
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sheaf sdk '))
  path = join(folder, 'a "note".txt')
  await writeFile(path, 'Total: 96.00 EUR')
})
after(() => rm(folder, { recursive: true, force: true }))
afterEach(() => server.stop())

async function against(turns: Turn[], fetch?: typeof globalThis.fetch) {
  server = await startOddServer(turns)
  return { sheaf: new Sheaf({ url: server.url, key: 'k', backoffMs: 1, fetch }), seen: server.seen }
}

const taken = { status: 202, json: { id: 'd' } }

for (const [how, fetch] of [
  ['from Node', undefined],
  ['through fetch', globalThis.fetch],
] as const) {
  test(`a file is sent by path, address, Blob, File, bytes and stream, ${how}`, async () => {
    const text = 'Total: 96.00 EUR'
    const sources: [FileSource, name: string][] = [
      [path, 'a %22note%22.txt'],
      [pathToFileURL(path), 'a %22note%22.txt'],
      [new Blob([text]), 'file'],
      [new File([text], 'b.txt'), 'b.txt'],
      [Buffer.from(text), 'file'],
      [createReadStream(path), 'a %22note%22.txt'],
      [{ name: 'c.txt', content: new Response(text).body as ReadableStream<Uint8Array> }, 'c.txt'],
    ]
    const { sheaf, seen } = await against(
      sources.map(() => taken),
      fetch,
    )
    for (const [file, name] of sources) {
      await sheaf.documents.create({ file, metadata: { a: 1 }, batch_id: 'b' })
      const { body, headers } = seen.at(-1) ?? { body: '', headers: {} }
      assert.match(String(headers['content-type']), /^multipart\/form-data; boundary=/)
      assert.match(body, new RegExp(`name="file"; filename="${name}"\r\n[^\r]+\r\n\r\nTotal: 96.00 EUR\r\n--`))
      assert.match(body, /name="metadata"\r\n\r\n\{"a":1\}\r\n/)
      assert.match(body, /name="batch_id"\r\n\r\nb\r\n/)
    }
  })
}

test('a file that cannot be read is told before anything is sent', async () => {
  const { sheaf, seen } = await against([])
  const failureOf = async (file: FileSource) => {
    const error = await sheaf.documents.create({ file }).catch((thrown: unknown) => thrown)
    assert.ok(error instanceof FileError && error instanceof SheafError)
    assert.deepEqual([error.name, error.code, error.status], ['FileError', 'file_not_readable', undefined])
    return error
  }
  const missing = await failureOf(join(folder, 'none.pdf'))
  assert.equal(missing.reason, 'not_found')
  assert.equal(missing.message, `There is no file ${join(folder, 'none.pdf')}.`)
  assert.equal((await failureOf('none.pdf')).message, `There is no file none.pdf in ${process.cwd()}.`)
  assert.equal((await failureOf(pathToFileURL(join(path, 'inside')))).reason, 'not_found')
  assert.equal((await failureOf({ name: 'a', content: folder })).reason, 'not_a_file')
  assert.equal(seen.length, 0)
})

test('a failed extraction names itself and its document, whatever prefix the headers have', async () => {
  const json = { statusCode: 422, code: 'unprocessable', message: 'It does not fit.', retryable: false }
  const headers = { 'X-Acme-Extraction-Id': 'e', 'X-Acme-Document-Id': 'd' }
  const { sheaf } = await against([{ status: 422, json, headers }])
  const error = await sheaf.extract({ document_id: 'd' }).catch((thrown: unknown) => thrown)
  assert.ok(error instanceof UnprocessableError)
  assert.deepEqual([error.extractionId, error.documentId], ['e', 'd'])
})

test('a file whose connection is cut is sent again, and a stream is not', async () => {
  const { sheaf, seen } = await against(['reset', taken, 'reset'])
  const sent: number[] = []
  await sheaf.documents.create({ file: path }, { onSent: (bytes) => void sent.push(bytes) })
  assert.equal(seen.length, 2)
  assert.equal(sent.at(-1), (await stat(path)).size, 'what is wrapped around the file does not count')
  assert.equal(seen[0]?.headers['idempotency-key'], seen[1]?.headers['idempotency-key'])
  await assert.rejects(sheaf.documents.create({ file: createReadStream(path) }), { code: 'connection_failed' })
  assert.equal(seen.length, 3)
})

test('the answer of a server that refuses a file before its end is not lost', async () => {
  const { sheaf, seen } = await against(['refuse', 'refuse', 'refuse'])
  for (const _ of [1, 2, 3]) {
    const refused = await sheaf.documents
      .create({ file: new Blob([new Uint8Array(2 ** 25)]) })
      .catch((thrown) => thrown)
    assert.ok(refused instanceof ValidationError && refused.code === 'payload_too_large', String(refused))
  }
  assert.equal(seen.length, 3)
})

test('a file that changes while it is sent is said so', async () => {
  const { sheaf } = await against([taken])
  const large = join(folder, 'large.bin')
  await writeFile(large, Buffer.alloc(2 ** 25))
  let cut: Promise<void> | undefined
  const onSent = () => {
    cut ??= truncate(large, 1)
  }
  const changed = await sheaf.documents.create({ file: large }, { onSent }).catch((thrown: unknown) => thrown)
  await cut
  assert.ok(changed instanceof ConflictError && changed.reason === 'file_changed', String(changed))
})
