import type { LookupAddress } from 'node:dns'
import dns from 'node:dns/promises'
import { setTimeout as delay } from 'node:timers/promises'

/** How long the answer for the other family is waited for once there are addresses. */
const otherFamilyMilliseconds = 250

/**
 * The addresses of a name that a caller gave. The resolver of the system works in two threads that all share: a few names
 * that hang would keep everybody waiting. So DNS is asked without it, and it is left with names that DNS does not know.
 */
export async function resolveName(name: string, signal: AbortSignal): Promise<LookupAddress[]> {
  const found = name.includes('.') ? await askDns(name) : []
  return found.length > 0 ? found : askSystem(name, signal)
}

async function askDns(name: string): Promise<LookupAddress[]> {
  const second = dns.resolve6(name).then((found) => withFamily(found, 6), nothingUnlessLate)
  // Its failure counts only when it is waited for.
  second.catch(() => undefined)
  const first = await dns.resolve4(name).then((found) => withFamily(found, 4), nothingUnlessLate)
  if (first.length === 0) return second
  const others = await Promise.race([second.catch(() => []), delay(otherFamilyMilliseconds, [], { ref: false })])
  return [...first, ...others]
}

function withFamily(addresses: string[], family: 4 | 6): LookupAddress[] {
  return addresses.map((address) => ({ address, family }))
}

/** A name that DNS does not answer for must not get into the queue of the system. */
function nothingUnlessLate(error: NodeJS.ErrnoException): LookupAddress[] {
  if (error.code === 'ETIMEOUT') throw error
  return []
}

let before: Promise<unknown> = Promise.resolve()

/** From the hosts file or by search domains. One at a time, so that those who need it not keep a thread. */
function askSystem(name: string, signal: AbortSignal): Promise<LookupAddress[]> {
  const found = before.then(() => {
    signal.throwIfAborted()
    return dns.lookup(name, { all: true })
  })
  before = found.catch(() => undefined)
  return found
}
