const setOf = (names: string) => new Set(names.split(' '))

/** Elements that begin and end a block of their own. */
export const blockElements = setOf(
  'address article aside blockquote body center dd details dialog dir div dl dt fieldset figcaption figure footer form ' +
    'frameset h1 h2 h3 h4 h5 h6 header hgroup hr legend li main menu nav ol p pre search section summary ul',
)

export const hiddenElements = setOf(
  'script style template noscript noframes object applet iframe title audio video canvas datalist annotation ' +
    'annotation-xml rp colgroup',
)

export const boldElements = setOf('b strong th')

const displays = /(?:^|;)\s*display\s*:\s*([a-z-]+)/i

/** What an element's style makes of it, its own or else that of a sheet: nothing to see, a block, something apart in its line, or neither. */
export function displayOf(
  attributes: Record<string, string>,
  inSheet: string | undefined,
): 'none' | 'block' | 'apart' | undefined {
  if ('hidden' in attributes && attributes['hidden'] !== 'until-found') return 'none'
  const style = attributes['style'] ?? ''
  const display = displays.exec(style)?.[1]?.toLowerCase() ?? inSheet ?? ''
  if (display === 'none' || /(?:^|;)\s*visibility\s*:\s*(?:hidden|collapse)/i.test(style)) return 'none'
  if (/^(?:block|flex|grid|table|table-row|list-item|flow-root)$/.test(display)) return 'block'
  return /^(?:inline-block|table-cell|inline-flex)$/.test(display) ? 'apart' : undefined
}

export function weightOf(attributes: Record<string, string>): boolean | undefined {
  const weight = /(?:^|;)\s*font-weight\s*:\s*(bold|bolder|normal|lighter|\d+)/i.exec(attributes['style'] ?? '')?.[1]
  if (!weight) return undefined
  return /^bold/i.test(weight) || Number(weight) >= 600
}

/** How mail programs mark what they quote. */
export function isQuotation(name: string, attributes: Record<string, string>): boolean {
  if (name === 'blockquote') return true
  const marks = `${attributes['class'] ?? ''} ${attributes['id'] ?? ''}`
  return /(?:^|\s)(?:gmail_quote(?:_container)?|yahoo_quoted|moz-cite-prefix|protonmail_quote|zmail_extra)(?:\s|$)/.test(
    marks,
  )
}
