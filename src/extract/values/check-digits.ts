import { ibanLengths } from './iban-lengths.ts'

/** ISO 13616: the remainder of the rearranged digits by 97 is one. */
export function isIban(value: string): boolean {
  let rest = 0
  for (const character of value.slice(4) + value.slice(0, 4)) {
    const worth = Number.parseInt(character, 36)
    rest = (worth > 9 ? rest * 100 + worth : rest * 10 + worth) % 97
  }
  return rest === 1 && value.length === ibanLengths[value.slice(0, 2)]
}

/** ISO 6166: the Luhn sum over the letters as numbers. */
export function isIsin(value: string): boolean {
  if (!/^[A-Z]{2}[A-Z\d]{9}\d$/.test(value)) return false
  return isLuhn([...value].map((character) => Number.parseInt(character, 36)).join(''))
}

export function isLuhn(digits: string): boolean {
  let sum = 0
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits[digits.length - 1 - index])
    const doubled = index % 2 === 1 ? digit * 2 : digit
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}

/** ISO 7064 mod 11,10, of German and Croatian numbers. */
export function isMod1110(digits: string): boolean {
  let product = 10
  for (const digit of digits.slice(0, -1)) {
    const sum = (Number(digit) + product) % 10 || 10
    product = (sum * 2) % 11
  }
  return (11 - product) % 10 === Number(digits.at(-1))
}

/** The sum of the digits, each times its weight. */
export const weightedSum = (digits: string, weights: number[]) =>
  weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0)

const dniLetters = 'TRWAGMYFPDXBNJZSQVHLCKE'

/** Spanish numbers of persons (DNI, NIE) and companies (CIF). */
export function isNif(value: string): boolean {
  if (/^[XYZ\d]\d{7}[A-Z]$/.test(value)) {
    const digits = value.slice(0, 8).replace(/^[XYZ]/, (letter) => String('XYZ'.indexOf(letter)))
    return dniLetters[Number(digits) % 23] === value[8]
  }
  if (!/^[A-HJNP-SUVW]\d{7}[\dA-J]$/.test(value)) return false
  const digits = value.slice(1, 8)
  let sum = 0
  for (const [index, digit] of [...digits].entries()) {
    const doubled = index % 2 === 0 ? Number(digit) * 2 : Number(digit)
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  const control = (10 - (sum % 10)) % 10
  return value[8] === String(control) || value[8] === 'JABCDEFGHI'[control]
}
