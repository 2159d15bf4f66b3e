import { AppError } from '../../../core/app-error.ts'
import { errorCode } from '../../../core/error-code.ts'
import { rangeBeyondEnd } from '../byte-range.ts'

/** Says in plain words what has to be done; what the store answered stays in the cause. */
export function explainS3Error(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof AppError || error.name === 'AbortError') return error
  const status = statusOf(error)
  if (error.name === 'InvalidRange' || status === 416) return rangeBeyondEnd(error)
  const problem = problemByCode[errorCode(error) ?? ''] ?? problemByName[error.name] ?? problemByStatus[status ?? 0]
  if (problem !== undefined) return s3Failure(problem, error)
  if (status === 404) return new AppError('not_found', 'The blob does not exist.', { cause: error })
  if (status !== undefined) return s3Failure(status >= 500 ? 'failing' : 'refused', error)
  return error
}

export function s3Failure(problem: keyof typeof advice, cause?: unknown): AppError {
  return new AppError('service_unavailable', advice[problem], { cause })
}

export function isNotFound(error: unknown): boolean {
  return error instanceof AppError && error.code === 'not_found'
}

/** What also a repeated completion gets when the upload is complete already. */
export function isNoSuchUpload(error: unknown): boolean {
  return error instanceof AppError && error.cause instanceof Error && error.cause.name === 'NoSuchUpload'
}

function statusOf(error: Error): number | undefined {
  const metadata = '$metadata' in error ? (error.$metadata as { httpStatusCode?: number } | undefined) : undefined
  return metadata?.httpStatusCode
}

const advice = {
  noBucket: 'The bucket of the object store does not exist: create it or correct the bucket setting.',
  noCredentials: 'There are no credentials for the object store: set its access key id and secret access key.',
  badCredentials:
    'The object store does not know the credentials: correct the access key id and the secret access key.',
  denied:
    'The object store denies access: check the credentials, and allow them to list the bucket and to read, write and ' +
    'delete its objects and uploads.',
  clock: 'The clock of this machine differs from that of the object store: set it right.',
  otherRegion: 'The bucket is in another region: correct the region or the endpoint of the object store.',
  unreachable: 'The object store cannot be reached: check the endpoint setting, the network and that it is running.',
  untrusted: 'The certificate of the object store is not trusted: correct the endpoint, or trust its authority.',
  silent: 'The object store did not answer in time: check that it is running and not overloaded.',
  busy: 'The object store is too busy: try again in a moment.',
  failing: 'The object store reports an internal error: try again, and look at its own log if it stays.',
  full: 'The object store is full: add space or raise its quota.',
  refused: 'The object store refused the request: its answer is in the log.',
  damaged: 'The object store holds other bytes than were sent: try again, and check the store and the network.',
  uploadGone: 'The upload was removed from the object store before it was complete: try again.',
  brokenOff: 'The object store broke off while a blob was read: try again.',
  noRanges: 'The object store does not serve byte ranges: use one that does.',
}

const problemByCode: Record<string, keyof typeof advice> = {
  ECONNREFUSED: 'unreachable',
  ECONNRESET: 'unreachable',
  EPIPE: 'unreachable',
  ENOTFOUND: 'unreachable',
  EAI_AGAIN: 'unreachable',
  EHOSTUNREACH: 'unreachable',
  ENETUNREACH: 'unreachable',
  CERT_HAS_EXPIRED: 'untrusted',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'untrusted',
  SELF_SIGNED_CERT_IN_CHAIN: 'untrusted',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'untrusted',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'untrusted',
  ERR_TLS_CERT_ALTNAME_INVALID: 'untrusted',
}

const problemByName: Record<string, keyof typeof advice> = {
  NoSuchBucket: 'noBucket',
  InvalidBucketName: 'noBucket',
  NoSuchUpload: 'uploadGone',
  CredentialsProviderError: 'noCredentials',
  InvalidAccessKeyId: 'badCredentials',
  SignatureDoesNotMatch: 'badCredentials',
  ExpiredToken: 'badCredentials',
  InvalidToken: 'badCredentials',
  RequestTimeTooSkewed: 'clock',
  PermanentRedirect: 'otherRegion',
  AuthorizationHeaderMalformed: 'otherRegion',
  BadDigest: 'damaged',
  XAmzContentSHA256Mismatch: 'damaged',
  TimeoutError: 'silent',
  SlowDown: 'busy',
  QuotaExceeded: 'full',
  XMinioStorageFull: 'full',
}

const problemByStatus: Record<number, keyof typeof advice> = {
  301: 'otherRegion',
  307: 'otherRegion',
  401: 'denied',
  403: 'denied',
  429: 'busy',
  503: 'busy',
  507: 'full',
}
