import { TextDecoder } from 'node:util'
import { type CompoundStream, streamNamed } from '../../compound/compound-file.ts'
import type { ReadContext } from '../../reader.ts'

const names: Record<number, string> = {
  2: 'title',
  3: 'subject',
  4: 'author',
  5: 'keywords',
  6: 'description',
  8: 'lastModifiedBy',
  12: 'created',
  13: 'modified',
  18: 'application',
}

const shortText = 30
const wideText = 31
const fileTime = 64

/** What an old office file states about itself in its property stream. */
export function readSummaryInformation(streams: CompoundStream[], context: ReadContext): void {
  const bytes = streamNamed(streams, '\x05SummaryInformation')
  if (!bytes || bytes.length < 48) return
  const facts: Record<string, string> = {}
  try {
    const set = bytes.subarray(bytes.readUInt32LE(44))
    const count = Math.min(set.readUInt32LE(4), 64)
    const properties = Array.from({ length: count }, (_, index) => ({
      id: set.readUInt32LE(8 + index * 8),
      at: set.readUInt32LE(12 + index * 8),
    }))
    const codePage = properties.find(({ id }) => id === 1)
    const encoding = encodingOf(codePage ? set.readUInt16LE(codePage.at + 4) : 1252)
    for (const { id, at } of properties) {
      const name = names[id]
      const text = name === undefined ? '' : readProperty(set, at, encoding)
      if (name !== undefined && text !== '') facts[name] = text
    }
  } catch {
    // Properties that point outside the stream: what was read before them stays.
  }
  context.metadata(facts)
}

function readProperty(set: Buffer, at: number, encoding: string): string {
  const type = set.readUInt32LE(at)
  if (type === fileTime) return timeOf(set.readBigUInt64LE(at + 4))
  const length = set.readUInt32LE(at + 4)
  if (type === wideText) return trimmed(set.toString('utf16le', at + 8, at + 8 + length * 2))
  if (type !== shortText) return ''
  return trimmed(new TextDecoder(encoding).decode(set.subarray(at + 8, at + 8 + length)))
}

/** Counted in steps of 100 nanoseconds since 1601. */
function timeOf(steps: bigint): string {
  const milliseconds = Number(steps / 10_000n) - 11_644_473_600_000
  return milliseconds > 0 && milliseconds < 4_102_444_800_000 ? new Date(milliseconds).toISOString() : ''
}

function encodingOf(codePage: number): string {
  if (codePage === 65001) return 'utf-8'
  if (codePage === 1200) return 'utf-16le'
  if (codePage === 932) return 'shift_jis'
  if (codePage === 936) return 'gbk'
  if (codePage === 10000) return 'macintosh'
  return codePage >= 1250 && codePage <= 1258 ? `windows-${codePage}` : 'windows-1252'
}

function trimmed(text: string): string {
  return text.split('\0')[0]?.trim() ?? ''
}
