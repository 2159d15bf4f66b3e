import { connect, type Socket } from 'node:net'
import type { Answer, Call } from '../../test/support/job-load.ts'

const idle: Connection[] = []

/**
 * Calls over connections that stay open, with no more of HTTP than our answers need: clients share the processors with
 * the service that they measure, and the time that a whole client library takes would count against it.
 */
export const plainCall: Call = async (address, key, { method = 'GET', path, headers = {}, body }) => {
  const { hostname, port } = new URL(address)
  const connection = idle.pop() ?? new Connection(connect({ host: hostname, port: Number(port), noDelay: true }))
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  const length = body ? `content-length: ${body.length}\r\n` : ''
  const head = `${method} ${path} HTTP/1.1\r\nhost: ${hostname}\r\nauthorization: Bearer ${key}\r\n${lines.join('')}${length}\r\n`
  const answer = await connection.ask(body ? Buffer.concat([Buffer.from(head), body]) : head)
  idle.push(connection)
  return answer
}

class Connection {
  readonly #socket: Socket
  #received = ''
  #answered: ((answer: Answer) => void) | undefined
  #failed: ((error: Error) => void) | undefined

  constructor(socket: Socket) {
    this.#socket = socket
    // One character a byte, so that lengths are those of the bytes.
    socket.setEncoding('latin1').on('data', (text: string) => this.#take(text))
    socket.on('error', (error) => this.#failed?.(error))
    socket.on('close', () => {
      // One that nobody uses is closed after a while: whoever wrote to it would wait for ever.
      const place = idle.indexOf(this)
      if (place !== -1) idle.splice(place, 1)
      this.#failed?.(new Error('the server has closed the connection'))
    })
  }

  ask(request: string | Buffer): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#answered = resolve
      this.#failed = reject
      this.#received = ''
      this.#socket.write(request)
    })
  }

  #take(text: string): void {
    this.#received += text
    const end = this.#received.indexOf('\r\n\r\n')
    if (end === -1) return
    const status = Number(this.#received.slice(9, 12))
    const headers = readHeaders(this.#received.slice(0, end))
    const sent = this.#received.slice(end + 4)
    const isInPieces = headers['transfer-encoding'] === 'chunked'
    if (isInPieces && !sent.endsWith('\r\n0\r\n\r\n')) return
    const body = isInPieces ? joinPieces(sent) : sent
    const length = status === 304 || status === 204 ? 0 : Number(headers['content-length'] ?? body.length)
    if (body.length < length) return
    this.#answered?.({ status, headers, body: Buffer.from(body, 'latin1').toString() })
  }
}

function readHeaders(head: string): Record<string, string> {
  const wanted = [...head.matchAll(/\r\n(content-length|transfer-encoding|etag): (.*)/gi)]
  return Object.fromEntries(wanted.map(([, name = '', value = '']) => [name.toLowerCase(), value]))
}

/** Long answers come in pieces, each behind its length. */
function joinPieces(sent: string): string {
  let body = ''
  for (let at = 0; ; ) {
    const line = sent.indexOf('\r\n', at)
    const length = Number.parseInt(sent.slice(at, line), 16)
    if (!(length > 0)) return body
    body += sent.slice(line + 2, line + 2 + length)
    at = line + 4 + length
  }
}
