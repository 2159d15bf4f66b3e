import type { Random } from './random.ts'

const bankPatterns: Record<string, string> = {
  DE: '##################',
  AT: '################',
  CH: '#################',
  GB: '@@@@##############',
  IE: '@@@@##############',
  FR: '#######################',
  BE: '############',
  LU: '################',
  ES: '####################',
}

/** An IBAN with right check digits; null where the country has none. */
export function ibanOf(random: Random, country: string): string | null {
  const pattern = bankPatterns[country]
  if (!pattern) return null
  const bban = random.pattern(pattern)
  const check = 98 - remainder(`${asDigits(bban)}${asDigits(country)}00`, 97)
  return `${country}${String(check).padStart(2, '0')}${bban}`
}

/** An ISIN with the right check digit. */
export function isinOf(random: Random): string {
  const body = `${random.pick(['DE', 'US', 'FR', 'ES', 'GB', 'IE', 'LU', 'CH', 'NL'])}${random.pattern(random.pick(['000@##@##', '00#######', '#########', '00B######']))}`
  const reversed = [...asDigits(body)].reverse().map(Number)
  const sum = reversed.reduce((total, digit, at) => total + (at % 2 === 0 ? digitSum(digit * 2) : digit), 0)
  return `${body}${(10 - (sum % 10)) % 10}`
}

/** A VAT id of the country with right check digits, as far as it has some. */
export function vatIdOf(random: Random, country: string): string {
  switch (country) {
    case 'DE':
      return germanVatId(`${random.int(1, 9)}${random.digits(7)}`)
    case 'AT':
      return austrianVatId(random.digits(7))
    case 'FR':
      return frenchVatId(random.digits(8))
    case 'BE':
      return belgianVatId(`0${random.int(2, 9)}${random.digits(6)}`)
    case 'LU':
      return luxembourgVatId(random.digits(6))
    case 'GB':
      return britishVatId(random.digits(7))
    case 'IE':
      return irishVatId(random.digits(7))
    case 'CH':
      return swissVatId(random)
    case 'ES':
      return spanishVatId(random.pick(['A', 'B']), random.digits(7))
    case 'MX':
      return random.pattern('@@@##01##@@#')
    case 'CO':
      return random.pattern('9########-#')
    case 'AU':
      return random.pattern('## ### ### ###')
    default:
      return random.pattern('##-#######')
  }
}

function germanVatId(body: string): string {
  let product = 10
  for (const digit of body) {
    const sum = (Number(digit) + product) % 10 || 10
    product = (2 * sum) % 11
  }
  return `DE${body}${(11 - product) % 10}`
}

function austrianVatId(body: string): string {
  const sum = [...body].reduce((total, digit, at) => total + (at % 2 ? digitSum(Number(digit) * 2) : Number(digit)), 0)
  return `ATU${body}${(10 - ((sum + 4) % 10)) % 10}`
}

function frenchVatId(body: string): string {
  const sum = [...body].reduce((total, digit, at) => total + (at % 2 ? digitSum(Number(digit) * 2) : Number(digit)), 0)
  const siren = `${body}${(10 - (sum % 10)) % 10}`
  return `FR${String((12 + 3 * (Number(siren) % 97)) % 97).padStart(2, '0')}${siren}`
}

function belgianVatId(body: string): string {
  return `BE${body}${String(97 - (Number(body) % 97)).padStart(2, '0')}`
}

function luxembourgVatId(body: string): string {
  return `LU${body}${String(Number(body) % 89).padStart(2, '0')}`
}

function britishVatId(body: string): string {
  const sum = [...body].reduce((total, digit, at) => total + Number(digit) * (8 - at), 0)
  return `GB${body}${String(97 - (sum % 97)).padStart(2, '0')}`
}

function irishVatId(body: string): string {
  const sum = [...body].reduce((total, digit, at) => total + Number(digit) * (8 - at), 0)
  return `IE${body}${'WABCDEFGHIJKLMNOPQRSTUV'[sum % 23] ?? 'W'}`
}

function swissVatId(random: Random): string {
  for (;;) {
    const body = random.digits(8)
    const weights = [5, 4, 3, 2, 7, 6, 5, 4]
    const check = (11 - (weights.reduce((sum, weight, at) => sum + weight * Number(body[at]), 0) % 11)) % 11
    if (check < 10) return `CHE${body}${check}`
  }
}

function spanishVatId(letter: string, body: string): string {
  const sum = [...body].reduce((total, digit, at) => total + (at % 2 ? Number(digit) : digitSum(Number(digit) * 2)), 0)
  return `${letter}${body}${(10 - (sum % 10)) % 10}`
}

function asDigits(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))
}

function digitSum(value: number): number {
  return value > 9 ? value - 9 : value
}

function remainder(digits: string, divisor: number): number {
  let rest = 0
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % divisor
  return rest
}
