import { S3Client } from '@aws-sdk/client-s3'
import { AppError } from '../../../core/app-error.ts'
import { explainS3Error } from './s3-errors.ts'
import type { S3Settings } from './s3-settings.ts'

export interface S3Connection {
  /** Its failures are AppErrors already. */
  client: S3Client
  bucket: string
  /** Empty, or ends with a slash. */
  prefix: string
}

export function connectS3(settings: S3Settings): S3Connection {
  const timeout = settings.requestTimeoutMs ?? 60_000
  const client = new S3Client({
    region: settings.region ?? 'us-east-1',
    ...(settings.endpoint !== undefined && { endpoint: settings.endpoint }),
    ...credentials(settings),
    forcePathStyle: settings.forcePathStyle ?? settings.endpoint !== undefined,
    retryMode: 'standard',
    maxAttempts: 3,
    // We send Content-MD5 and verify each upload ourselves; the SDK's own checksums are not understood everywhere.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // "Expect: 100-continue" would open a new connection for each part and stall on stores that ignore it.
    expectContinueHeader: false,
    requestHandler: {
      connectionTimeout: 5_000,
      requestTimeout: timeout,
      throwOnRequestTimeout: true,
      socketTimeout: timeout,
      // Waiting for a free connection counts as connecting: there have to be more than uploads and open readers.
      httpAgent: { maxSockets: 256 },
      httpsAgent: { maxSockets: 256 },
    },
  })
  client.middlewareStack.add(
    (next) => async (args) => {
      try {
        return await next(args)
      } catch (error) {
        throw explainS3Error(error)
      }
    },
    { step: 'initialize', priority: 'high', name: 'explainErrors' },
  )
  return { client, bucket: settings.bucket, prefix: prefixOf(settings) }
}

/** The options of a request that ends with the signal. */
export function within(signal: AbortSignal | undefined): { abortSignal?: AbortSignal } {
  return signal === undefined ? {} : { abortSignal: signal }
}

function credentials({ accessKeyId, secretAccessKey }: S3Settings) {
  if (accessKeyId === undefined && secretAccessKey === undefined) return {}
  if (accessKeyId === undefined || secretAccessKey === undefined) {
    throw new AppError(
      'validation_error',
      'The access key id and the secret access key of the object store go together.',
    )
  }
  return { credentials: { accessKeyId, secretAccessKey } }
}

function prefixOf({ prefix = '' }: S3Settings): string {
  const segments = prefix.split('/').filter((segment) => segment !== '')
  return segments.map((segment) => `${segment}/`).join('')
}
