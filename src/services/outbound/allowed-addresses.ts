import { BlockList, isIP, isIPv6 } from 'node:net'

/** Which addresses of the network the service may be sent to by its callers. */
export interface AllowedAddresses {
  allows(address: string): boolean
}

/** The public ones, and the ranges that the operator lists. */
export function allowAddresses(ranges: readonly string[]): AllowedAddresses {
  const listed = listOf(ranges)
  return {
    allows(address) {
      if (isIP(address) === 0) return false
      const inner = innermost(address)
      if (contains(listed, address) || contains(listed, inner)) return true
      return !contains(refused, inner) && !contains(refused, address)
    },
  }
}

/** What is not public, by the registries of special addresses. */
const refused = listOf([
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...['192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24'],
  ...['224.0.0.0/4', '240.0.0.0/4'],
  ...[
    '::/128',
    '::1/128',
    '::ffff:0:0:0/96',
    '64:ff9b:1::/48',
    '100::/64',
    '2001::/23',
    '2001:db8::/32',
    '3fff::/20',
    '5f00::/16',
  ],
  ...['fc00::/7', 'fe80::/10', 'fec0::/10', 'ff00::/8'],
])

function listOf(ranges: readonly string[]): BlockList {
  const list = new BlockList()
  for (const range of ranges) {
    const [address = '', bits] = range.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    list.addSubnet(address, bits === undefined ? (family === 'ipv6' ? 128 : 32) : Number(bits), family)
  }
  return list
}

function contains(list: BlockList, address: string): boolean {
  return list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}

/** An IPv6 address that leads to an IPv4 one counts as that: mapped, compatible, NAT64 and 6to4. */
function innermost(address: string): string {
  const groups = isIPv6(address) ? expand(address) : undefined
  if (groups === undefined) return address
  const starts = (...prefix: number[]) => prefix.every((group, index) => groups[index] === group)
  const [, second = 0, third = 0] = groups
  if (starts(0x2002)) return ipv4(second, third)
  const carries = starts(0, 0, 0, 0, 0, 0xffff) || starts(0, 0, 0, 0, 0, 0) || starts(0x64, 0xff9b, 0, 0, 0, 0)
  return carries ? ipv4(groups[6] ?? 0, groups[7] ?? 0) : address
}

function ipv4(high: number, low: number): string {
  return [high >> 8, high & 255, low >> 8, low & 255].join('.')
}

/** The eight groups of an IPv6 address, without its zone. */
function expand(address: string): number[] {
  const plain = (address.split('%')[0] ?? '').replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, a, b, c, d) =>
    [(Number(a) << 8) | Number(b), (Number(c) << 8) | Number(d)].map((group) => group.toString(16)).join(':'),
  )
  const [head = '', tail] = plain.split('::')
  const groups = (text: string) => (text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16)))
  const [before, after] = [groups(head), groups(tail ?? '')]
  return tail === undefined ? before : [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after]
}
