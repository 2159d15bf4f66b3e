export interface Dialect {
  delimiter: string
  /** How many characters at the start only name the delimiter, as in `sep=;`. */
  skip: number
}

const candidates = [',', ';', '\t', '|', ':', '^', '~', '\u001f']
const sampleLength = 128 * 1024
const sampleRecords = 400
/** A comma that is no decimal mark; where there is none, commas hardly separate fields. */
const otherComma = /(?<!\d),|,(?!\d{1,2}(?!\d))/
const ofDecimals = 0.5

/** What separates the fields: the candidate that divides most records of the sample into equally many fields. */
export function detectDialect(text: string): Dialect {
  const stated = /^sep=(.)(?:\r\n|\n|\r)/.exec(text)
  if (stated?.[1] !== undefined) return { delimiter: stated[1], skip: stated[0].length }
  const sample = text.length > sampleLength ? text.slice(0, text.lastIndexOf('\n', sampleLength) + 1) : text
  let best = { delimiter: ',', score: 0 }
  for (const delimiter of candidates) {
    const looked = sample || text.slice(0, sampleLength)
    const isInNumbers = delimiter === ',' && !otherComma.test(looked)
    const score = consistency(fieldCounts(looked, delimiter)) * (isInNumbers ? ofDecimals : 1)
    if (score > best.score * 1.05) best = { delimiter, score }
  }
  return { delimiter: best.delimiter, skip: 0 }
}

/** Fields of each record, as a reader of that delimiter would see them. */
function fieldCounts(text: string, delimiter: string): number[] {
  const counts: number[] = []
  let [fields, recordStart, fieldStart] = [1, 0, 0]
  for (let at = 0; at <= text.length && counts.length < sampleRecords; at += 1) {
    const character = text[at] ?? '\n'
    if (character === '"' && text.slice(fieldStart, at).trim() === '') at = endOfQuoted(text, at)
    else if (character === delimiter) {
      fields += 1
      fieldStart = at + 1
    } else if (character === '\n' || character === '\r') {
      if (text.slice(recordStart, at).trim() !== '') counts.push(fields)
      fields = 1
      recordStart = at + 1
      fieldStart = at + 1
    }
  }
  return counts
}

/** Where the quote that begins here is closed; two in a row stand for one. */
function endOfQuoted(text: string, start: number): number {
  let at = text.indexOf('"', start + 1)
  while (at >= 0 && text[at + 1] === '"') at = text.indexOf('"', at + 2)
  return at < 0 ? text.length : at
}

/** Share of the records that have the most frequent number of fields, weighed by that number; 0 where it is one. */
function consistency(counts: number[]): number {
  const frequency = new Map<number, number>()
  for (const count of counts) if (count > 1) frequency.set(count, (frequency.get(count) ?? 0) + 1)
  let best = 0
  for (const [count, times] of frequency) {
    const share = times / counts.length
    best = Math.max(best, share * share * (1 + Math.log2(count)))
  }
  return best
}
