import type { AddressPart } from './place-address.ts'

const number =
  /^(?:No\.? ?)?\d{1,5} ?(?:bis\b|ter\b|quater\b|[A-Za-z]\b)?|\d{1,5} ?[A-Za-z]?(?: ?[-/] ?\d{1,5} ?[A-Za-z]?)?$/

/** A street and the number of the house, which stands before or behind it. */
export function splitStreet(street: AddressPart): { name: AddressPart | undefined; number: AddressPart | undefined } {
  const found = number.exec(street.value)
  const [part] = street.parts
  if (!found || !part) return { name: street, number: undefined }
  const inNumber = Math.min(part.last - part.first, found[0].trim().split(/\s+/).length)
  const isFirst = found.index === 0
  const split = isFirst ? part.first + inNumber : part.last + 1 - inNumber
  const before = { ...part, last: split - 1 }
  const after = { ...part, first: split }
  const rest = isFirst ? street.value.slice(found[0].length) : street.value.slice(0, found.index)
  return {
    name: { value: rest.replace(/^[\s,]+|(?<![\s,])[\s,]+$/g, ''), parts: [isFirst ? after : before] },
    number: { value: found[0].trim(), parts: [isFirst ? before : after] },
  }
}
