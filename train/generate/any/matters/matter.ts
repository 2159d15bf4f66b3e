import type { Language } from '../../data/language-data.ts'
import { choicesOf } from '../choices.ts'
import { type Concept, type ValueForm, valueForms } from '../concept.ts'
import type { Role } from '../roles.ts'

/** Somebody in a matter; the passages say what they do, not what they are called. */
export interface Party extends Role {
  form: 'person' | 'company'
  /** How such bodies are named, with `{}` for a place or a family; without it they have a name of any form. */
  names?: Record<Language, readonly string[]>
  /** Nobody of another matter can be meant by the words for them. */
  isUnmistakable: boolean
}

export interface Slot {
  concept: Concept
  isUnmistakable: boolean
}

/** What papers of one kind tell in whole passages: who is who and which date is which is known from the passage alone. */
export interface Matter {
  id: string
  titles: Record<Language, readonly string[]>
  /** Who issues the paper and stands in its letterhead or seal. */
  head: string | undefined
  signers: readonly string[]
  parties: ReadonlyMap<string, Party>
  slots: ReadonlyMap<string, Slot>
  passages: Partial<Record<Language, readonly string[]>>
}

/** In which the tables write their languages. */
const order: readonly Language[] = ['en', 'de', 'fr', 'es']

/**
 * Matters begin with `# id`. Their lines: `t titles`, `h party of the letterhead`, `s parties who sign`,
 * `@ party form; words; does; names`, `- slot form:like; labels; field names ~ descriptions`, and passages after their language.
 * A star behind the form: no other matter has such a thing.
 */
export function mattersIn(table: string): Matter[] {
  return table
    .split(/^# /m)
    .map((block) => block.trim())
    .filter(Boolean)
    .map(matterOf)
}

function matterOf(block: string): Matter {
  const [id = '', ...lines] = block.split('\n')
  const after = (start: string) =>
    lines.filter((line) => line.startsWith(start)).map((line) => line.slice(start.length))
  const named = after('@ ').map((line) => partyOf(id, line))
  const [titles = ''] = after('t ')
  return {
    id,
    titles: inLanguages(titles.split(';')),
    head: after('h ')[0]?.trim(),
    signers: after('s ')[0]?.trim().split(' ') ?? [],
    parties: new Map(named),
    slots: new Map(after('- ').map(slotOf)),
    passages: Object.fromEntries(
      order.map((language) => [language, after(`${language} `)] as const).filter(([, texts]) => texts.length > 0),
    ),
  }
}

function partyOf(matter: string, line: string): readonly [string, Party] {
  const [head = '', ...cells] = line.split(';').map((cell) => cell.trim())
  const [name = '', kind = 'person'] = head.split(' ')
  const names = cells[5] === undefined ? undefined : inLanguages(cells[5].split(' / '))
  const form = kind.replace('*', '')
  if (form !== 'person' && form !== 'company') throw new Error(`no form of party: ${line}`)
  return [
    name,
    {
      ...{ id: `${matter}.${name}`, words: inLanguages(cells), does: split(cells[4] ?? ''), form },
      ...(names && { names }),
      isUnmistakable: kind.endsWith('*'),
    },
  ]
}

function slotOf(line: string): readonly [string, Slot] {
  const [head = '', ...cells] = line.split(';').map((cell) => cell.trim())
  const [, id = '', form = '', star = '', like] = /^(\w+) ([a-z]+)(\*?)(?::(.+))?$/.exec(head) ?? []
  if (!valueForms.includes(form as ValueForm)) throw new Error(`no form: ${line}`)
  const [names = '', said = ''] = (cells[4] ?? '').split('~').map((part) => part.trim())
  const descriptions = split(said)
  const fields = split(names).flatMap((name) =>
    (descriptions.length > 0 ? descriptions : ['']).map((text) => [name, text] as const),
  )
  const choices = form === 'choice' ? choicesOf((like ?? '').replaceAll('/', '|').replaceAll('=', ';')) : undefined
  const concept: Concept = {
    ...{ id: `matter:${id}`, form: form as ValueForm, labels: inLanguages(cells), synonyms: [id.replaceAll('_', ' ')] },
    ...(fields.length > 0 && { fields }),
    ...(choices && { choices }),
    ...(like !== undefined && !choices && { like }),
  }
  return [id, { concept, isUnmistakable: star === '*' }]
}

function inLanguages(cells: readonly string[]): Record<Language, readonly string[]> {
  const [en = [], de = en, fr = en, es = en] = cells.slice(0, 4).map(split)
  return { en, de, fr, es }
}

function split(text: string): string[] {
  return text
    .split('|')
    .map((part) => part.trim())
    .filter(Boolean)
}
