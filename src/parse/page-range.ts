import { ParseError } from './parse-error.ts'

const form = 'Write pages as "3", "1-3" or "1,3,7-10".'

/** Tells which pages were asked for, as `1,3,7-10`; all of them when nothing is said. */
export function parsePageRange(range: string | undefined): (page: number) => boolean {
  if (range === undefined) return () => true
  const parts = range.split(',').map((part) => {
    const match = /^\s*(\d{1,6})\s*(?:-\s*(?:(\d{1,6})\s*)?)?$/.exec(part)
    if (!match) throw new ParseError('invalid_option', form)
    const from = Number(match[1])
    const to = part.includes('-') ? Number(match[2] ?? Infinity) : from
    if (from < 1 || to < from) throw new ParseError('invalid_option', form)
    return { from, to }
  })
  return (page) => parts.some(({ from, to }) => page >= from && page <= to)
}

/** What whoever asked for pages beyond the last is told, whatever the format. */
export function noSuchPage(pages: number): ParseError {
  return new ParseError('invalid_option', `None of the pages that were asked for is in the file, which has ${pages}.`)
}
