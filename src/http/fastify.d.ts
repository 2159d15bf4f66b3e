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
    /**
     * Every route must say to whom it opens: as an operation does, or to anybody, within the rate limits or outside. A `door` is where people
     * and programs come in: it has a count of its own, since a whole team may come from one address.
     */
    opens: Pick<Operation, 'access'> | 'metered' | 'door' | 'unmetered'
  }
}
