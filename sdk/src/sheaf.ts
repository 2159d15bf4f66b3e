import { type Body, createClient, type Query } from './client.ts'
import { UnprocessableError } from './errors.ts'
import type { FileSource } from './files.ts'
import type { AcceptedExtraction, Job } from './generated.ts'
import {
  apiKeysCalls,
  appRunsCalls,
  appsCalls,
  askCalls,
  auditCalls,
  billingCalls,
  creditsCalls,
  deliveriesCalls,
  fieldsCalls,
  learningCalls,
  matchingConfigsCalls,
  membersCalls,
  primitivesCalls,
  referenceDataCalls,
  reviewCalls,
  reviewsCalls,
  sourcesCalls,
} from './generated-nouns.ts'
import { decisionTaskCalls } from './nouns/decision-tasks.ts'
import { documentCalls } from './nouns/documents.ts'
import { type Extracted, withCost } from './nouns/extracted.ts'
import { extractionCalls } from './nouns/extractions.ts'
import { jobCalls, matchingRunCalls, pipelineCalls, runCalls } from './nouns/jobs.ts'
import { processCalls } from './nouns/process.ts'
import { schemaCalls } from './nouns/schemas.ts'
import { webhookCalls } from './nouns/webhooks.ts'
import { type DataOf, schemaToSend } from './schema.ts'
import { type CallOptions, createTransport, type SheafOptions } from './transport.ts'
import type { WaitOptions } from './wait.ts'

export type ExtractInput = Body<'extract'> & { file?: FileSource | undefined }
/** With a schema that tells the type of the data: of Zod, or written in the call. */
export type TypedExtractInput<S> = Omit<ExtractInput, 'schema'> & { schema: S }

type WaitingOptions = Omit<CallOptions, 'timeoutMs'> & WaitOptions<Job>

/** A Sheaf server, as one key sees it. */
export class Sheaf {
  readonly documents: ReturnType<typeof documentCalls>
  readonly extractions: ReturnType<typeof extractionCalls>
  readonly schemas: ReturnType<typeof schemaCalls>
  readonly sources: ReturnType<typeof sourcesCalls>
  readonly learning: ReturnType<typeof learningCalls>
  readonly primitives: ReturnType<typeof primitivesCalls>
  readonly referenceData: ReturnType<typeof referenceDataCalls>
  readonly matchingConfigs: ReturnType<typeof matchingConfigsCalls>
  readonly matchingRuns: ReturnType<typeof matchingRunCalls>
  readonly apps: ReturnType<typeof appsCalls>
  readonly appRuns: ReturnType<typeof appRunsCalls>
  readonly decisionTasks: ReturnType<typeof decisionTaskCalls>
  readonly reviews: ReturnType<typeof reviewsCalls>
  readonly ask: ReturnType<typeof askCalls>
  readonly fields: ReturnType<typeof fieldsCalls>
  readonly jobs: ReturnType<typeof jobCalls>
  readonly pipelines: ReturnType<typeof pipelineCalls>
  readonly runs: ReturnType<typeof runCalls>
  readonly review: ReturnType<typeof reviewCalls>
  readonly webhooks: ReturnType<typeof webhookCalls>
  readonly deliveries: ReturnType<typeof deliveriesCalls>
  readonly credits: ReturnType<typeof creditsCalls>
  readonly billing: ReturnType<typeof billingCalls>
  readonly apiKeys: ReturnType<typeof apiKeysCalls>
  readonly members: ReturnType<typeof membersCalls>
  readonly audit: ReturnType<typeof auditCalls>
  readonly process: ReturnType<typeof processCalls>
  readonly #client: ReturnType<typeof createClient>

