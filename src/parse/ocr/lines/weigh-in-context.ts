import type { Alternative, Character } from './character.ts'

/**
 * The characters of a word, those in doubt weighed with what stands beside them. The net learned characters in made-up
 * codes, where a letter is as likely as a digit; in documents a zero is far likelier beside a digit than the letter O.
 */
export function weighInContext(word: readonly Character[]): Character[] {
  const settled = [...word]
  for (const [index, character] of word.entries()) {
    const rule = character.alternatives.length > 0 && rules.find(({ read }) => read.test(character.text))
    if (!rule) continue
    const text = (characters: readonly Character[]) => characters.map((each) => each.text).join('')
    const place = { before: text(settled.slice(0, index)), after: text(word.slice(index + 1)) }
    settled[index] = reweigh(character, (sign) => rule.odds(sign, place, character))
  }
  return settled
}

/** Takes the likeliest once each is so many times as likely as the net thought; what stays as it was read stays as sure. */
export function reweigh(character: Character, odds: (sign: string) => number): Character {
  const { text, probability, alternatives } = character
  const all = [{ text, probability }, ...alternatives]
  const rest = Math.max(0, 1 - all.reduce((sum, each) => sum + each.probability, 0))
  const weights = all.map((each) => each.probability * odds(each.text))
  const whole = weights.reduce((sum, weight) => sum + weight, rest)
  const [best, ...others] = all
    .map((each, index): Alternative => ({ text: each.text, probability: (weights[index] ?? 0) / whole }))
    .sort((a, b) => b.probability - a.probability)
  return !best || best.text === text ? character : { ...character, ...best, alternatives: others }
}

interface Place {
  before: string
  after: string
}

interface Rule {
  /** What must have been read. */
  read: RegExp
  /** How many times as likely a sign is there as the net thinks. */
  odds(sign: string, place: Place, character: Character): number
}

/** As documents of all kinds have them: 150 zeros to one O between capitals and digits, 180 per cent signs to one half. */
const amongDigits = 100
const besideDigit = 40
const afterNumber = 8
const afterNumberRare = 100
const inAmount = 10
const inTime = 10

const rules: Rule[] = [
  { read: /[.,;]/, odds: (sign, place) => (sign === ':' && isInTime(place) ? inTime : 1) },
  { read: /[Oo]/, odds: (sign, place) => (sign === '0' ? oddsOfZero(place) : 1) },
  {
    // What looks like a per cent sign and is hardly ever printed behind a number.
    read: /[\u2030\u2116\u20b9\u00bc-\u00be\u2150-\u215e]/u,
    odds: (sign, place) => (sign === '%' && isBehindNumber(place) ? afterNumberRare : 1),
  },
  // A letter with an apostrophe looks like one with a caron, which is never followed by an apostrophe.
  { read: /[\u010f\u013e\u0165]/u, odds: (sign, { after }) => (/^['’]/.test(after) && /[dlt]/.test(sign) ? 30 : 1) },
  {
    read: /\p{L}/u,
    odds: (sign, place) => {
      if (sign === '%' && isBehindNumber(place)) return afterNumber
      return /\d/.test(sign) && isInAmount(place) ? inAmount : 1
    },
  },
]

/** One letter alone does not tell, unless another zero follows: order numbers begin with SO, PO, NO. Nor does H2O. */
function oddsOfZero({ before, after }: Place): number {
  const isBehindDigit = /\d$/.test(before)
  if (/^(?:0|[.,]\d\d(?!\d))/.test(after) || (isBehindDigit && /^\d/.test(after))) return amongDigits
  if (isBehindDigit) return /^[HN]2$/.test(before) ? 1 : besideDigit
  return /\p{L}{2}$/u.test(before) && /^\d/.test(after) ? besideDigit : 1
}

function isBehindNumber({ before, after }: Place): boolean {
  return /\d$/.test(before) && /^[^\p{L}\d]*$/u.test(after)
}

function isInAmount({ before, after }: Place): boolean {
  return /^\D*\d{1,3}(?:[.,]?\d{3})*[.,]\d\d\D*$/.test(`${before}0${after}`)
}

/** The other mark of the time was read as a colon. */
function isInTime({ before, after }: Place): boolean {
  return /^\D*\d\d?:\d\d:\d\d\D*$/.test(`${before}:${after}`)
}
