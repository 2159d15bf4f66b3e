import { type Agent, type IncomingMessage, type RequestOptions, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction, type Socket } from 'node:net'
import { AppError } from '../../core/app-error.ts'
import type { AllowedAddresses } from './allowed-addresses.ts'
import { resolveName } from './resolve-name.ts'

interface GuardedRequest {
  method: 'GET' | 'POST'
  headers: Record<string, string>
  body?: Buffer
  allowed: AllowedAddresses
  signal: AbortSignal
  /** Keeps connections for the next request to the same host. */
  agent?: Agent
}

export const refusedAddress =
  'The address leads to a network that this service may not reach. Its operator can allow it by SHEAF_ALLOW_PRIVATE_NETWORKS.'

/** An address that callers may not send us to. */
class AddressRefused extends AppError {
  constructor() {
    super('unprocessable', refusedAddress, {
      reason: 'address_refused',
    })
  }
}

/**
 * One HTTP exchange with whom a caller names. The address is checked after its name was resolved, and the connection
 * goes to the very address that was checked: a name that leads elsewhere a moment later changes nothing.
 */
export async function guardedRequest(url: URL, options: GuardedRequest): Promise<IncomingMessage> {
  const { method, headers, body, allowed, signal, agent = false } = options
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) !== 0 && !allowed.allows(host)) throw new AddressRefused()
  const settings: RequestOptions = { method, headers, signal, agent, lookup: guardedLookup(allowed, signal) }
  return new Promise((resolve, reject) => {
    const request = url.protocol === 'https:' ? requestHttps(url, settings) : requestHttp(url, settings)
    const check = (socket: Socket) => {
      if (!allowed.allows(socket.remoteAddress ?? '')) request.destroy(new AddressRefused())
    }
    request.once('socket', (socket) =>
      socket.connecting ? socket.once('connect', () => check(socket)) : check(socket),
    )
    let isAnswered = false
    let isRepeated = false
    request.once('response', (response) => {
      isAnswered = true
      resolve(response)
    })
    request.once('error', (error: NodeJS.ErrnoException) => {
      // The other side closed a kept connection just as it was used again: that says nothing about this request.
      const isStale = request.reusedSocket && !isAnswered && (error.code === 'ECONNRESET' || error.code === 'EPIPE')
      isRepeated = isStale && !signal.aborted
      if (!isRepeated) return reject(error)
      const { agent: _, ...fresh } = options
      guardedRequest(url, fresh).then(resolve, reject)
    })
    // Whoever answers that it now speaks another protocol (101) ends the request without an answer and without an error.
    request.once('close', () => {
      if (!isAnswered && !isRepeated) reject(otherProtocol())
    })
    request.end(body)
  })
}

function otherProtocol(): AppError {
  return new AppError('unprocessable', 'The address gave no answer but wants to speak another protocol.', {
    reason: 'invalid_response',
  })
}

function guardedLookup({ allows }: AllowedAddresses, signal: AbortSignal): LookupFunction {
  return (hostname, options, callback) =>
    void resolveName(hostname, signal).then(
      (addresses) => {
        const open = addresses.filter(({ address }) => allows(address))
        const [first] = open
        if (first === undefined) return callback(new AddressRefused(), '', 0)
        if (options.all) callback(null, open)
        else callback(null, first.address, first.family)
      },
      (error: NodeJS.ErrnoException) => callback(error, '', 0),
    )
}