  constructor(options: SheafOptions) {
    const client = createClient(createTransport(options))
    this.#client = client
    this.documents = documentCalls(client)
    this.extractions = extractionCalls(client)
    this.schemas = schemaCalls(client)
    this.sources = sourcesCalls(client)
    this.learning = learningCalls(client)
    this.primitives = primitivesCalls(client)
    this.referenceData = referenceDataCalls(client)
    this.matchingConfigs = matchingConfigsCalls(client)
    this.matchingRuns = matchingRunCalls(client)
    this.apps = appsCalls(client)
    this.appRuns = appRunsCalls(client)
    this.decisionTasks = decisionTaskCalls(client)
    this.reviews = reviewsCalls(client)
    this.ask = askCalls(client)
    this.fields = fieldsCalls(client)
    this.jobs = jobCalls(client)
    this.pipelines = pipelineCalls(client)
    this.runs = runCalls(client)
    this.review = reviewCalls(client)
    this.webhooks = webhookCalls(client)
    this.deliveries = deliveriesCalls(client)
    this.credits = creditsCalls(client)
    this.billing = billingCalls(client)
    this.apiKeys = apiKeysCalls(client)
    this.members = membersCalls(client)
    this.audit = auditCalls(client)
    this.process = processCalls(client)
  }

  /**
   * Extracts from one of `file`, `file_url` and `document_id`. The answer is complete, or begun when that was asked for or
   * takes long: `status` tells.
   */
  extract<const S extends object>(
    input: TypedExtractInput<S>,
    options?: CallOptions,
  ): Promise<Extracted<DataOf<S>> | AcceptedExtraction>
  extract<T = unknown>(input: ExtractInput, options?: CallOptions): Promise<Extracted<T> | AcceptedExtraction>
  async extract<T>(
    { file, ...given }: ExtractInput,
    options?: CallOptions,
  ): Promise<Extracted<T> | AcceptedExtraction> {
    const body = { ...given, schema: schemaToSend(given.schema) }
    return withCost<T>(await this.#client.answer('extract', { body, files: { file } }, options))
  }

  /** The same, whatever time it takes. An extraction that fails is thrown as an UnprocessableError. */
  extractAndWait<const S extends object>(
    input: TypedExtractInput<S>,
    options?: WaitingOptions,
  ): Promise<Extracted<DataOf<S>>>
  extractAndWait<T = unknown>(input: ExtractInput, options?: WaitingOptions): Promise<Extracted<T>>
  async extractAndWait<T>(
    input: ExtractInput,
    { onProgress, timeoutMs, ...options }: WaitingOptions = {},
  ): Promise<Extracted<T>> {
    const begun = await this.extract<T>(input, options)
    if (begun.status === 'complete') return begun
    await this.waitForJob(begun.job.id, { onProgress, timeoutMs, signal: options.signal })
    const ended = await this.extractions.get(begun.extraction_id, {}, options)
    if (ended.status === 'complete') return { ...ended, cost: undefined } as Extracted<T>
    const { code: reason, message } = ended.error ?? { code: undefined, message: 'The extraction was cancelled.' }
    throw new UnprocessableError({ message, code: 'unprocessable', reason })
  }

  /** A job, also one that an extraction became, when it has ended; `status` tells how. */
  waitForJob(id: string, options?: WaitOptions<Job>): Promise<Job> {
    return this.jobs.wait(id, options)
  }

  /** What an extraction would cost. Nothing is run, kept or charged. */
  quote({ file, ...body }: ExtractInput | TypedExtractInput<object>, options?: CallOptions) {
    const schema = schemaToSend(body.schema) as ExtractInput['schema']
    return this.#client.call('quoteExtract', { body: { ...body, schema }, files: { file } }, options)
  }

  /** Documents, values, sources, schemas and fields that hold a text. */
  search(q: string, query: Omit<Query<'search'>, 'q'> = {}, options?: CallOptions) {
    return this.#client.call('search', { query: { q, ...query } }, options)
  }

  /** Whether the server is well. Needs no key. */
  status(options?: CallOptions) {
    return this.#client.call('getStatus', {}, options)
  }
}
