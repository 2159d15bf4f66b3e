import { type LookupAddress, lookup } from 'node:dns'
import { type IncomingMessage, type RequestOptions, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { AppError } from '../../core/app-error.ts'
import type { AllowedAddresses } from './allowed-addresses.ts'

interface GuardedRequest {
  method: 'GET' | 'POST'
  headers: Record<string, string>
  body?: Buffer
  allowed: AllowedAddresses
  signal: AbortSignal
}

/** An address that callers may not send us to. */
class AddressRefused extends AppError {
  constructor() {
    super('unprocessable', 'The address leads to a network that this service may not reach.', {
      reason: 'address_refused',
    })
  }
}

/**
 * One HTTP exchange with whom a caller names. The address is checked after its name was resolved, and the connection
 * goes to the very address that was checked: a name that leads elsewhere a moment later changes nothing.
 */
export async function guardedRequest(url: URL, options: GuardedRequest): Promise<IncomingMessage> {
  const { method, headers, body, allowed, signal } = options
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) !== 0 && !allowed.allows(host)) throw new AddressRefused()
  const settings: RequestOptions = { method, headers, signal, agent: false, lookup: guardedLookup(allowed) }
  return new Promise((resolve, reject) => {
    const request = url.protocol === 'https:' ? requestHttps(url, settings) : requestHttp(url, settings)
    request.once('socket', (socket) =>
      socket.once('connect', () => {
        if (!allowed.allows(socket.remoteAddress ?? '')) request.destroy(new AddressRefused())
      }),
    )
    request.once('response', resolve).once('error', reject).end(body)
  })
}

function guardedLookup({ allows }: AllowedAddresses): LookupFunction {
  return (hostname, options, callback) =>
    lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
      if (error) return callback(error, '', 0)
      const open = addresses.filter(({ address }) => allows(address))
      const [first] = open
      if (first === undefined) return callback(new AddressRefused(), '', 0)
      if (options.all) callback(null, open)
      else callback(null, first.address, first.family)
    })
}
