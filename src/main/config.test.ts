import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { modelSettings, readConfig, unknownSettings } from './config.ts'
import { configurationPage, envExample } from './describe-settings.ts'

test('without any variable the defaults hold', () => {
  const config = readConfig({})
  assert.deepEqual(
    [
      config.host,
      config.port,
      config.dataDir,
      config.databaseUrl,
      config.headerPrefix,
      config.keyPrefix,
      config.metrics,
    ],
    ['127.0.0.1', 8080, '.sheaf', undefined, 'X-Service-', 'shf_', false],
  )
})

test('PORT is honoured, SHEAF_PORT wins, and an empty variable counts as not set', () => {
  assert.equal(readConfig({ PORT: '9000' }).port, 9000)
  assert.equal(readConfig({ PORT: '9000', SHEAF_PORT: '9001' }).port, 9001)
  assert.equal(readConfig({ SHEAF_PORT: '', DATABASE_URL: '' }).port, 8080)
})

test('lists and switches are read', () => {
  const config = readConfig({ SHEAF_CORS_ORIGINS: 'https://a.example, https://b.example,', SHEAF_METRICS: 'yes' })
  assert.deepEqual(config.corsOrigins, ['https://a.example', 'https://b.example'])
  assert.equal(config.metrics, true)
})

test('everything that is wrong is said at once, by the name of its variable', () => {
  assert.throws(
    () =>
      readConfig({ SHEAF_PORT: 'x', SHEAF_KEY_PREFIX: 'UPPER', SHEAF_DEFAULT_TIER: 'gold', DATABASE_URL: 'mysql://x' }),
    (error: Error) =>
      ['SHEAF_PORT', 'SHEAF_KEY_PREFIX', 'SHEAF_DEFAULT_TIER', 'DATABASE_URL'].every((name) =>
        error.message.includes(name),
      ),
  )
})

test('there is no language model unless one is named', () => {
  assert.equal(modelSettings(readConfig({ SHEAF_MODEL_KEY: 'k' })), undefined)
})

test('the settings of a language model are read together', () => {
  const env = { SHEAF_MODEL: 'ollama:qwen3:8b', SHEAF_MODEL_THRESHOLD: '0.5', SHEAF_MODEL_PRICE: '0.40/1.60' }
  assert.deepEqual(modelSettings(readConfig(env)), {
    ...{ provider: 'ollama', model: 'qwen3:8b', mode: 'hybrid', threshold: 0.5, timeoutSeconds: 60 },
    ...{ contextTokens: 16_384, maxTokens: 200_000, maxCalls: 20, price: { input: 0.4, output: 1.6 } },
  })
})

test('a language model that cannot be reached as it is set is refused at once', () => {
  assert.throws(() => readConfig({ SHEAF_MODEL: 'gpt-4.1' }), /SHEAF_MODEL: must be provider:model/)
  assert.throws(() => readConfig({ SHEAF_MODEL: 'openai:gpt-4.1' }), /SHEAF_MODEL_KEY must be set for "openai"/)
  assert.throws(() => readConfig({ SHEAF_MODEL: 'openai-compatible:x' }), /SHEAF_MODEL_URL must say where/)
  assert.throws(
    () => readConfig({ SHEAF_MODEL_THRESHOLD: '75' }),
    /SHEAF_MODEL_THRESHOLD: must be a number from 0 to 1/,
  )
})

test('a variable that only looks like a setting is found', () => {
  assert.deepEqual(unknownSettings({ SHEAF_PROT: '1', SHEAF_PORT: '1', PATH: '' }), ['SHEAF_PROT'])
})

test('docs/configuration.md and .env.example are those of the table of settings', async () => {
  assert.equal(await readFile('docs/configuration.md', 'utf8'), configurationPage(), 'run "npm run generate"')
  assert.equal(await readFile('.env.example', 'utf8'), envExample(), 'run "npm run generate"')
})
