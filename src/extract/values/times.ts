import { blanks } from './letters.ts'
import { matches } from './matches.ts'
import type { TextMention } from './mention.ts'

const b = `[${blanks}]`
const half = `(?:${b}?(?<half>[AaPp])\\.?[Mm](?:\\.|(?![A-Za-z])))`
const hour = '(?<![\\d.,:/-]|\\d )(?<hour>\\d{1,2})'
const withColon = new RegExp(
  `(?<![\\d.,:/])(?<hour>\\d{1,2}):(?<minute>\\d{2})(?::(?<second>\\d{2})(?:[.,]\\d{1,9})?(?<zone>Z|[+-]\\d{2}:?\\d{2}(?!\\d))?)?(?![\\d:])(?:${half}|${b}?(?:Uhr|hrs|h)(?![A-Za-z]))?`,
  'g',
)
const withWord = new RegExp(
  `${hour}(?:[.:h](?<minute>\\d{2}))?(?:${half}|${b}?Uhr(?:${b}(?<after>\\d{2})(?!\\d))?(?![A-Za-z]))`,
  'g',
)
const french = new RegExp(`${hour}${b}?[hH]${b}?(?<minute>\\d{2})(?!\\d|[.,:/-]\\d)`, 'g')
const between = new RegExp(`[${blanks}]{0,2}(?:T(?=\\d)|,|-|–|;|/|um|at|à|a las|kl\\.?|@|·|\\()?[${blanks}]{0,2}`, 'y')

const printedZone = new RegExp(
  `[${blanks}]?(?:\\(?(?<name>UTC|GMT|Z|CEST|CET|MESZ|MEZ|WEST|WET|EEST|EET|EST|EDT|CDT|MST|MDT|PST|PDT)(?![A-Za-z])\\)?)?(?<offset>[+−-]\\d{1,2}(?::?\\d{2})?(?![\\d:.,/-]))?`,
  'y',
)
const zones: Record<string, string> = {
  ...{ UTC: 'Z', GMT: 'Z', Z: 'Z', CET: '+01:00', MEZ: '+01:00', CEST: '+02:00', MESZ: '+02:00', WET: '+00:00' },
  ...{ WEST: '+01:00', EET: '+02:00', EEST: '+03:00', EST: '-05:00', EDT: '-04:00', CDT: '-05:00', MST: '-07:00' },
  ...{ MDT: '-06:00', PST: '-08:00', PDT: '-07:00' },
}

const anyMark = /\d(?::\d|.?[hH].?\d|.{0,4}[Uu]hr|.{0,4}[AaPp]\.?[Mm])/

/** Times of day as `14:30` or `14:30:05`. */
export function findTimes(text: string): TextMention[] {
  if (!anyMark.test(text)) return []
  const found = new Map<number, TextMention>()
  for (const pattern of [withColon, withWord, french]) {
    for (const match of matches(pattern, text)) {
      const value = readTime(match.groups ?? {})
      const start = match.index
      const end = start + match[0].length
      if (value && !found.has(start)) found.set(start, { kind: 'time', start, end, value })
    }
  }
  return [...found.values()].sort((x, y) => x.start - y.start)
}

function readTime(groups: Record<string, string | undefined>): string | null {
  const printed = Number(groups['hour'])
  const afternoon = groups['half']?.toLowerCase()
  if (afternoon && (printed < 1 || printed > 12)) return null
  const hours = afternoon ? (printed % 12) + (afternoon === 'p' ? 12 : 0) : printed
  const minutes = Number(groups['minute'] ?? groups['after'] ?? 0)
  const seconds = groups['second']
  if (hours > 24 || minutes > 59 || Number(seconds ?? 0) > 59) return null
  if (hours === 24 && (minutes > 0 || Number(seconds ?? 0) > 0)) return null
  const two = (value: number) => String(value).padStart(2, '0')
  const zone = groups['zone'] ?? ''
  return `${two(hours)}:${two(minutes)}${seconds ? `:${seconds}` : ''}${zone}`
}

/** A date with a time behind it is a moment; both lists are in order of start. */
export function joinDatesAndTimes(text: string, dates: TextMention[], times: TextMention[]): TextMention[] {
  let next = 0
  return dates.flatMap((date): TextMention[] => {
    between.lastIndex = date.end
    const start = date.end + (between.exec(text)?.[0].length ?? 0)
    while (next < times.length && (times[next]?.start ?? 0) < start) next += 1
    const time = times[next]
    if (time?.start !== start || start === date.end || String(date.value).length !== 10) return []
    const moment = momentOf(String(date.value), String(time.value))
    const zone = /[Z+-]\d*:?\d*$/.test(String(time.value)) ? undefined : zoneBehind(text, time.end)
    return [{ ...date, kind: 'datetime', end: zone?.end ?? time.end, value: `${moment}${zone?.value ?? ''}` }]
  })
}

/** "UTC", "CEST", "+02:00", "GMT+2" behind a time; a sign and digits alone are one only with all four of them. */
function zoneBehind(text: string, start: number): { value: string; end: number } | undefined {
  printedZone.lastIndex = start
  const found = printedZone.exec(text)
  const { name, offset } = found?.groups ?? {}
  if (!found || (name === undefined && (offset?.replace(/\D/g, '').length ?? 0) < 4)) return undefined
  const end = start + found[0].length
  if (offset === undefined) return { value: zones[name ?? ''] ?? '', end }
  const [, sign = '', hours = '', minutes = '00'] = /^(.)(\d{1,2}):?(\d{2})?$/.exec(offset) ?? []
  if (Number(hours) > 14 || Number(minutes) > 59) return undefined
  return { value: `${sign === '+' ? '+' : '-'}${hours.padStart(2, '0')}:${minutes}`, end }
}

/** The end of a day, 24:00, is the beginning of the next. */
function momentOf(day: string, time: string): string {
  if (!time.startsWith('24:')) return `${day}T${time}`
  const next = new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
  return `${next}T00${time.slice(2)}`
}
