import { Parser } from 'htmlparser2'
import type { XmlNode } from './xml-nodes.ts'

const breaks = new Set(
  (
    'address article blockquote br dd div dl dt figure footer h1 h2 h3 h4 h5 h6 header hr li ol p para pre row ' +
    'section table tbody tfoot thead title tr ul'
  ).split(' '),
)
const parts = new Set(['td', 'th', 'entry', 'img'])

/** The text of an element with others inside, in lines where those are paragraphs, rows or the like. */
export function markupText(root: XmlNode): string {
  const written: string[] = []
  const open: (XmlNode | string)[] = [...root.children].reverse()
  for (let part = open.pop(); part !== undefined; part = open.pop()) {
    if (typeof part === 'string') {
      written.push(part)
      continue
    }
    const around = separatorOf(part.name)
    written.push(around)
    open.push(around)
    for (const child of part.children.toReversed()) open.push(child)
  }
  return written.join('')
}

const holdsMarkup = /<\/?[a-zA-Z][a-zA-Z0-9]*(?:\s[^<>]*)?\/?>/

/** Feeds carry HTML inside of their text: what a reader of it would see. */
export function withoutMarkup(text: string): string {
  if (!holdsMarkup.test(text)) return text
  const written: string[] = []
  const parser = new Parser({
    onopentagname: (name) => written.push(separatorOf(name)),
    onclosetag: (name) => written.push(separatorOf(name)),
    ontext: (part) => written.push(part),
  })
  parser.end(text)
  return written.join('')
}

function separatorOf(name: string): string {
  const local = name.slice(name.indexOf(':') + 1).toLowerCase()
  if (breaks.has(local)) return '\n'
  return parts.has(local) ? ' ' : ''
}
