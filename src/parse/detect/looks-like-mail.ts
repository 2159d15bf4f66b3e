import type { Guess } from './guess.ts'

const header = /^([A-Za-z][A-Za-z0-9-]*)\s*:/
const machineHeaders =
  /^(?:mime-version|message-id|received|return-path|content-type|dkim-signature|delivered-to|x-.+|arc-.+|in-reply-to|references|thread-.+|user-agent|authentication-results|content-transfer-encoding|list-.+)$/
const personHeaders = /^(?:from|to|subject|date|cc|bcc|reply-to|sender)$/

/** A mail starts with a block of header fields. What only people write counts as one where the name agrees. */
export function looksLikeMail(text: string, extension: string): Guess | undefined {
  const named = /^(?:eml|mht|mhtml|mbox|emlx)$/.test(extension)
  const names = headerNames(text)
  const machine = names.filter((name) => machineHeaders.test(name))
  const person = new Set(names.filter((name) => personHeaders.test(name)))
  if (machine.length > 0 && (person.size > 0 || machine.includes('mime-version')) && names.length > 1)
    return { name: 'eml', reason: `starts with header fields of a mail: ${names.slice(0, 3).join(', ')}` }
  const otherwise = /^(?:txt|text|log|md|markdown|csv|tsv|asc)$/.test(extension)
  if (!otherwise && person.size >= 2) return { name: 'eml', reason: `starts with ${[...person].join(', ')}` }
  return named && names.length > 0
    ? { name: 'eml', reason: `starts with header fields and is named .${extension}` }
    : undefined
}

/** Lower case, up to the first empty line or line that is no header. */
function headerNames(text: string): string[] {
  const names: string[] = []
  // A stored mail may have the line of a mailbox or its length in front.
  for (const line of text.replace(/^(?:>?From [^\n]*|\d+ *)\r?\n/, '').split(/\r?\n/, 400)) {
    if (line === '') break
    if (/^[ \t]/.test(line)) continue
    const name = header.exec(line)?.[1]
    if (name === undefined) break
    names.push(name.toLowerCase())
  }
  return names
}
