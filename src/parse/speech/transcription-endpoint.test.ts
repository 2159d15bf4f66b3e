import assert from 'node:assert/strict'
import { rmSync } from 'node:fs'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { transcribeRemotely } from './transcription-endpoint.ts'

type Handler = (request: IncomingMessage, response: ServerResponse, attempt: number) => Promise<void> | void

const answer = {
  task: 'transcribe',
  language: 'german',
  duration: 4.5,
  text: 'Guten Tag. Bis bald.',
  segments: [
    { id: 0, start: 0, end: 2, text: ' Guten Tag.', avg_logprob: -0.1 },
    { id: 1, start: 2, end: 4.5, text: ' Bis bald.', avg_logprob: -0.2 },
  ],
}

test('a recording is sent as a form and comes back as segments', async () => {
  let received: { url?: string | undefined; key?: string | undefined; form?: FormData } = {}
  const { result } = await ask(async (request, response) => {
    received = { url: request.url, key: request.headers.authorization, form: await formOf(request) }
    response.end(JSON.stringify(answer))
  })
  const transcript = await result
  assert.deepEqual([received.url, received.key], ['/v1/audio/transcriptions', 'Bearer secret-key'])
  const file = received.form?.get('file')
  assert.ok(file instanceof File && file.name === 'a"b.ogg' && (await file.text()) === 'sound')
  const fields = ['model', 'response_format', 'language'].map((name) => received.form?.get(name))
  assert.deepEqual(fields, ['whisper', 'verbose_json', 'de'])
  assert.equal(transcript.language, 'de')
  assert.deepEqual(
    transcript.segments.map(({ start, end, words }) => [start, end, words.map((word) => word.text).join(' ')]),
    [
      [0, 2, 'Guten Tag.'],
      [2, 4.5, 'Bis bald.'],
    ],
  )
  assert.equal(transcript.segments[0]?.confidence?.toFixed(3), '0.905')
})

test('an answer without segments is one segment', async () => {
  const { result } = await ask((_, response) => void response.end('{"text":"Hello there","duration":3}'))
  assert.deepEqual(await result, {
    language: null,
    segments: [{ start: 0, end: 3, words: [{ text: 'Hello' }, { text: 'there' }] }],
  })
})

test('a busy endpoint and a lost connection are tried a second time', async () => {
  const busy = await ask((_, response, attempt) =>
    attempt === 1
      ? void response.writeHead(429, { 'retry-after': '0' }).end()
      : void response.end(JSON.stringify(answer)),
  )
  assert.equal((await busy.result).segments.length, 2)
  const lost = await ask((request, response, attempt) =>
    attempt === 1 ? void request.socket.resetAndDestroy() : void response.end(JSON.stringify(answer)),
  )
  assert.equal((await lost.result).segments.length, 2)
})

test('an endpoint that keeps failing is given up after the second time, without telling the key', async () => {
  const asked = await ask((_, response) => void response.writeHead(500, { 'retry-after': '0' }).end('no'))
  await assert.rejects(
    asked.result,
    (error: Error) => /status 500/.test(error.message) && !/secret/.test(error.message),
  )
  assert.equal(asked.attempts(), 2)
})

test('a refusal is not tried again and says whose fault it is', async () => {
  for (const [status, code] of [
    [413, 'too_large'],
    [400, 'corrupt_file'],
    [401, 'transcription_failed'],
  ] as const) {
    const asked = await ask((_, response) => void response.writeHead(status).end())
    await assert.rejects(asked.result, { code })
    assert.equal(asked.attempts(), 1)
  }
})

test('an endpoint that hangs is left when the caller cancels or the time is up', async () => {
  const controller = new AbortController()
  const cancelled = await ask(() => controller.abort(), { signal: controller.signal })
  await assert.rejects(cancelled.result, { code: 'cancelled' })
  const late = await ask(() => {}, { timeoutSeconds: 0.05 })
  await assert.rejects(late.result, { code: 'timed_out' })
})

test('an answer that is no transcript, or endless, is refused', async () => {
  for (const body of ['{"text":', '{"error":"x"}', 'null']) {
    const asked = await ask((_, response) => void response.end(body))
    await assert.rejects(asked.result, { code: 'transcription_failed' })
  }
  const endless = await ask((_, response) => {
    const more = () => {
      while (!response.destroyed && response.write(Buffer.alloc(1024 * 1024, 0x20)));
    }
    response.on('drain', more)
    more()
  })
  await assert.rejects(endless.result, { code: 'transcription_failed', message: /too long/ })
})

test('an endpoint that is not there is reported', async () => {
  const asked = await ask(() => {}, { url: 'http://127.0.0.1:1/v1' })
  await assert.rejects(asked.result, { code: 'transcription_failed', message: /could not be reached/ })
})

/** Starts a server, asks it once and stops it when the answer is there. */
async function ask(
  handler: Handler,
  options: { signal?: AbortSignal; timeoutSeconds?: number; url?: string } = {},
): Promise<{ result: ReturnType<typeof transcribeRemotely>; attempts: () => number }> {
  const folder = await mkdtemp(join(tmpdir(), 'sheaf-endpoint-'))
  const path = join(folder, 'sound')
  await writeFile(path, 'sound')
  let attempts = 0
  const server = createServer((request, response) => {
    attempts += 1
    void handler(request, response, attempts)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = options.url ?? `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/`
  const result = transcribeRemotely({
    path,
    name: 'a"b.ogg',
    language: 'de',
    endpoint: { url, key: 'secret-key', model: 'whisper' },
    signal: options.signal ?? new AbortController().signal,
    ...(options.timeoutSeconds !== undefined && { timeoutSeconds: options.timeoutSeconds }),
  }).finally(() => {
    server.closeAllConnections()
    server.close()
    rmSync(folder, { recursive: true })
  })
  return { result, attempts: () => attempts }
}

async function formOf(request: IncomingMessage): Promise<FormData> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  const headers = { 'content-type': request.headers['content-type'] ?? '' }
  return new Response(Buffer.concat(parts), { headers }).formData()
}
