import { readVarint } from './varint.ts'

/** A message without its schema: the values of each field, numbers or bytes, in order. */
export type Message = Map<number, (number | Buffer)[]>

export function readMessage(bytes: Buffer): Message {
  const fields: Message = new Map()
  let at = 0
  while (at < bytes.length) {
    const { value: tag, next } = readVarint(bytes, at)
    const read = readValue(bytes, next, tag & 7)
    if (!read) break
    at = read.next
    const field = Math.floor(tag / 8)
    const values = fields.get(field)
    if (values) values.push(read.value)
    else fields.set(field, [read.value])
  }
  return fields
}

function readValue(bytes: Buffer, at: number, type: number): { value: number | Buffer; next: number } | undefined {
  if (type === 0) return readVarint(bytes, at)
  const { value: length, next } = type === 2 ? readVarint(bytes, at) : { value: type === 1 ? 8 : 4, next: at }
  if ((type !== 1 && type !== 2 && type !== 5) || next + length > bytes.length) return undefined
  return { value: bytes.subarray(next, next + length), next: next + length }
}

export function numberIn(message: Message, field: number): number | undefined {
  const value = message.get(field)?.[0]
  return typeof value === 'number' ? value : undefined
}

export function bytesIn(message: Message, field: number): Buffer[] {
  return (message.get(field) ?? []).filter((value) => typeof value !== 'number')
}

export function messageIn(message: Message, field: number): Message | undefined {
  const [bytes] = bytesIn(message, field)
  return bytes && readMessage(bytes)
}

export function textIn(message: Message, field: number): string {
  return bytesIn(message, field)
    .map((bytes) => bytes.toString('utf8'))
    .join('')
}
