const months = [
  ...['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'],
  ...['janv', 'fev', 'mars', 'avr', 'mai', 'juin', 'juil', 'aou', 'sept', 'okt', 'nov', 'dez'],
  ...['ene', 'feb', 'marz', 'abr', 'mayo', 'juni', 'juli', 'ago', 'set', 'ott', 'nov', 'dic'],
]

/** The day as a count of days since 1970; undefined for what is no date. `dayFirst` decides what `03/04/2020` is. */
export function readDay(text: string, dayFirst = true): number | undefined {
  const bare = text.trim().toLowerCase()
  if (bare.length < 6 || bare.length > 30) return undefined
  const compact = /^(\d{4})(\d\d)(\d\d)$/.exec(bare)
  if (compact) return dayOf(compact[1], compact[2], compact[3])
  const iso = /^(\d{4})[-/.](\d\d?)[-/.](\d\d?)(?:[t ].*)?$/.exec(bare)
  if (iso) return dayOf(iso[1], iso[2], iso[3])
  const figures = /^(\d\d?)[-/. ]+(\d\d?)[-/. ]+(\d{4}|\d\d)$/.exec(bare)
  if (figures) {
    const isDayFirst = Number(figures[1]) > 12 || (dayFirst && Number(figures[2]) <= 12)
    return isDayFirst ? dayOf(figures[3], figures[2], figures[1]) : dayOf(figures[3], figures[1], figures[2])
  }
  return readMonthName(bare)
}

function readMonthName(bare: string): number | undefined {
  const words =
    bare
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .match(/[a-z]+|\d+/g) ?? []
  const name = words.find((word) => /^[a-z]{3,}/.test(word))
  const numbers = words.filter((word) => /^\d+$/.test(word))
  if (name === undefined || numbers.length !== 2) return undefined
  const month = (months.findLastIndex((start) => name.startsWith(start)) % 12) + 1
  if (month === 0) return undefined
  const [first, second] = numbers as [string, string]
  return first.length === 4 ? dayOf(first, String(month), second) : dayOf(second, String(month), first)
}

function dayOf(year: string | undefined, month: string | undefined, day: string | undefined): number | undefined {
  const [m, d] = [Number(month), Number(day)]
  const y = year?.length === 2 ? Number(year) + (Number(year) < 50 ? 2000 : 1900) : Number(year)
  const time = Date.UTC(y, m - 1, d)
  if (m < 1 || m > 12 || d < 1 || new Date(time).getUTCDate() !== d || y < 1000 || y > 2999) return undefined
  return time / 86_400_000
}
