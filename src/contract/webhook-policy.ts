/** How deliveries are made. The reference endpoints and the documentation tell these very numbers. */
export const webhookPolicy = {
  /** Seconds between a failed attempt and the next; a configuration can have its own list. */
  scheduleSeconds: [0, 30, 120, 480, 1800, 7200, 28_800],
  /** A delay is lengthened by up to this share of it, so that deliveries that failed together do not come back together. */
  jitterShare: 0.1,
  /** For the whole exchange; a configuration can have less. */
  timeoutMilliseconds: 30_000,
  /** Of an answer's body, what is beyond is not read. */
  responseBytes: 10_240,
  /** Of what was read, the delivery log keeps this much. */
  excerptCharacters: 1000,
  /** Attempts at the same time to one configuration. */
  placesPerTarget: 20,
  /** After so many failed attempts in a row a configuration is left alone for a while, then tried with one delivery. */
  circuitFailures: 5,
  circuitPauseSeconds: 30,
  /** How long the secret before the current one goes on signing. */
  rotationHours: 24,
  /** How old a timestamp receivers should accept. */
  toleranceSeconds: 300,
} as const

export const mostAttempts = webhookPolicy.scheduleSeconds.length + 1

/** The names of what a delivery carries besides the headers of Standard Webhooks. */
export function deliveryHeaderNames(prefix: string) {
  return {
    event: `${prefix}Event`,
    delivery: `${prefix}Delivery`,
    signature: `${prefix}Signature`,
    idempotencyKey: `${prefix}Idempotency-Key`,
    attempt: `${prefix}Attempt`,
    eventId: `${prefix}Event-Id`,
  }
}
