import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Connections that were opened ahead of need and never used would hold up a clean stop until its deadline. */
export function dropSilentSockets(app: FastifyInstance): void {
  const silent = new Set<Socket>()
  app.server.on('connection', (socket) => {
    silent.add(socket)
    socket.once('close', () => silent.delete(socket))
  })
  app.server.on('request', (request) => silent.delete(request.socket))
  app.addHook('preClose', (done) => {
    for (const socket of silent) socket.destroy()
    done()
  })
}
