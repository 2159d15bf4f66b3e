import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { buildRequest } from '../../services/deliveries/build-request.ts'
import { verify } from './verify.ts'

const names = { headerPrefix: 'X-Service-', webhookUserAgent: 'Sheaf-Webhooks/1.0' }
let folder = ''

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sheaf-verify-'))
})
after(() => rm(folder, { recursive: true }))

/** Whether a delivery that was made so many seconds ago is accepted, as far as these headers of it are given. */
async function accepts(secondsAgo: number, maxAge: number | undefined, isGiven: (name: string) => boolean) {
  const sentAt = new Date(Date.now() - secondsAgo * 1000)
  const message = { deliveryId: 'd', eventId: 'e', event: 'job.complete', data: '{}', occurredAt: sentAt }
  const { body, headers } = buildRequest(message, names, ['secret'], 1, sentAt)
  const given = Object.fromEntries(Object.entries(headers).filter(([name]) => isGiven(name)))
  const [bodyPath, headersPath] = [join(folder, 'body.json'), join(folder, 'headers.json')]
  await writeFile(bodyPath, body)
  await writeFile(headersPath, JSON.stringify(given))
  const silent = { json: false, terminal: false, write: () => undefined, writeError: () => undefined }
  const options = { secret: 'secret', headers: headersPath, ...(maxAge !== undefined && { maxAge }) }
  return verify(silent, bodyPath, options)
}

test('what is older than --max-age is refused, what is as far in the future, too, and what has no signed time', async () => {
  const all = () => true
  assert.equal(await accepts(1000, undefined, all), true)
  assert.equal(await accepts(100, 300, all), true)
  assert.equal(await accepts(400, 300, all), false)
  assert.equal(await accepts(-400, 300, all), false)
  assert.equal(await accepts(0, 300, (name) => name !== 'webhook-signature'), false)
})
