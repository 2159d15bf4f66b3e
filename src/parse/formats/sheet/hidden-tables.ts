import type { Package } from '../../zip/open-package.ts'

const hiddenMark = 'table:display="false"'

/** Names, as they are written, of the sheets of an OpenDocument that a style hides: the library does not look there. */
export async function hiddenTables(opened: Package): Promise<Set<string>> {
  const content = await opened.read('content.xml')
  if (!content?.includes(hiddenMark)) return new Set()
  const text = content.toString('utf8')
  const styles = new Set<string>()
  for (const [style] of text.matchAll(/<style:style\s[^<>]*>\s*<style:table-properties\s[^<>]*>/g))
    if (style.includes('style:family="table"') && style.includes(hiddenMark)) styles.add(attribute(style, 'style:name'))
  const names = new Set<string>()
  for (const [table] of text.matchAll(/<table:table\s[^<>]*>/g))
    if (styles.has(attribute(table, 'table:style-name'))) names.add(attribute(table, 'table:name'))
  return names
}

function attribute(tag: string, name: string): string {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? ''
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** The name of an OpenDocument sheet as people see it: the library leaves it as it is written in the file. */
export function tableTitle(name: string): string {
  return name.replace(/&(?:(amp|lt|gt|quot|apos)|#(\d{1,6})|#x([\da-f]{1,5}));/gi, (_, named, decimal, hexadecimal) => {
    if (named) return entities[String(named).toLowerCase()] ?? ''
    return String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hexadecimal, 16))
  })
}
