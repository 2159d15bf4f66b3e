import type { ConceptId } from '../lexicon/concepts.ts'
import type { FieldProfile } from '../lexicon/field-profile.ts'
import type { DocumentView } from '../view/document-view.ts'
import { type Part, partsBetween, textOf } from './part.ts'
import type { Resolved } from './resolved.ts'

const roleOf: Record<string, ConceptId> = { 'From:': 'sender', 'To:': 'recipient' }
const leastRole = 0.6
const leastAsked = 0.7
const sure = 0.97

/** Who wrote a mail, and to whom, is data of its head, whoever is named in its text and in what it answers. */
export function mailHead(view: DocumentView): (profile: FieldProfile) => Resolved | undefined {
  const people = peopleOf(view)
  return ({ roles, kinds, concepts }) => {
    const [role] = [...people.keys()].filter((each) => (roles.get(each) ?? 0) >= leastRole)
    const person = role && people.get(role)
    if (!person) return undefined
    if ((kinds.get('email') ?? 0) >= leastAsked) return person.address && resolved(person.address)
    const asksName = (concepts.get('name') ?? 0) >= leastAsked
    const part = asksName ? (person.name ?? person.address) : undefined
    return part && resolved(part)
  }
}

function resolved(part: Part): Resolved {
  return { value: textOf([part]).replace(/^"|"$/g, ''), confidence: sure, parts: [part] }
}

interface Person {
  name: Part | undefined
  address: Part | undefined
}

/** The sender, and the first of those it was sent to. */
function peopleOf(view: DocumentView): Map<ConceptId, Person> {
  const people = new Map<ConceptId, Person>()
  const blocks = view.document.pages[0]?.blocks.filter(({ role }) => role === 'mail_header') ?? []
  if (blocks.length === 0) return people
  for (const { key, value } of blocks) {
    const role = key && roleOf[textOf(partsBetween(view, 0, key))]
    const words = value ? wordsIn(partsBetween(view, 0, value)) : []
    const at = words.findIndex((word) => textOf([word]).includes('@'))
    const name = words.slice(0, Math.max(0, at)).filter((word) => /[\p{L}\d]/u.test(textOf([word])))
    const [first, last] = [name[0], name.at(-1)]
    if (role && !people.has(role))
      people.set(role, {
        name: first && last && first.segment === last.segment ? { ...first, last: last.last } : undefined,
        address: words[at],
      })
  }
  return people
}

function wordsIn(parts: readonly Part[]): Part[] {
  return parts.flatMap(({ segment, first, last }) =>
    Array.from({ length: last - first + 1 }, (_, index) => ({ segment, first: first + index, last: first + index })),
  )
}
