import type { FieldProfile } from '../lexicon/field-profile.ts'
import type { Resolved } from './resolved.ts'

/** Words that stand where a value would and say that there is none. */
const placeholder = new RegExp(
  `^(?:${[
    String.raw`n\/a|n\.\s?a\.?|t\.?b\.?[acd]\.?|k\.\s?a\.?|s\/d|néant`,
    'to be (?:confirmed|determined|announced|advised|agreed|decided|defined|assigned|supplied|completed)',
    'not (?:applicable|known|stated|available|provided|specified|given|assigned|recorded)',
    'keine angaben?|ohne angaben?|nicht (?:bekannt|angegeben|zutreffend)|entfällt|wird (?:noch )?nachgereicht',
    'non (?:communiquée?|renseignée?|précisée?|disponible|applicable|connue?)|sans objet|à (?:confirmer|définir|préciser|déterminer)',
    'no (?:consta|disponible|aplica|indicad[oa]|procede)|(?:por|sin) (?:confirmar|definir|determinar|especificar|asignar)',
  ].join('|')})$`,
  'iu',
)

/** Something is still to come: of who or which that is no answer, of how things stand it is one. */
const open =
  /^(?:unknown|unbekannt|inconnue?|desconocid[oa]|nicht vorhanden|pending|outstanding|open|not yet(?: \p{L}+){0,3}|still (?:open|pending|to be \p{L}+)|awaiting(?: \p{L}+){0,2}|noch (?:offen|ausstehend|nicht(?: \p{L}+){0,3}|zu (?:klären|bestimmen|benennen))|ausstehend|offen|steht noch aus|en attente(?: d\p{L}*(?: \p{L}+)?)?|pas encore(?: \p{L}+){0,3}|pendientes?(?: de(?: \p{L}+){1,2})?|(?:todavía|aún) (?:no|sin|pendiente)(?: \p{L}+){0,3})$/iu

const [leastNamed, leastState] = [0.3, 0.6]

/** "Approved by: not yet signed" states that nobody has: the field was found, and there is no value. */
export function withoutPlaceholder({ leaf, kinds, concepts }: FieldProfile, resolved: Resolved): Resolved {
  if (typeof resolved.value !== 'string' || leaf.enum) return resolved
  const said = resolved.value.trim().replace(/^[([]|[)\].!]+$/gu, '')
  const names = [...named].some((kind) => (kinds.get(kind) ?? 0) >= leastNamed)
  const isState = [...concepts].some(([concept, score]) => concept.endsWith('status') && score >= leastState)
  const isNone = placeholder.test(said) || (names && !isState && open.test(said))
  return isNone ? { ...resolved, value: null } : resolved
}

const named = new Set(['person', 'company', 'code', 'date', 'email', 'phone', 'iban', 'vat_id', 'tax_id'] as const)
