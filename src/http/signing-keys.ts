import type { FastifyInstance } from 'fastify'
import { publicKeys } from '../services/app-runs/signing-key.ts'
import type { System } from '../services/system.ts'

/** What anybody checks sealed records with, also those of keys that are not used any more. */
export function serveSigningKeys(app: FastifyInstance, system: System): void {
  app.get('/.well-known/sheaf-keys.json', { config: { opens: 'unmetered' } }, async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').send(await publicKeys(system)),
  )
}
