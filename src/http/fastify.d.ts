import type { Operation } from '../operations/operation.ts'
import type { Principal } from '../services/principals/principal.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** SHA-256 of a JSON body as it was sent. */
    bodyHash: Buffer | undefined
    /** Set for every request of an operation with a valid key. */
    caller: Principal | undefined
  }
  interface FastifyContextConfig {
    /** Every route must say to whom it opens: as an operation does, or to anybody, within the rate limits or outside. */
    opens: Pick<Operation, 'access'> | 'metered' | 'unmetered'
  }
}
