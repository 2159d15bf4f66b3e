/** An element as selectors see it: its tag, its classes with a dot and its id with a hash. */
export type Marks = ReadonlySet<string>

interface Rule {
  /** What must be on the element, and before it what must be on elements around it, outermost first. */
  compounds: string[][]
  display: string
}

const mostRules = 200
const longestSheet = 256 * 1024

/**
 * What style sheets say of how elements stand: without it a label and its value that are set below each other are one word. What they
 * hide stays, since that depends on the screen and on programs.
 */
export class StyleSheet {
  readonly #rules: Rule[] = []

  get isEmpty(): boolean {
    return this.#rules.length === 0
  }

  add(sheet: string): void {
    const plain = sheet.slice(0, longestSheet).replace(/\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\//g, ' ')
    for (const [, selectors = '', declarations = ''] of plain.matchAll(/([^{}]*)\{([^{}]*)\}/g)) {
      const display = /(?:^|[;\s])display\s*:\s*([a-z-]+)/i.exec(declarations)?.[1]?.toLowerCase()
      if (display === undefined || display === 'none') continue
      for (const selector of selectors.split(','))
        if (this.#rules.length < mostRules) this.#rules.push(...rulesOf(selector, display))
    }
  }

  /** The last rule that fits has the say. */
  displayOf(own: Marks, around: readonly Marks[]): string | undefined {
    return this.#rules.findLast(({ compounds }) => fits(compounds, own, around))?.display
  }
}

export function marksOf(name: string, { class: classes = '', id }: Record<string, string>): Marks {
  const named = classes.split(/\s+/).filter((each) => each !== '')
  return new Set([name, ...named.map((each) => `.${each}`), ...(id ? [`#${id}`] : [])])
}

/** None for selectors of other kinds: states, attributes and neighbours. */
function rulesOf(selector: string, display: string): Rule[] {
  const parts = selector.trim().split(/[\s>]+/)
  const compounds = parts.map((part) => part.match(/[.#]?[\w-]+/g) ?? [])
  const isPlain = parts.every((part, at) => part !== '' && compounds[at]?.join('') === part)
  return isPlain ? [{ compounds: compounds.map(([first = '', ...more]) => [asTag(first), ...more]), display }] : []
}

function asTag(name: string): string {
  return /^[.#]/.test(name) ? name : name.toLowerCase()
}

function fits(compounds: readonly string[][], own: Marks, around: readonly Marks[]): boolean {
  const [last = [], ...outer] = compounds.toReversed()
  if (!last.every((mark) => own.has(mark))) return false
  let from = around.length - 1
  for (const compound of outer) {
    while (from >= 0 && !compound.every((mark) => around[from]?.has(mark))) from -= 1
    if (from < 0) return false
    from -= 1
  }
  return true
}
