/** The part of the configuration that the HTTP adapter reads. */
export interface HttpSettings {
  version: string
  publicUrl: string | undefined
  trustProxy: string[]
  corsOrigins: string[]
  metrics: boolean
  headerPrefix: string
  rateLimitPerMinute: number
  maxJsonBytes: number
  headersTimeoutSeconds: number
  requestTimeoutSeconds: number
}
