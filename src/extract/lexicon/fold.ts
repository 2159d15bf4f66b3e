const umlauts: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l' }

/** Lower case without accents and dots; umlauts as field names write them. */
export function fold(word: string): string {
  const lower = word.toLowerCase()
  if (/^[a-z0-9]+$/.test(lower)) {
    return lower
  }
  return lower
    .normalize('NFC')
    .replace(/[äöüßæœøł]/g, (letter) => umlauts[letter] ?? letter)
    .normalize('NFKD')
    .replace(/[\p{M}.]/gu, '')
}

/**
 * Takes off endings of number, gender and tense. One rule for all four languages, because the language of a field's name
 * is not known; it need not be right, only the same on both sides.
 */
export function stem(word: string): string {
  if (word.length < 5) {
    return word
  }
  let found = word
  for (const [ending, least, instead] of endings) {
    if (found.length >= least && found.endsWith(ending)) {
      found = found.slice(0, -ending.length) + instead
    }
  }
  return found
}

const endings: [ending: string, least: number, instead: string][] = [
  ['ies', 6, 'y'],
  ['aux', 6, 'al'],
  ['ern', 7, 'er'],
  ['eln', 7, 'el'],
  ['s', 5, ''],
  ['ing', 7, ''],
  ['ed', 6, ''],
  ['en', 6, ''],
  ['em', 7, ''],
  ['e', 6, ''],
  ['a', 6, ''],
  ['o', 6, ''],
]
