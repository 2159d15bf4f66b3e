/** Words that most of the passwords are made of which are guessed first, with digits and signs around or between them. */
const words = new Set(
  (
    'password passwort passw0rd passphrase secret geheim admin administrator root user login welcome willkommen bienvenue letmein ' +
    'changeme default test testing tester guest master iloveyou princess dragon monkey sunshine football baseball basketball ' +
    'superman batman starwars pokemon computer internet trustno michael jennifer jessica charlie jordan ashley daniel ' +
    'qwerty qwertz azerty qwertyuiop qwertzuiop asdfgh asdfghjkl zxcvbn zxcvbnm yxcvbnm motdepasse contrasena hallo hello ' +
    'summer winter spring autumn sommer january february march april june july august september october november december ' +
    'monday tuesday wednesday thursday friday saturday sunday london berlin paris company office sheaf workspace member'
  ).split(' '),
)
const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890123456789',
  'qwertyuiop',
  'qwertzuiop',
  'asdfghjkl',
  'zxcvbnm',
  'yxcvbnm',
]
const leet: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/** A few characters over and over, a row of the keyboard, or common words with nothing but digits and signs beside them. */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase()
  if (new Set(lower).size < 5) return true
  if (isRepeated(lower) || isRow(lower)) return true
  const core = lower.replace(/^[^a-z]+|[^a-z]+$/g, '')
  return [lower, core.replace(/[013457@$!]/g, (sign) => leet[sign] ?? '')].some(isOfWords)
}

function isRepeated(text: string): boolean {
  return [1, 2, 3, 4, 5, 6].some((length) => text === text.slice(0, length).repeat(text.length).slice(0, text.length))
}

function isRow(text: string): boolean {
  return rows.some((row) => {
    const both = [row, [...row].reverse().join('')]
    return both.some((each) => text.length >= 4 && each.repeat(3).includes(text))
  })
}

function isOfWords(text: string): boolean {
  const letters = text.split(/[^a-z]+/).filter((part) => part !== '')
  return (
    letters.length === 0 ||
    letters.every((part) => words.has(part) || isTwoWords(part) || (part.length > 3 && isRow(part)))
  )
}

function isTwoWords(part: string): boolean {
  for (let at = 3; at <= part.length - 3; at++)
    if (words.has(part.slice(0, at)) && words.has(part.slice(at))) return true
  return false
}
