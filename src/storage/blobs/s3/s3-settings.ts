export interface S3Settings {
  bucket: string
  /** `us-east-1` unless told. */
  region?: string
  /** For a store other than Amazon's; then the bucket is part of the path unless `forcePathStyle` is false. */
  endpoint?: string
  /** Without a key pair the usual places are searched: environment, profile, the role of the machine. */
  accessKeyId?: string
  secretAccessKey?: string
  /** Where in the bucket the blobs live. No other program may write there. */
  prefix?: string
  forcePathStyle?: boolean
  /** How long one request may take, and with it one part of an upload: a minute unless told. */
  requestTimeoutMs?: number
}
