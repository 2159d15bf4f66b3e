import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import S3rver from 's3rver'
import { answerForS3rver, listUploads, type S3Request, sendError } from './s3-answers.ts'
import { forward } from './s3-forward.ts'
import { correctS3rver } from './s3rver-corrections.ts'
import { until } from './sources.ts'

/** What goes wrong with a request; to flip is to change one bit of its body. */
type Fault =
  | 'hang'
  | 'flip before the digest is checked'
  | 'flip after the digest is checked'
  | 'lose the answer'
  | 'cut the answer'
  | 'stall the answer'
  | { status: number; code: string }

export interface S3Endpoint {
  settings: { endpoint: string; bucket: string; accessKeyId: string; secretAccessKey: string }
  /** Asked for every request; nothing goes wrong unless it says so. */
  fault: (request: S3Request) => Fault | undefined | Promise<Fault | undefined>
  amazonTags: boolean
  /** Answers that are under way. */
  countOpenAnswers(): number
  listObjects(): Promise<string[]>
  /** The keys of uploads that are not complete. */
  listUploads(): Promise<string[]>
  close(): Promise<void>
}

/** An S3 store on a free port: s3rver behind a gateway that adds what it lacks, and faults on demand. */
export async function startS3Endpoint(directory: string): Promise<S3Endpoint> {
  const bucket = 'sheaf-blobs'
  const configureBuckets = [{ name: bucket }]
  const s3rver = new S3rver({ address: '127.0.0.1', port: 0, directory, silent: true, configureBuckets })
  correctS3rver(s3rver.store, { amazonTags: () => endpoint.amazonTags })
  const upstream = await s3rver.run()
  const openAnswers = new Set<ServerResponse>()
  const oneByOne = createQueue()

  const gateway = createServer((incoming, response) => {
    openAnswers.add(response)
    response.once('close', () => openAnswers.delete(response))
    answer(incoming, response).catch((error) => response.destroy(error))
  })
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve))
  const { port } = gateway.address() as AddressInfo

  const endpoint: S3Endpoint = {
    settings: { endpoint: `http://127.0.0.1:${port}`, bucket, accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    fault: () => undefined,
    amazonTags: true,
    countOpenAnswers: () => openAnswers.size,
    listObjects: async () => (await s3rver.store.listObjects(bucket, {})).objects.map(({ key }) => key),
    listUploads: async () => (await listUploads(s3rver.store, bucket)).map(({ key }) => key),
    async close() {
      gateway.closeAllConnections()
      await new Promise((resolve) => gateway.close(resolve))
      // s3rver writes a log line for each connection that ends and must not have closed its log by then.
      const countConnections = promisify(s3rver.httpServer.getConnections.bind(s3rver.httpServer))
      await until(async () => (await countConnections()) === 0)
      await s3rver.close()
    },
  }
  return endpoint

  async function answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const request = await receive(incoming)
    const fault = await endpoint.fault(request)
    if (fault === 'hang') return
    if (typeof fault === 'object') return sendError(response, fault.status, fault.code)
    if (fault === 'flip before the digest is checked') flip(request.body)
    const found = await oneByOne(async () => {
      if (await answerForS3rver(s3rver.store, bucket, request, response)) return undefined
      if (fault === 'flip after the digest is checked') flip(request.body)
      return forward(request, upstream)
    })
    if (found === undefined) return
    if (fault === 'lose the answer') {
      found.resume()
      return sendError(response, 500, 'InternalError')
    }
    response.writeHead(found.statusCode ?? 500, found.headers)
    response.once('close', () => found.destroy())
    if (fault === 'cut the answer') found.once('data', (chunk) => response.write(chunk, () => response.destroy()))
    else if (fault === 'stall the answer') found.once('data', (chunk) => response.write(chunk))
    else found.pipe(response)
  }
}

/** s3rver writes an object and its metadata in two steps, and S3 lets nobody see it in between. */
function createQueue(): <T>(task: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (task) => {
    const result = last.then(task)
    last = result.catch(() => undefined)
    return result
  }
}

async function receive(incoming: IncomingMessage): Promise<S3Request> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk)
  const url = new URL(incoming.url ?? '/', 'http://gateway')
  return { method: incoming.method ?? '', url, headers: incoming.headers, body: Buffer.concat(chunks) }
}

function flip(body: Buffer): void {
  const middle = body.length >> 1
  body[middle] = (body[middle] ?? 0) ^ 1
}
