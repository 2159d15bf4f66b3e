import type { Language } from '../../data/language-data.ts'
import { type Concept, type ValueForm, valueForms, type Words } from '../concept.ts'

/** A block of a table of words: its head behind `# `, and its lines by the sign that they begin with. */
export interface Block {
  head: string
  after: (sign: string) => string[]
}

/** Blocks begin with `# head`; each line after it begins with a sign and a blank. */
export function blocksIn(table: string): Block[] {
  return table
    .split(/^# /m)
    .map((block) => block.trim())
    .filter(Boolean)
    .map((block) => {
      const [head = '', ...lines] = block.split('\n')
      const after = (sign: string) =>
        lines.filter((line) => line.startsWith(`${sign} `)).map((line) => line.slice(sign.length + 1).trim())
      return { head, after }
    })
}

/** `English; German; French; Spanish; names ~ what it is`, of a thing with this id and form. */
export function conceptFrom(id: string, kind: string, cells: readonly string[]): Concept {
  const [, form = '', detail] = /^([a-z]+)(?:[:=](.*))?$/.exec(kind) ?? []
  if (!valueForms.includes(form as ValueForm)) throw new Error(`no form: ${id} ${kind}`)
  const [names = '', said = ''] = (cells[4] ?? '').split('~').map((part) => part.trim())
  const descriptions = variants(said)
  const fields = variants(names).flatMap((name) =>
    (descriptions.length > 0 ? descriptions : ['']).map((text) => [name, text] as const),
  )
  const labels = inLanguages(cells)
  return {
    ...{ id: `part:${id}`, form: form as ValueForm, labels },
    synonyms: (labels.en ?? []).map((label) => label.toLowerCase()),
    ...(fields.length > 0 && { fields }),
    ...(detail !== undefined && (kind.includes('=') ? { values: inLanguages(detail.split(' / ')) } : { like: detail })),
  }
}

export function cellsOf(line: string): string[] {
  return line.split(';').map((cell) => cell.trim())
}

export function inLanguages(cells: readonly string[]): Record<Language, readonly string[]> & Words {
  const [en = [], de = en, fr = en, es = en] = cells.slice(0, 4).map(variants)
  return { en, de, fr, es }
}

export function variants(text: string): string[] {
  return text
    .split('|')
    .map((part) => part.trim())
    .filter(Boolean)
}
