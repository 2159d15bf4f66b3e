import type { Caller } from '../services/api-keys/authenticate.ts'
import type { Route } from './route.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** SHA-256 of a JSON body as it was sent. */
    bodyHash: Buffer | undefined
    /** Set for every request with a valid key. */
    caller: Caller | undefined
  }
  interface FastifyContextConfig {
    /** Every route must say who may call it; `unmetered` ones are public and outside of the rate limits. */
    scope: Route['scope'] | 'unmetered'
  }
}
