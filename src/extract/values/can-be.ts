import type { Conventions, ValueKind } from './mention.ts'
import { normaliseAs } from './normalise.ts'

/** Whether a whole text may be a value of a kind: it is read as one, or has the form of those that no list is complete of. */
export function canBe(kind: ValueKind, text: string, conventions: Conventions): boolean {
  return normaliseAs(kind, text, conventions) !== null || (forms[kind]?.test(text.trim()) ?? false)
}

const forms: Partial<Record<ValueKind, RegExp>> = {
  email: /^\S+@\S+\.\S+$/u,
  url: /^(?:[\p{L}\d-]+\.)+\p{L}{2,24}(?:[:/?#]\S*)?$/u,
  // "1-800-FLOWERS", "+49 30 1234 ext. 5".
  phone: /^(?=(?:\D*\d){4})[+(\d][\p{L}\d ().,/–-]{5,30}$/u,
  vat_id: /^(?=(?:\D*\d){5})[\p{L}\d ./-]{5,25}$/u,
  currency: /^\S{1,5}$/u,
}
