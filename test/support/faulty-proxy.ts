import { createServer, request as forward } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What happens to a request instead of being passed on. */
export type Fault = 'cut' | { status: number; headers?: Record<string, string> }

/** Stands before a server, writes down the requests and spoils those that it is told to. */
export async function startFaultyProxy(target: string) {
  const seen: string[] = []
  const faults: Fault[] = []
  const server = createServer((incoming, outgoing) => {
    const { method = '', url = '' } = incoming
    seen.push(`${method} ${url}`)
    const fault = method === 'GET' && url === '/status' ? undefined : faults.shift()
    if (fault === 'cut') return incoming.socket.destroy()
    if (fault) return outgoing.writeHead(fault.status, fault.headers).end('{"detail":"not now"}')
    const onward = forward(new URL(url, target), { method, headers: incoming.headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    onward.on('error', () => incoming.socket.destroy())
    incoming.pipe(onward)
    return
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    faults,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
