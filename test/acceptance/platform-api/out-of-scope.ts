const later = (why: string, rows: string[]) => Object.fromEntries(rows.map((row) => [row, why]))

/** Shown by test/integration/webhooks and test/integration/http/webhooks.test.ts; shorten this list as they come here. */
const webhookRows = [
  ...['event headers', 'delivery behaviour', 'event types', 'event payloads', 'limit webhook response deadline'],
  ...['contract 5: signing, addresses, attempts, dead letters, replay', 'webhook_url is told of its extraction'],
]

/** Rows of the specification that have no operations yet. */
const rowsToCome: Record<string, string> = {
  ...later('deliveries are shown by test/integration/webhooks', webhookRows),
  ...later('ask comes with its own operations', ['POST /v1/ask', 'purpose ask a question', 'contract 3: ask']),
  ...later('installs come with their own operations', ['decision task suspended', 'authentication service key']),
  ...later('assisted apps come with people who log in', ['contract mode assisted', 'authentication insufficient_tier']),
  ...later('the console comes later', ['contract console at /console, where / leads a browser']),
  ...later('the tool server is shown by test/integration/mcp', [
    'purpose hosted tool server',
    'authentication tool server',
  ]),
  ...later('OAuth takes a browser; test/integration/oauth has one', [
    'authentication OAuth sessions',
    'authentication apps:decide',
  ]),
}

/** Rows that no black-box test can show here, and why. */
export const beyondReach: Record<string, string> = {
  ...rowsToCome,
  'authentication stored hashed': 'what is stored cannot be seen; test/integration/http/api-keys.test.ts looks',
  'contract cursor valid 24 hours': 'nobody can wait so long; test/integration/http/lists.test.ts moves the clock',
  'contract idempotency kept 24 hours': 'as above; test/integration/http/idempotency.test.ts moves the clock',
  'contract 5xx not stored':
    'nothing a client can do makes a call fail; test/integration/http/idempotency.test.ts does',
  'contract 5xx without internals': 'as above; test/integration/http/outage.test.ts takes the database away',
  'contract double-entry ledger': 'how it is kept cannot be seen; test/integration/credits adds it up',
  'contract resolver model': 'needs a language model; test/integration/extract has a stand-in',
  'contract header and key prefixes':
    'are settings of a server; src/main/config.test.ts and test/integration show them',
  'contract first start': 'test/acceptance/serve.test.ts shows the first key and its file',
  'contract last_used_at once a minute': 'needs a clock of the test; test/integration/http/api-keys.test.ts has one',
  'contract asynchronous after 25 seconds': 'no test waits so long; test/integration/platform has a shorter setting',
  'contract lots expire, oldest first': 'needs a clock of the test; test/integration/credits has one',
  'contract reservations under concurrency': 'test/integration/platform/paying.test.ts has a hundred at once',
  'contract stripe payments': 'need a provider; test/integration/credits/stripe.test.ts has a stand-in',
  'contract patterns in a killable child': 'test/integration/extract shows it with a shorter time',
  'contract blobs of a deleted document': 'cannot be seen; test/integration/platform/documents.test.ts looks',
}
