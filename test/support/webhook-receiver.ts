import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export interface Received {
  path: string
  headers: Record<string, string>
  body: string
}

export interface Receiver {
  url(path?: string): string
  /** Everything that came, or what came to one path. */
  received(path?: string): Received[]
  /** Connections so far. */
  connections(): number
  close(): Promise<void>
}

export type Behaviour = (response: ServerResponse, request: IncomingMessage, received: Received) => void

/** A server that does with deliveries what it is told; 200 to whatever has no behaviour. */
export async function startReceiver(behaviours: Record<string, Behaviour> = {}): Promise<Receiver> {
  const all: Received[] = []
  let connections = 0
  const server = createServer((request, response) => {
    void text(request)
      .then((body) => {
        const path = request.url ?? ''
        const received = { path, headers: request.headers as Record<string, string>, body }
        all.push(received)
        const behave = behaviours[path.split('?')[0] ?? '']
        if (behave === undefined) response.end('thanks')
        else behave(response, request, received)
      })
      .catch(() => undefined)
  })
  server.on('connection', () => (connections += 1))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: (path = '/') => `http://127.0.0.1:${port}${path}`,
    received: (path) => (path === undefined ? all : all.filter((each) => each.path === path)),
    connections: () => connections,
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

/** Answers with this status and nothing else. */
export function answering(status: number, headers: Record<string, string> = {}): Behaviour {
  return (response) => void response.writeHead(status, headers).end(`status ${status}`)
}
