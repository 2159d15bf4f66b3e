import type { LanguageData } from './data/language-data.ts'

/** `style` is the thousands mark, if any, and the decimal mark. */
export function printNumber(value: number, decimals: number, style: string): string {
  const mark = style.at(-1) ?? '.'
  const group = style.length > 1 ? (style[0] ?? '') : ''
  const [whole = '0', fraction = ''] = Math.abs(value).toFixed(decimals).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group)
  return `${value < 0 ? '-' : ''}${grouped}${fraction && `${mark}${fraction}`}`
}

/** `style` as in a locale's dates. */
export function printDate(iso: string, style: string, data: LanguageData): string {
  const [year = '', month = '', day = ''] = iso.split('-')
  const parts: Record<string, string> = {
    YYYY: year,
    YY: year.slice(2),
    MMMM: data.months[Number(month) - 1] ?? '',
    MMM: data.shortMonths[Number(month) - 1] ?? '',
    MM: month,
    M: String(Number(month)),
    DD: day,
    Do: ordinal(Number(day)),
    D: String(Number(day)),
  }
  return style.replace(/YYYY|YY|MMMM|MMM|MM|M|DD|Do|D/g, (part) => parts[part] ?? part)
}

export function addDays(iso: string, days: number): string {
  return new Date(Date.parse(iso) + days * 86_400_000).toISOString().slice(0, 10)
}

/** In groups of four, as on paper. */
export function inGroups(id: string): string {
  return id.replace(/(.{4})(?=.)/g, '$1 ')
}

/** Half a cent goes up. */
export function cents(value: number): number {
  return Math.round(value * 100 + 1e-6) / 100
}

function ordinal(day: number): string {
  const ending = day > 3 && day < 21 ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th')
  return `${day}${ending}`
}
