import ipaddr from 'ipaddr.js'

type Address = ReturnType<typeof ipaddr.parse>

/** Which addresses of the network the service may be sent to by its callers. */
export interface AllowedAddresses {
  allows(address: string): boolean
}

/** The public ones, and the ranges that the operator lists. */
export function allowAddresses(ranges: readonly string[]): AllowedAddresses {
  const listed = ranges.map((range) => (range.includes('/') ? ipaddr.parseCIDR(range) : wholeAddress(range)))
  return {
    allows(text) {
      if (!ipaddr.IPv4.isValidFourPartDecimal(text) && !ipaddr.IPv6.isValid(text)) return false
      const address = ipaddr.parse(text)
      const inner = carried(address) ?? address
      return isIn(listed, address) || isIn(listed, inner) || inner.range() === 'unicast'
    },
  }
}

function isIn(ranges: readonly [Address, number][], address: Address): boolean {
  return ranges.some(([range, bits]) => range.kind() === address.kind() && address.match(range, bits))
}

function wholeAddress(text: string): [Address, number] {
  const address = ipaddr.parse(text)
  return [address, address.kind() === 'ipv6' ? 128 : 32]
}

/** An IPv6 address that leads to an IPv4 one counts as that: 6to4, mapped, NAT64 and compatible. */
function carried(address: Address): Address | undefined {
  if (!(address instanceof ipaddr.IPv6)) return
  const { parts } = address
  if (address.range() === '6to4') return ipv4(parts.slice(1, 3))
  const isCompatible = parts.slice(0, 6).every((part) => part === 0)
  if (isCompatible || ['ipv4Mapped', 'rfc6052'].includes(address.range())) return ipv4(parts.slice(6))
}

function ipv4(groups: number[]): Address {
  return new ipaddr.IPv4(groups.flatMap((group) => [group >> 8, group & 255]))
}
