interface List {
  ordered: boolean
  type: string
  next: number
}

/** Numbers the items of nested lists. */
export class ListCounters {
  readonly #lists: List[] = []

  start(ordered: boolean, attributes: Record<string, string>): void {
    const start = Number.parseInt(attributes['start'] ?? '1', 10)
    this.#lists.push({ ordered, type: attributes['type'] ?? '1', next: Number.isSafeInteger(start) ? start : 1 })
  }

  end(): void {
    this.#lists.pop()
  }

  /** The item's number as it is printed; undefined for bullets. */
  next(attributes: Record<string, string>): string | undefined {
    const list = this.#lists.at(-1)
    if (!list?.ordered) return undefined
    const stated = Number.parseInt(attributes['value'] ?? '', 10)
    const number = Number.isSafeInteger(stated) ? stated : list.next
    list.next = number + 1
    return `${printed(number, list.type)}.`
  }
}

function printed(number: number, type: string): string {
  if (type === 'a' || type === 'A') return letters(number, type)
  if (type === 'i' || type === 'I') return roman(number, type)
  return String(number)
}

function letters(number: number, first: string): string {
  if (number < 1 || number > 26) return String(number)
  return String.fromCharCode(first.charCodeAt(0) + number - 1)
}

const numerals: [number, string][] = [
  ...([
    [100, 'c'],
    [90, 'xc'],
    [50, 'l'],
    [40, 'xl'],
    [10, 'x'],
  ] as [number, string][]),
  ...([
    [9, 'ix'],
    [5, 'v'],
    [4, 'iv'],
    [1, 'i'],
  ] as [number, string][]),
]

function roman(number: number, type: string): string {
  if (number < 1 || number > 300) return String(number)
  let [rest, text] = [number, '']
  for (const [value, sign] of numerals) {
    text += sign.repeat(Math.floor(rest / value))
    rest %= value
  }
  return type === 'I' ? text.toUpperCase() : text
}
