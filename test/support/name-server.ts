import { createSocket } from 'node:dgram'
import dns from 'node:dns/promises'
import { once } from 'node:events'
import { isIPv6 } from 'node:net'

export interface NameServer {
  /** How often the IPv4 addresses of a name were asked for. */
  asked(name: string): number
  close(): void
}

const ipv4 = 1
const ipv6 = 28

/** Has this process ask a name server that knows these names: their addresses question by question, null for silence. */
export async function startNameServer(names: Record<string, (string[] | null)[]>): Promise<NameServer> {
  const socket = createSocket('udp4')
  const asked = new Map<string, number>()
  socket.on('message', (message, { port, address }) => {
    const { name, type, end } = readQuestion(message)
    const times = asked.get(name) ?? 0
    if (type === ipv4) asked.set(name, times + 1)
    const answers = names[name]
    const found = answers?.[Math.min(type === ipv4 ? times : Math.max(times - 1, 0), answers.length - 1)]
    if (found === null) return
    const records = (found ?? []).filter((each) => isIPv6(each) === (type === ipv6)).map(record)
    const head = Buffer.from(message.subarray(0, 12))
    head.writeUInt16BE(answers === undefined ? 0x8183 : 0x8180, 2)
    for (const [offset, count] of [
      [4, 1],
      [6, records.length],
      [8, 0],
      [10, 0],
    ] as const)
      head.writeUInt16BE(count, offset)
    socket.send(Buffer.concat([head, message.subarray(12, end), ...records]), port, address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  const usual = dns.getServers()
  dns.setServers([`127.0.0.1:${socket.address().port}`])
  return {
    asked: (name) => asked.get(name) ?? 0,
    close() {
      dns.setServers(usual)
      socket.close()
    },
  }
}

function readQuestion(message: Buffer) {
  const labels: string[] = []
  let at = 12
  for (let length = message[at] ?? 0; length > 0; length = message[at] ?? 0) {
    labels.push(message.toString('latin1', at + 1, at + 1 + length))
    at += length + 1
  }
  return { name: labels.join('.'), type: message.readUInt16BE(at + 1), end: at + 5 }
}

/** Of the name in the question, not to be remembered. */
function record(address: string): Buffer {
  const bytes = isIPv6(address) ? bytesOfIPv6(address) : address.split('.').map(Number)
  const type = isIPv6(address) ? ipv6 : ipv4
  return Buffer.from([0xc0, 0x0c, 0, type, 0, 1, 0, 0, 0, 0, 0, bytes.length, ...bytes])
}

/** With one "::" and an IPv4 address at its end, at most. */
function bytesOfIPv6(address: string): number[] {
  const [head = [], tail = []] = address.split('::').map((part) =>
    part.split(':').flatMap((group) => {
      if (group.includes('.')) return group.split('.').map(Number)
      const value = Number.parseInt(group, 16)
      return group === '' ? [] : [value >> 8, value & 255]
    }),
  )
  return [...head, ...Array<number>(16 - head.length - tail.length).fill(0), ...tail]
}
