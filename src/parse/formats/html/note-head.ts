import type { HtmlFacts } from './html-facts.ts'

/** Notes what an element says about the page as a whole. */
export function noteHead(facts: HtmlFacts, name: string, attributes: Record<string, string>): void {
  if (name === 'html' || name === 'body') facts.language ||= attributes['lang'] ?? attributes['xml:lang'] ?? ''
  else if (name === 'meta') noteMeta(facts, attributes)
  else if (name === 'a' || name === 'area') noteLink(facts, attributes['href'])
}

function noteMeta(facts: HtmlFacts, attributes: Record<string, string>): void {
  const key = (attributes['name'] ?? attributes['property'] ?? '').trim().toLowerCase()
  const value = attributes['content']?.trim()
  if (key && value && !facts.meta.has(key)) facts.meta.set(key, value.slice(0, 10_000))
}

function noteLink(facts: HtmlFacts, href: string | undefined): void {
  const target = href?.trim() ?? ''
  if (target === '' || target.startsWith('#') || /^(?:javascript|data|vbscript):/i.test(target)) return
  facts.links.add(target.slice(0, 4096))
}
