import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** What the server does with a request: an answer, or some way of not giving one. */
export type Turn =
  | { status?: number; headers?: Record<string, string>; json?: unknown; text?: string }
  /** Cuts the connection before, or in the middle of, its answer. */
  | 'reset'
  | 'half'
  /** Never answers. */
  | 'silent'
  /** Refuses an upload at its first bytes. */
  | 'refuse'

export interface SeenRequest {
  method: string
  url: string
  headers: IncomingHttpHeaders
  body: string
}

/** A server on a loopback socket that behaves as it is told, request after request, and writes down what it got. */
export async function startOddServer(turns: Turn[]) {
  const seen: SeenRequest[] = []
  const server = createServer(async (request, response) => {
    const turn = turns.shift() ?? { status: 500, json: { detail: 'no more turns' } }
    const { method = '', url = '', headers } = request
    if (turn === 'refuse') {
      seen.push({ method, url, headers, body: '' })
      request.once('data', () => {
        const refusal = { code: 'payload_too_large', message: 'The file is too large.', retryable: false }
        response.writeHead(413, { connection: 'close' }).end(JSON.stringify(refusal))
      })
      return
    }
    const body = await buffer(request).catch(() => Buffer.from(''))
    seen.push({ method, url, headers, body: body.toString('latin1') })
    if (turn === 'silent') return
    if (turn === 'reset') return void request.socket.destroy()
    if (turn === 'half') {
      response.writeHead(200, { 'content-length': '1000' }).write('{"data":[')
      return void setImmediate(() => request.socket.destroy())
    }
    response.writeHead(turn.status ?? 200, { 'x-request-id': 'r-1', ...turn.headers })
    response.end(turn.text ?? (turn.json === undefined ? '' : JSON.stringify(turn.json)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
