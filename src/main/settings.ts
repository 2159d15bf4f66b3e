import { isIP } from 'node:net'
import { z } from 'zod'
import { modelModes, modelProviders, parseModel } from '../extract/model/model-settings.ts'

export interface Setting<T extends z.ZodType = z.ZodType> {
  env: string
  /** An older or more general name that is honoured when `env` is not set. */
  alias?: string
  group: string
  schema: T
  description: string
}

const flag = z.stringbool({ truthy: ['true', '1', 'yes', 'on'], falsy: ['false', '0', 'no', 'off'] })
const list = z.string().transform((text) => text.split(',').flatMap((item) => item.trim() || []))
const count = (minimum: number, maximum: number) =>
  z
    .string()
    .regex(/^\d{1,15}$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.number().min(minimum).max(maximum))
const share = z
  .string()
  .regex(/^(0(\.\d+)?|1(\.0+)?)$/, 'must be a number from 0 to 1')
  .transform(Number)
const model = z.string().transform((text, context) => {
  const parsed = parseModel(text)
  if (parsed !== undefined) return parsed
  context.addIssue(`must be provider:model, with a provider of ${modelProviders.join(', ')}`)
  return z.NEVER
})
const price = z
  .string()
  .regex(/^\d+(\.\d+)?\/\d+(\.\d+)?$/, 'must be two numbers like 0.40/1.60')
  .transform((text) => text.split('/').map(Number))
  .transform(([input = 0, output = 0]) => ({ input, output }))
const networks = list.refine((items) => items.every(isNetwork), 'must be IP addresses or ranges like 10.0.0.0/8')

