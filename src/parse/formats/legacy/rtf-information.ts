import { TextDecoder } from 'node:util'
import type { ReadContext } from '../../reader.ts'

const names: Record<string, string> = { title: 'title', subject: 'subject', author: 'author', keywords: 'keywords' }
const times: Record<string, string> = { creatim: 'created', revtim: 'modified' }

/** What an RTF file states about itself in its information group, which stands near its beginning. */
export function readRtfInformation(bytes: Buffer, context: ReadContext): void {
  const head = bytes.toString('latin1', 0, 65_536)
  const start = head.indexOf('{\\info')
  if (start < 0) return
  const codePage = /\\ansicpg(\d{4})/.exec(head)?.[1] ?? '1252'
  const facts: Record<string, string> = {}
  for (const [, word = '', content = ''] of head.slice(start, start + 8192).matchAll(/\{\\(\w+)(?!\w)([^{}]*)\}/g)) {
    const name = names[word]
    const time = times[word]
    if (name !== undefined) facts[name] = plainText(content, codePage)
    else if (time !== undefined) facts[time] = timeOf(content)
  }
  context.metadata(facts)
}

function plainText(content: string, codePage: string): string {
  const decoder = new TextDecoder(/^125\d$/.test(codePage) ? `windows-${codePage}` : 'windows-1252')
  return content
    .replace(/\\u(-?\d+) ?(?:\\'[\da-f]{2}|\?)?/gi, (_, code: string) => String.fromCharCode(Number(code) & 0xffff))
    .replace(/\\'([\da-f]{2})/gi, (_, hex: string) => decoder.decode(Buffer.from(hex, 'hex')))
    .replace(/\\[a-z]+-?\d* ?/gi, '')
    .trim()
}

function timeOf(content: string): string {
  const part = (word: string) => /(\d+)/.exec(new RegExp(`\\\\${word}\\d+`).exec(content)?.[0] ?? '')?.[1] ?? '0'
  const pad = (word: string) => part(word).padStart(2, '0')
  return part('yr') === '0' ? '' : `${part('yr')}-${pad('mo')}-${pad('dy')}T${pad('hr')}:${pad('min')}:00`
}
