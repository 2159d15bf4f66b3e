/** In some usual spelling: numbers and dates by their digits, codes by their signs, text by its words. */
export function containsValue(quote: string, value: unknown): boolean {
  if (typeof value === 'number') return containsNumber(quote, value)
  const text = String(value)
  if (/^\d{4}-\d{2}-\d{2}/.test(text) && containsDate(quote, text)) return true
  if (/^[A-Z]{3}$/.test(text) && /\p{Sc}/u.test(quote)) return true
  if (signsOf(quote).includes(signsOf(text)) && signsOf(text) !== '') return true
  return shareOfWords(text, quote) >= 0.8
}

/** Marks between digits and zeros at the ends depend on the spelling. */
function containsNumber(quote: string, value: number): boolean {
  const wanted = bareDigits(String(Math.abs(value)))
  const figures = quote.match(/\d(?:[\d.,'’\s]*\d)?/g) ?? []
  return figures.some(
    (figure) => bareDigits(figure) === wanted || figure.split(/\s+/).some((f) => bareDigits(f) === wanted),
  )
}

function bareDigits(text: string): string {
  return text.replace(/\D/g, '').replace(/^0+|0+$/g, '')
}

/** Day and year in figures; the month too, or as a word. */
function containsDate(quote: string, day: string): boolean {
  // Digits may be set apart: "0 3 . 0 4 . 2 0 2 4".
  const joined = /(?:\d\s){3}|\d\s[.]\s\d/.test(quote) ? quote.replace(/(?<=[\d.])\s(?=[\d.])/g, '') : quote
  const figures = (joined.match(/\d+/g) ?? [])
    .flatMap((part) => (part.length >= 6 ? splitDate(part) : [part]))
    .map(Number)
  const [year = 0, month = 0, date = 0] = day.slice(0, 10).split('-').map(Number)
  const hasYear = figures.includes(year) || figures.includes(year % 100)
  return hasYear && figures.includes(date) && (figures.includes(month) || /\p{L}{3}/u.test(quote))
}

/** `20240131` and `310124` are dates without marks. */
function splitDate(digits: string): string[] {
  return digits.length === 8
    ? [digits.slice(0, 4), digits.slice(4, 6), digits.slice(6), digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)]
    : (digits.match(/../g) ?? [])
}

function signsOf(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}

/** How many of the text's words stand in the quote, each as often as there. */
function shareOfWords(text: string, quote: string): number {
  const wanted = wordsOf(text)
  const left = Map.groupBy(wordsOf(quote), (word) => word)
  const found = wanted.filter((word) => left.get(word)?.pop() !== undefined)
  return wanted.length === 0 ? 1 : found.length / wanted.length
}

function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}
