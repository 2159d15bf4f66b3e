import { isWordCharacter } from './letters.ts'
import { matches } from './matches.ts'
import type { TextMention } from './mention.ts'

const localPart = /[\w.!#$%&'*+/=?^`{|}~äöüÄÖÜß-]{1,64}$/
const domain = /(?:[\wäöüÄÖÜß](?:[\wäöüÄÖÜß-]{0,62})\.){1,6}[A-Za-z]{2,24}(?![\w-])/y
const withScheme = /(?<![A-Za-z\d])(?:https?:\/\/|ftp:\/\/|www\.)[^\s<>"'|·•]{2,2000}/gi
const topLevels =
  'com|org|net|info|biz|eu|de|at|ch|fr|es|uk|ie|it|nl|be|lu|pl|cz|dk|se|no|fi|pt|gr|io|ai|app|dev|cloud|shop|online|gov|edu|us|ca|au|nz|sg|my|jp|cn|in|br|mx|ar|cat|berlin|bayern|koeln|hamburg|paris'
const bareDomain = new RegExp(
  `(?<![\\w@.-])(?:[a-z\\d][a-z\\d-]{1,61}\\.){1,3}(?:${topLevels})(?![\\w@]|\\.[a-z\\d])(?:/[^\\s<>"'|]{0,500})?`,
  'gi',
)

/** E-mail addresses and web addresses, with and without a scheme. */
export function findContacts(text: string): TextMention[] {
  const emails = findEmails(text)
  const urls = text.includes('.') ? findUrls(text) : []
  return [...emails, ...urls].sort((x, y) => x.start - y.start)
}

function findEmails(text: string): TextMention[] {
  const found: TextMention[] = []
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    const local = localPart.exec(text.slice(Math.max(0, at - 64), at))?.[0].replace(/^[^\wäöüÄÖÜ]+/, '')
    domain.lastIndex = at + 1
    const host = domain.exec(text)?.[0]
    if (!local || !host) continue
    const start = at - local.length
    const value = `${local}@${host}`.toLowerCase()
    found.push({ kind: 'email', start, end: at + 1 + host.length, value })
  }
  return found
}

function findUrls(text: string): TextMention[] {
  const found = new Map<number, TextMention>()
  for (const pattern of [withScheme, bareDomain]) {
    for (const match of matches(pattern, text)) {
      const value = match[0].replace(/(?<![.,;:!?)\]}])[.,;:!?)\]}]+$/, '')
      const isTaken = found.has(match.index) || isAfterScheme(text, match.index)
      if (isTaken || !value.includes('.') || isWordCharacter(text[match.index - 1])) continue
      found.set(match.index, { kind: 'url', start: match.index, end: match.index + value.length, value })
    }
  }
  return [...found.values()]
}

const isAfterScheme = (text: string, start: number) => /\/$/.test(text.slice(Math.max(0, start - 1), start))
