import type { Guess } from './guess.ts'

/** Html and xml, by the first element after declarations and comments. */
export function markupFormat(start: string, extension: string): Guess | undefined {
  if (!start.startsWith('<')) return undefined
  const doctype = /<!doctype\s+([\w:-]+)/i.exec(start.slice(0, 4096))?.[1]?.toLowerCase()
  if (doctype === 'html' && beforeFirstElement(start, '<!doctype'))
    return { name: 'html', reason: 'starts with <!DOCTYPE html>' }
  const root = firstElement(start)
  const declared = /^<\?xml\b/i.test(start)
  if (!root) return declared ? { name: 'xml', reason: 'starts with <?xml' } : undefined
  const name = root.toLowerCase()
  if (name === 'html' || name === 'head' || name === 'body') return { name: 'html', reason: `starts with <${name}>` }
  if (declared) return { name: 'xml', reason: `starts with <?xml, root element ${root.slice(0, 60)}` }
  return fragmentFormat(start, root, extension)
}

/** A piece without head or declaration: html where its first element is one of html's, xml where it is closed. */
function fragmentFormat(start: string, root: string, extension: string): Guess | undefined {
  const known = htmlElements.has(root.toLowerCase())
  if (/^(?:md|markdown|mdown|mkd)$/.test(extension)) return undefined
  if (known && extension !== 'xml') return { name: 'html', reason: `starts with the html element <${root}>` }
  if (extension === 'html' || extension === 'htm')
    return { name: 'html', reason: `starts with an element and is named .${extension}` }
  const closed = start.includes(`</${root}>`) || new RegExp(`<${escaped(root)}[^>]*(?:/>|\\sxmlns)`).test(start)
  return closed || extension === 'xml'
    ? { name: 'xml', reason: `starts with the element ${root.slice(0, 60)}` }
    : undefined
}

const htmlElements = new Set(
  (
    'a abbr address article aside b big blockquote br center dd del details div dl dt em fieldset figure font footer form ' +
    'h1 h2 h3 h4 h5 h6 header hr i img ins li link main meta nav ol p pre script section small span strike strong style ' +
    'sub sup table tbody td tfoot th thead title tr tt u ul'
  ).split(' '),
)

/** Steps over declarations, comments and processing instructions by index: a pattern could backtrack over all of them. */
function firstElement(text: string): string | undefined {
  let at = 0
  while (at < text.length) {
    at = text.indexOf('<', at)
    if (at < 0) return undefined
    const end = endOfAside(text, at)
    if (end === undefined) return /^<([\p{L}_][\p{L}\p{N}_.:-]*)[\s/>]/u.exec(text.slice(at, at + 256))?.[1]
    if (end < 0) return undefined
    at = end
  }
  return undefined
}

/** Where a comment, declaration or instruction ends; -1 where it does not; undefined where it is none. */
function endOfAside(text: string, at: number): number | undefined {
  if (text.startsWith('<!--', at)) return after(text, '-->', at)
  if (text.startsWith('<?', at)) return after(text, '>', at)
  if (!text.startsWith('<!', at)) return undefined
  const subset = text.indexOf('[', at)
  const end = text.indexOf('>', at)
  return subset >= 0 && subset < end ? after(text, ']>', subset) : after(text, '>', at)
}

function after(text: string, mark: string, from: number): number {
  const at = text.indexOf(mark, from)
  return at < 0 ? -1 : at + mark.length
}

function beforeFirstElement(text: string, mark: string): boolean {
  const element = /<[a-z]/i.exec(text)?.index ?? text.length
  const at = text.toLowerCase().indexOf(mark)
  return at >= 0 && at < element
}

function escaped(name: string): string {
  return name.replace(/[.]/g, '\\.')
}
