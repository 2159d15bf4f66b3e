const signs = '(?<![-=<>])[<>≤≥≦≧⩽⩾~≈]=?'
const words = [
  'less than|fewer than|more than|greater than',
  'weniger als|mehr als|kleiner als|größer als',
  'moins de|plus de|inférieure? à|supérieure? à',
  'menos de|más de|inferior a|superior a',
].join('|')
const atEnd = new RegExp(`(?:${signs}|(?<![\\p{L}\\p{N}])(?:${words}))[\\s\\u00a0]{0,2}[-+−€$£]?$`, 'iu')
/** How mails quote the lines that they answer. */
const quotedLine = /^[\s>]*>\s?$/

/** The words that make of the number behind them a bound of what is meant ("< 5", "less than 5"), of the line before it. */
export function boundBefore(line: string): string | undefined {
  return quotedLine.test(line) ? undefined : atEnd.exec(line)?.[0]
}

/** Whether the first number of a text, such as a cell, is only a bound. */
export function isBound(text: string): boolean {
  const at = text.search(/\d/)
  return at > 0 && atEnd.test(text.slice(0, at))
}
