import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { FastifyInstance } from 'fastify'
import { newId } from '../../../src/core/ids.ts'
import { createTestSystem, type TestSystem } from '../../support/system.ts'

let system: TestSystem
let app: FastifyInstance
before(async () => {
  system = await createTestSystem()
  app = await system.app()
})
after(() => system.close())

test('a browser that opens the service lands on a page that says what is running and what to do first', async () => {
  const root = await app.inject('/')
  assert.deepEqual([root.statusCode, root.headers['location']], [302, '/console'])
  const page = await app.inject('/console')
  assert.equal(page.statusCode, 200)
  assert.match(page.body, /<dt>Database<\/dt><dd class="ok">ok<\/dd>/)
  assert.match(page.body, /curl http:\/\/localhost:80\/v1\/extract .*-F file=@invoice\.pdf/)
  for (const [, link = ''] of page.body.matchAll(/href="(\/[^"]*)"/g))
    assert.equal((await app.inject(link)).statusCode, 200, link)
  assert.doesNotMatch(page.body, /<script|style=| on[a-z]+=/)
  assert.match(String(page.headers['content-security-policy']), /default-src 'none'; style-src 'self'/)
})

test('the dashboard link of an extraction leads to it, and shows nothing that is not an id', async () => {
  const id = newId()
  const page = await app.inject(`/console/extractions/${id}`)
  assert.match(page.body, new RegExp(`/v1/extractions/${id} -H`))
  const odd = await app.inject(`/console/extractions/${encodeURIComponent('<b>"x"')}`)
  assert.deepEqual([odd.statusCode, odd.body.includes('<b>')], [200, false])
  assert.equal((await app.inject('/console/nothing')).statusCode, 404)
})

test('the page names the public address where one is set', async () => {
  const behind = await system.app({ settings: { publicUrl: 'https://docs.example.com/' } })
  assert.match((await behind.inject('/console')).body, /curl https:\/\/docs\.example\.com\/v1\/extract/)
})
