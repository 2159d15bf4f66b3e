import { SSF } from '@e965/xlsx'

const readable = new Map<string, string>()
const attempts = 5

/**
 * What a number looks like in a format that the library gave up on: it knows no space before a percent sign, as most of
 * Europe writes it, and only some letters and signs without quotes around them.
 */
export function formatNumber(value: number, format: string, date1904: boolean): string {
  const spaced = spaceBeforePercent.test(format)
  let pattern = readable.get(format) ?? format.replace(spaceBeforePercents, '%')
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    try {
      const text: string = SSF.format(pattern, value, { date1904 })
      readable.set(format, pattern)
      return (spaced ? text.replace('%', ' %') : text).trim()
    } catch (error) {
      const sign = error instanceof Error ? /^unrecognized character (.) in /su.exec(error.message)?.[1] : undefined
      if (sign === undefined) break
      pattern = escapeOutsideQuotes(pattern, sign)
    }
  }
  return String(Number(value.toPrecision(15)))
}

const spaceBeforePercent = /(?:\\?[ \u00a0\u202f]|"[ \u00a0\u202f]"|_.){1,20}%/
const spaceBeforePercents = new RegExp(spaceBeforePercent, 'g')

function escapeOutsideQuotes(pattern: string, sign: string): string {
  return pattern.replace(/"[^"]{0,255}"|\\.|\[[^[\]]{0,255}\]|[\s\S]/gu, (part) => (part === sign ? `\\${sign}` : part))
}
