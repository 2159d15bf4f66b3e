/** The number of a list item in the notation that the file names, in Word's words or OpenDocument's. */
export function formatNumber(value: number, format: string): string {
  const write = writers[format]
  return write && value > 0 && value < 10_000 ? write(value) : String(value)
}

const writers: Record<string, (value: number) => string> = {
  lowerLetter: (value) => letters(value),
  upperLetter: (value) => letters(value).toUpperCase(),
  lowerRoman: (value) => roman(value).toLowerCase(),
  upperRoman: (value) => roman(value),
  a: (value) => letters(value),
  A: (value) => letters(value).toUpperCase(),
  i: (value) => roman(value).toLowerCase(),
  I: (value) => roman(value),
  decimalZero: (value) => String(value).padStart(2, '0'),
  ordinal: (value) => `${value}${ordinalEnding(value)}`,
  none: () => '',
}

/** a, b, ... z, aa, bb, ... as word processors count. */
function letters(value: number): string {
  const letter = String.fromCharCode(97 + ((value - 1) % 26))
  return letter.repeat(Math.floor((value - 1) / 26) + 1)
}

const numerals: [number, string][] = [
  [1000, 'M'],
  [900, 'CM'],
  [500, 'D'],
  [400, 'CD'],
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
]

function roman(value: number): string {
  let rest = value
  let text = ''
  for (const [worth, sign] of numerals)
    while (rest >= worth) {
      text += sign
      rest -= worth
    }
  return text
}

function ordinalEnding(value: number): string {
  if (value % 100 >= 11 && value % 100 <= 13) return 'th'
  return ['th', 'st', 'nd', 'rd'][value % 10] ?? 'th'
}
