export interface NumberReading {
  value: number
  decimals: number
  /** The other decimal mark would give another value. */
  ambiguous: boolean
  /** Thousands are marked. */
  grouped: boolean
}

const apostrophes = /['’]/g
const groupedByApostrophe = /^\d{1,3}(?:['’]\d{3})+(?:[.,]\d+)?$/
/** A double keeps fifteen digits; longer strings are codes. */
const mostDigits = 15

/** Reads an unsigned number without blanks; the decimal mark matters only where both readings are possible. */
export function readNumber(printed: string, decimalMark: ',' | '.'): NumberReading | null {
  if (/['’]/.test(printed)) {
    if (!groupedByApostrophe.test(printed)) return null
    const reading = readNumber(printed.replace(apostrophes, '').replace(',', '.'), '.')
    return reading && { ...reading, ambiguous: false, grouped: true }
  }
  const mark = lastMark(printed)
  if (mark === null) return number(printed, '', false)
  const at = printed.lastIndexOf(mark)
  const whole = printed.slice(0, at)
  const fraction = printed.slice(at + 1)
  if (whole.includes(mark)) return /[.,]/.test(whole.replaceAll(mark, '')) ? null : readGroups(printed, mark)
  const other = mark === ',' ? '.' : ','
  if (whole.includes(other)) {
    const groups = readGroups(whole, other)
    return groups && number(whole.replaceAll(other, ''), fraction, true)
  }
  const bothReadings = fraction.length === 3 && whole.length <= 3 && !whole.startsWith('0')
  if (!bothReadings) return number(whole, fraction, false)
  const reading = mark === decimalMark ? number(whole, fraction, false) : number(whole + fraction, '', true)
  return reading && { ...reading, ambiguous: true }
}

function lastMark(printed: string): ',' | '.' | null {
  const comma = printed.lastIndexOf(',')
  const point = printed.lastIndexOf('.')
  if (comma < 0 && point < 0) return null
  return comma > point ? ',' : '.'
}

function number(whole: string, fraction: string, isGrouped: boolean): NumberReading | null {
  if (whole.length + fraction.length > mostDigits) return null
  return {
    value: Number(fraction ? `${whole}.${fraction}` : whole),
    decimals: fraction.length,
    ambiguous: false,
    grouped: isGrouped,
  }
}

/** Groups of three, or of two before the last three as in India. */
function readGroups(printed: string, mark: string): NumberReading | null {
  const parts = printed.split(mark)
  const [first = '', ...rest] = parts
  const middle = rest.slice(0, -1)
  const whole = parts.join('')
  if (rest.at(-1)?.length !== 3 || first.length === 0 || first.startsWith('0')) return null
  const thirds = middle.every((part) => part.length === 3) && first.length <= 3
  const pairs = mark === ',' && middle.every((part) => part.length === 2) && first.length <= 2
  return thirds || pairs ? number(whole, '', true) : null
}