/** Every setting of the service, in the order of docs/configuration.md, which is generated from this table. */
export const settings = {
  host: setting(
    'Server',
    'SHEAF_HOST',
    z.string().min(1).default('127.0.0.1'),
    'Address to listen on. Containers set `0.0.0.0`.',
  ),
  port: setting(
    'Server',
    'SHEAF_PORT',
    count(0, 65_535).default(8080),
    'Port to listen on; 0 takes any free one. `PORT` is honoured too.',
    'PORT',
  ),
  publicUrl: setting(
    'Server',
    'SHEAF_PUBLIC_URL',
    z.url({ protocol: /^https?$/ }).optional(),
    'Address under which callers reach the service, for links and the OpenAPI document. Default: `localhost` with the port, or the address of this machine that was asked.',
  ),
  trustProxy: setting(
    'Server',
    'SHEAF_TRUST_PROXY',
    networks.default([]),
    'Addresses or ranges of reverse proxies, separated by commas, whose `X-Forwarded-For` is believed.',
  ),
  corsOrigins: setting(
    'Server',
    'SHEAF_CORS_ORIGINS',
    list.default([]),
    'Origins, separated by commas, whose pages may call the API; `*` for any. Default: none.',
  ),
  logLevel: setting(
    'Server',
    'SHEAF_LOG_LEVEL',
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
    'How much is logged to standard error, one JSON object a line.',
  ),
  metrics: setting(
    'Server',
    'SHEAF_METRICS',
    flag.default(false),
    'Serve Prometheus metrics at `/metrics`, without a key: switch on only where the port is private.',
  ),
  shutdownSeconds: setting(
    'Server',
    'SHEAF_SHUTDOWN_SECONDS',
    count(1, 600).default(20),
    'After SIGTERM, how long running requests and tasks may take to finish.',
  ),

  dataDir: setting(
    'Storage',
    'SHEAF_DATA_DIR',
    z.string().min(1).default('.sheaf'),
    'Folder for the embedded database, blobs on disk and the bootstrap key.',
  ),
  databaseUrl: setting(
    'Storage',
    'DATABASE_URL',
    z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    'PostgreSQL 15 or newer to use instead of the embedded one.',
  ),
  databaseConnections: setting(
    'Storage',
    'SHEAF_DATABASE_CONNECTIONS',
    count(3, 500).default(20),
    'Database connections of one process at most, beside a few for notifications, polls and questions.',
  ),
  s3Bucket: setting(
    'Storage',
    'SHEAF_S3_BUCKET',
    z.string().min(1).optional(),
    'Keep blobs in this S3 bucket instead of on disk.',
  ),
  s3Region: setting('Storage', 'SHEAF_S3_REGION', z.string().min(1).default('us-east-1'), 'Region of the bucket.'),
  s3Endpoint: setting(
    'Storage',
    'SHEAF_S3_ENDPOINT',
    z.url({ protocol: /^https?$/ }).optional(),
    'Address of an S3-compatible service other than AWS.',
  ),
  s3AccessKeyId: setting(
    'Storage',
    'SHEAF_S3_ACCESS_KEY_ID',
    z.string().min(1).optional(),
    'Access key. Default: the usual AWS sources (environment, profile, instance role).',
  ),
  s3SecretAccessKey: setting(
    'Storage',
    'SHEAF_S3_SECRET_ACCESS_KEY',
    z.string().min(1).optional(),
    'Secret of the access key.',
  ),
  s3Prefix: setting(
    'Storage',
    'SHEAF_S3_PREFIX',
    z
      .string()
      .regex(/^[a-z0-9/_-]*$/)
      .default(''),
    'Put before every object name, like `sheaf/`.',
  ),
  s3ForcePathStyle: setting(
    'Storage',
    'SHEAF_S3_FORCE_PATH_STYLE',
    flag.default(false),
    'Address the bucket by path rather than by host name, as most S3-compatible services want.',
  ),

  bootstrapKey: setting(
    'Identity',
    'SHEAF_BOOTSTRAP_KEY',
    z.string().optional(),
    'API key to create on the first start, instead of a random one. Prefix, `live_`, then 43 characters of `A-Z a-z 0-9 _ -`.',
  ),
  keyPrefix: setting(
    'Identity',
    'SHEAF_KEY_PREFIX',
    z
      .string()
      .regex(/^[a-z][a-z0-9]{0,15}_$/)
      .default('shf_'),
    'What API keys start with.',
  ),
  headerPrefix: setting(
    'Identity',
    'SHEAF_HEADER_PREFIX',
    z
      .string()
      .regex(/^[A-Z][A-Za-z0-9]*(-[A-Z][A-Za-z0-9]*)*-$/)
      .default('X-Service-'),
    'What the branded headers of answers and webhook deliveries start with.',
  ),
  secretKeys: setting(
    'Identity',
    'SHEAF_WEBHOOK_KEYS',
    list
      .refine(
        (keys) => keys.length > 0 && keys.every((key) => key.length >= 32),
        'must be keys of 32 characters or more',
      )
      .optional(),
    'What the secrets of webhooks are encrypted with, the same for all processes; `new,old` to change it. Default: the file `webhook-key` of the data folder, made on the first start.',
  ),
  webhookUserAgent: setting(
    'Identity',
    'SHEAF_WEBHOOK_USER_AGENT',
    z
      .string()
      .regex(/^[\x21-\x7e][\x20-\x7e]{0,199}$/)
      .default('Sheaf-Webhooks/1.0'),
    'What webhook deliveries call themselves.',
  ),
  defaultTier: setting(
    'Identity',
    'SHEAF_DEFAULT_TIER',
    z.enum(['self_hosted', 'free', 'prepaid']).default('self_hosted'),
    'Billing tier of new workspaces.',
  ),

  oidcIssuer: setting(
    'Sign-in',
    'SHEAF_OIDC_ISSUER',
    z
      .url({ protocol: /^https?$/ })
      .refine(isEncryptedOrHere, 'must be https, or http on this very machine')
      .optional(),
    'Provider of OpenID Connect that members may sign in with, as it names itself (its `iss`). Default: none.',
  ),
  oidcClientId: setting(
    'Sign-in',
    'SHEAF_OIDC_CLIENT_ID',
    z.string().min(1).optional(),
    'What the provider knows this service by. Its redirect address there is `/sign-in/provider/callback` of this service.',
  ),
  oidcClientSecret: setting(
    'Sign-in',
    'SHEAF_OIDC_CLIENT_SECRET',
    z.string().min(1).optional(),
    'Secret that the provider gave to this service, where it gave one.',
  ),
  oidcName: setting(
    'Sign-in',
    'SHEAF_OIDC_NAME',
    z.string().min(1).max(50).optional(),
    'What members know the provider by, for the button of the sign-in page. Default: its host.',
  ),

  stripeKey: setting(
    'Billing',
    'SHEAF_STRIPE_KEY',
    z.string().min(1).optional(),
    'Secret key of Stripe, to have top-ups paid through it. Default: none; each top-up is an invoice line (`sheaf credits invoices`).',
  ),
  stripeUrl: setting(
    'Billing',
    'SHEAF_STRIPE_URL',
    z.url({ protocol: /^https?$/ }).optional(),
    'Another address than that of Stripe, for a proxy or a stand-in.',
  ),

  rateLimitPerMinute: setting(
    'Limits',
    'SHEAF_RATE_LIMIT_PER_MINUTE',
    count(1, 1_000_000).default(30),
    'Requests a minute per API key without a limit of its own, and per client address without a key; pages of sign-in and OAuth take 20 times as many from an address, counted apart.',
  ),
  concurrentExtractions: setting(
    'Limits',
    'SHEAF_CONCURRENT_EXTRACTIONS',
    count(1, 10_000).default(5),
    'Extractions at once per API key without a limit of its own.',
  ),
  maxWebhooks: setting('Limits', 'SHEAF_MAX_WEBHOOKS', count(1, 100_000).default(100), 'Webhooks of one workspace.'),
  maxApiKeys: setting('Limits', 'SHEAF_MAX_API_KEYS', count(1, 100_000).default(200), 'API keys of one workspace.'),
  maxSchemas: setting(
    'Limits',
    'SHEAF_MAX_SCHEMAS',
    count(1, 1_000_000).default(2000),
    'Saved schemas of one workspace.',
  ),
  maxSources: setting('Limits', 'SHEAF_MAX_SOURCES', count(1, 1_000_000).default(1000), 'Sources of one workspace.'),
  maxCells: setting(
    'Limits',
    'SHEAF_MAX_CELLS',
    count(100, 10_000_000).default(200_000),
    'Values that one extraction may hold; a document that gives more is a 422 that says so.',
  ),
  maxFileBytes: setting(
    'Limits',
    'SHEAF_MAX_FILE_BYTES',
    count(1, 5 * 2 ** 30).default(52_428_800),
    'Largest file per upload, for API keys without a limit of their own.',
  ),
  referenceMaxBytes: setting(
    'Limits',
    'SHEAF_REFERENCE_MAX_BYTES',
    count(1024, 2 ** 36).default(2 ** 31),
    'Largest file of reference data.',
  ),
  referenceMaxRows: setting(
    'Limits',
    'SHEAF_REFERENCE_MAX_ROWS',
    count(1, 100_000_000).default(5_000_000),
    'Most rows of reference data.',
  ),
  matchMemoryRows: setting(
    'Limits',
    'SHEAF_MATCH_MEMORY_ROWS',
    count(0, 5_000_000).default(200_000),
    'Reference data with more rows is not held in memory to be matched: candidates come from indexes of the database.',
  ),
  maxJsonBytes: setting('Limits', 'SHEAF_MAX_JSON_BYTES', count(1024, 2 ** 28).default(2 ** 20), 'Largest JSON body.'),
  allowPrivateNetworks: setting(
    'Limits',
    'SHEAF_ALLOW_PRIVATE_NETWORKS',
    networks.default([]),
    'Addresses or ranges, separated by commas, that are not public and that a `file_url` or a webhook may lead to all the same.',
  ),
  headersTimeoutSeconds: setting(
    'Limits',
    'SHEAF_HEADERS_TIMEOUT_SECONDS',
    count(1, 600).default(15),
    'How long a client may take to send its request headers.',
  ),
  requestTimeoutSeconds: setting(
    'Limits',
    'SHEAF_REQUEST_TIMEOUT_SECONDS',
    count(1, 3600).default(300),
    'How long a client may take to send a whole request, uploads included.',
  ),

  workerConcurrency: setting(
    'Worker',
    'SHEAF_WORKER_CONCURRENCY',
    count(1, 100).default(8),
    'Background tasks that one worker process runs at once. More than there are cores: most of them wait for a disk. One workspace gets three quarters of them at most.',
  ),
  jobRetentionHours: setting(
    'Worker',
    'SHEAF_JOB_RETENTION_HOURS',
    count(1, 87_600).default(24),
    'How long sources and results of the job API are kept after the job has ended.',
  ),
  syncPages: setting(
    'Limits',
    'SHEAF_SYNC_PAGES',
    count(0, 100_000).default(5),
    'A document with more pages is answered with 202 before it is done.',
  ),
  syncSeconds: setting(
    'Limits',
    'SHEAF_SYNC_SECONDS',
    count(0, 250).default(25),
    'An extraction that takes longer is answered with 202 before it is done.',
  ),
  reviewThreshold: setting(
    'Limits',
    'SHEAF_REVIEW_THRESHOLD',
    share.default(0.6),
    'Records with a value that is less sure than this wait for a review.',
  ),
  learnNightly: setting(
    'Worker',
    'SHEAF_LEARN_NIGHTLY',
    flag.default(false),
    'Learn each night, at 2:41 UTC, from what people have corrected: see [learning](learning.md).',
  ),
  sharedRetentionHours: setting(
    'Worker',
    'SHEAF_SHARED_RETENTION_HOURS',
    count(1, 87_600).default(720),
    'How long they are kept when feedback on the job shares them (`share_data`).',
  ),
  webhookConcurrency: setting(
    'Worker',
    'SHEAF_WEBHOOK_CONCURRENCY',
    count(1, 10_000).default(200),
    'Webhook deliveries that one worker process has under way at once. Up to ten times as many wait for slow endpoints.',
  ),
  deliveryRetentionDays: setting(
    'Worker',
    'SHEAF_DELIVERY_RETENTION_DAYS',
    count(1, 3650).default(30),
    'How long the delivery log keeps deliveries that have ended.',
  ),
  garbageDays: setting(
    'Worker',
    'SHEAF_GARBAGE_DAYS',
    count(0, 3650).default(3),
    'How long the files of what was deleted stay in the blob store, so that a backup of the database taken before still finds them.',
  ),
  auditRetentionDays: setting(
    'Worker',
    'SHEAF_AUDIT_RETENTION_DAYS',
    count(1, 36_500).default(365),
    'How long the audit log keeps its entries.',
  ),
  matchingRetentionDays: setting(
    'Worker',
    'SHEAF_MATCHING_RETENTION_DAYS',
    count(1, 36_500).default(365),
    'How long matching runs that have ended are kept with their results. Runs with a result that somebody reviewed stay: suggestions learn from them.',
  ),

  parseParallel: setting(
    'Parsing',
    'SHEAF_PARSE_PARALLEL',
    count(1, 256).optional(),
    'Files that one process reads at the same time, each in a sandbox of its own. Default: the number of cores.',
  ),
  parseMemoryMegabytes: setting(
    'Parsing',
    'SHEAF_PARSE_MEMORY_MB',
    count(256, 65_536).default(1536),
    'Memory that reading one file may take, and finding its values. Large files are worked on in processes of their own.',
  ),
  parseSeconds: setting(
    'Parsing',
    'SHEAF_PARSE_SECONDS',
    count(1, 86_400).default(600),
    'Time that reading one file may take.',
  ),
  parsePages: setting(
    'Parsing',
    'SHEAF_PARSE_PAGES',
    count(1, 100_000).default(5000),
    'Pages that one file may have; where its format has none, 3,000 characters are one.',
  ),
  parseOutputMegabytes: setting(
    'Parsing',
    'SHEAF_PARSE_OUTPUT_MB',
    count(1, 65_536).default(512),
    'What reading one file may give, its words with their places and files inside it included: it is held in memory while values are looked for.',
  ),
  sandbox: setting(
    'Parsing',
    'SHEAF_SANDBOX',
    z.enum(['auto', 'required']).default('auto'),
    'Walls around what reads files: `auto` puts up all that the system allows and logs what is missing; `required` reads nothing without them.',
  ),
  tesseract: setting(
    'Parsing',
    'SHEAF_TESSERACT',
    z.string().min(1).default('auto'),
    'Program that recognises text: `auto` takes `tesseract` when it is installed and the built-in engine otherwise; `off`; or a path.',
  ),
  transcriptionUrl: setting(
    'Parsing',
    'SHEAF_TRANSCRIPTION_URL',
    z.url({ protocol: /^https?$/ }).optional(),
    'OpenAI-compatible service, up to and including `/v1`, that transcribes recordings in languages other than English.',
  ),
  transcriptionKey: setting(
    'Parsing',
    'SHEAF_TRANSCRIPTION_KEY',
    z.string().min(1).optional(),
    'Key of the transcription service.',
  ),
  transcriptionModel: setting(
    'Parsing',
    'SHEAF_TRANSCRIPTION_MODEL',
    z.string().min(1).default('whisper-1'),
    'Model that the transcription service is asked for.',
  ),

  extractSeconds: setting(
    'Extraction',
    'SHEAF_EXTRACT_SECONDS',
    count(1, 86_400).default(60),
    'Computing time that finding the values in one file may take once it is read; a second more for each of its pages. What a language model takes does not count, nor waiting for a busy machine.',
  ),

  server: setting(
    'Command',
    'SHEAF_SERVER',
    z.url({ protocol: /^https?$/ }).optional(),
    'Server that commands call. Default: the one that was started on this data folder, or else `localhost` with the port of these settings.',
  ),
  apiKey: setting(
    'Command',
    'SHEAF_API_KEY',
    z.string().min(1).optional(),
    'API key that commands send. Default, for a server on this machine: the bootstrap key of the data folder.',
  ),

  model: setting(
    'Language model',
    'SHEAF_MODEL',
    model.optional(),
    'Language model that helps to extract and to answer questions, as `provider:model`: `openai:gpt-4.1-mini`, `ollama:qwen3:8b`, `gguf:/models/small.gguf`. Providers: `openai-compatible`, `openai`, `anthropic`, `google`, `mistral`, `ollama`, `gguf` (needs the package node-llama-cpp). Default: none; nothing leaves the machine.',
  ),
  modelUrl: setting(
    'Language model',
    'SHEAF_MODEL_URL',
    z.url({ protocol: /^https?$/ }).optional(),
    "Address of the model's service, up to and including `/v1`. Default: that of the provider; for `ollama` `http://127.0.0.1:11434/v1`.",
  ),
  modelKey: setting('Language model', 'SHEAF_MODEL_KEY', z.string().min(1).optional(), "Key of the model's service."),
  modelMode: setting(
    'Language model',
    'SHEAF_MODEL_MODE',
    z.enum(modelModes).default('hybrid'),
    '`hybrid` asks the model for what the embedded resolver is not sure of and for questions that are not clear without it, `full` for everything, `off` for nothing.',
  ),
  modelThreshold: setting(
    'Language model',
    'SHEAF_MODEL_THRESHOLD',
    share.default(0.75),
    'In hybrid mode, values with less confidence than this are asked.',
  ),
  modelTimeoutSeconds: setting(
    'Language model',
    'SHEAF_MODEL_TIMEOUT',
    count(1, 3600).default(60),
    'Seconds that the model may take to answer one call.',
  ),
  modelContextTokens: setting(
    'Language model',
    'SHEAF_MODEL_CONTEXT',
    count(2048, 2_000_000).default(16_384),
    'Tokens of one call, question and answer together; longer documents are asked in parts. Not more than the service itself is set to: some cut silently.',
  ),
  modelMaxTokens: setting(
    'Language model',
    'SHEAF_MODEL_MAX_TOKENS',
    count(1000, 100_000_000).default(200_000),
    'Tokens that one document may cost. What is left then stays as the embedded resolver found it.',
  ),
  modelMaxCalls: setting(
    'Language model',
    'SHEAF_MODEL_MAX_CALLS',
    count(1, 10_000).default(20),
    'Calls that one document may cost.',
  ),
  modelPrice: setting(
    'Language model',
    'SHEAF_MODEL_PRICE',
    price.optional(),
    'Price of a million tokens in and out, like `0.40/1.60`, to report what a document cost.',
  ),
} as const

function setting<T extends z.ZodType>(
  group: string,
  env: string,
  schema: T,
  description: string,
  alias?: string,
): Setting<T> {
  return { group, env, schema, description, ...(alias === undefined ? {} : { alias }) }
}

function isEncryptedOrHere(text: string): boolean {
  const url = URL.parse(text)
  return url?.protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(url?.hostname ?? '')
}

function isNetwork(text: string): boolean {
  const [address = '', bits] = text.split('/')
  const family = isIP(address)
  return family !== 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128)))
}
