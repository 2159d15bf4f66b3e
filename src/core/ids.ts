import { randomFillSync } from 'node:crypto'

let lastMillisecond = 0
let counter = 0

/** Randomness is drawn in bulk: a system call per id would show in every request. */
const pool = Buffer.allocUnsafe(4096)
let drawn = pool.length

/** A UUIDv7: 48 bits of time, then a counter so that ids made in one millisecond still sort, then randomness. */
export function newId(now: number = Date.now()): string {
  if (now > lastMillisecond) {
    lastMillisecond = now
    counter = draw(2).readUInt16BE() & 0x7ff
  } else if (++counter > 0xfff) {
    lastMillisecond += 1
    counter = 0
  }
  const bytes = draw(16)
  bytes.writeUIntBE(lastMillisecond, 0, 6)
  bytes.writeUInt16BE(0x7000 | counter, 6)
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

/** The next bytes of the pool, each handed out once. */
function draw(bytes: number): Buffer {
  if (drawn + bytes > pool.length) {
    randomFillSync(pool)
    drawn = 0
  }
  drawn += bytes
  return pool.subarray(drawn - bytes, drawn)
}

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

export function isId(text: string): boolean {
  return uuidPattern.test(text)
}
