import type { Language } from '../../data/language-data.ts'
import { type Concept, type ValueForm, valueForms, type Words } from '../concept.ts'

export interface Question {
  concept: Concept
  /** Under which it may be asked together with others. */
  group?: Concept
}

export interface WrittenList {
  concept: Concept
  columns: ReadonlyMap<string, Concept>
}

/** A paper that somebody wrote from its head to its foot, with places for what differs from one to the next. */
export interface WrittenPaper {
  id: string
  language: Language
  questions: ReadonlyMap<string, Question>
  lists: ReadonlyMap<string, WrittenList>
  /** What one could well ask of such a paper, and it never says. */
  absent: readonly Concept[]
  lines: readonly string[]
}

/**
 * Papers begin with `== language id`. Above `---` stand the questions: `q key form:like; names; descriptions`, `a` for what is
 * never said, `g key; names` for what `q key.part` belong to, `l list; names; descriptions` and `c list.key form:like; names; descriptions`
 * for lists. Names are parted by commas, those of another language begin with `de:` or the like; descriptions by bars.
 * Below stands the page, see `print-written.ts`.
 */
export function papersIn(table: string): WrittenPaper[] {
  return table
    .split(/^== /m)
    .map((block) => block.trim())
    .filter(Boolean)
    .map(paperOf)
}

function paperOf(block: string): WrittenPaper {
  const [head = '', ...rest] = block.split('\n')
  const [language = '', id = ''] = head.trim().split(' ')
  const parting = rest.findIndex((line) => line.trim() === '---')
  if (parting < 0) throw new Error(`${id} has no page`)
  const asked = rest.slice(0, parting).filter((line) => line.trim() !== '')
  const after = (sign: string) =>
    asked.filter((line) => line.startsWith(`${sign} `)).map((line) => [nameOf(line), line.slice(2)] as const)
  const groups = new Map(after('g').map(([key, line]) => [key, conceptOf(id, withForm(line))]))
  const columns = after('c')
  return {
    ...{ id, language: language as Language, lines: rest.slice(parting + 1) },
    questions: new Map(
      after('q').map(([key, line]) => {
        const group = groups.get(key.split('.')[0] ?? '')
        return [key, { concept: conceptOf(id, line), ...(group && { group }) }]
      }),
    ),
    lists: new Map(
      after('l').map(([key, line]) => [
        key,
        {
          concept: conceptOf(id, withForm(line)),
          columns: new Map(
            columns
              .filter(([name]) => name.startsWith(`${key}.`))
              .map(([name, own]) => [name.slice(key.length + 1), conceptOf(id, own)]),
          ),
        },
      ]),
    ),
    absent: after('a').map(([, line]) => conceptOf(id, line)),
  }
}

function nameOf(line: string): string {
  return /^\w ([\w.]+)/.exec(line)?.[1] ?? ''
}

function withForm(line: string): string {
  return line.replace(/^[\w.]+/, '$& phrase')
}

function conceptOf(paper: string, line: string): Concept {
  const [head = '', names = '', said = ''] = line.split(';').map((cell) => cell.trim())
  const [, key = '', form = '', like] = /^([\w.]+) ([a-z]+)(?::(.+))?$/.exec(head) ?? []
  if (!valueForms.includes(form as ValueForm)) throw new Error(`${paper}: no form in ${line}`)
  const labels = inLanguages([key.split('.').at(-1)?.replaceAll('_', ' ') ?? '', ...split(names, ',')])
  const descriptions = split(said, '|')
  const fields = (labels.en ?? []).flatMap((name) => descriptions.map((text) => [name, text] as const))
  return {
    ...{ id: `written:${paper}.${key}`, form: form as ValueForm, labels },
    ...(fields.length > 0 && { fields }),
    ...(form === 'choice' ? { choices: { en: split(like ?? '', '/') } } : like !== undefined && { like }),
  }
}

function inLanguages(names: readonly string[]): Words {
  const words: Partial<Record<Language, string[]>> = {}
  for (const name of names) {
    const [, language = 'en', word = ''] = /^(?:(en|de|fr|es):)?\s*(.*)$/.exec(name) ?? []
    const known = words[language as Language] ?? []
    words[language as Language] = [...known, word]
  }
  return words
}

function split(text: string, by: string): string[] {
  return text
    .split(by)
    .map((part) => part.trim())
    .filter(Boolean)
}
