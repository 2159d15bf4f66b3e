import { isIP } from 'node:net'
import { AppError } from '../../core/app-error.ts'
import type { AllowedAddresses } from './allowed-addresses.ts'
import { refusedAddress } from './guarded-request.ts'

/**
 * Refuses at once what would be refused when it is called: an address in numbers, or this machine by its name. What other
 * names lead to is seen when they are called, each time.
 */
export function refuseAddress(url: string | undefined, allowed: AllowedAddresses, path: string): void {
  if (url === undefined || addressesOf(url).some((address) => allowed.allows(address))) return
  throw new AppError('validation_error', `"${path}" is not valid. ${refusedAddress}`, {
    reason: 'address_refused',
    details: [{ path, message: 'leads to a network that may not be reached' }],
  })
}

/** Anything that stands for a public address where only a name server knows. */
const unknown = ['8.8.8.8']

function addressesOf(url: string): string[] {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
  if (isIP(host) !== 0) return [host]
  return /(^|\.)localhost$/.test(host) ? ['127.0.0.1', '::1'] : unknown
}
