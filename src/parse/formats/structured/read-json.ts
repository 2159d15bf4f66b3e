import type { DraftBlock, DraftPage } from '../../../document/draft.ts'
import { parses } from '../../detect/looks-like-json.ts'
import { ParseError } from '../../parse-error.ts'
import type { ReadContext, Source } from '../../reader.ts'
import { decodeText } from '../../text/decode-text.ts'
import { cellLines } from '../sheet/cell-text.ts'
import { deepestPath, type JsonItem, JsonSyntaxError, jsonItems } from './json-leaves.ts'

/** Reads JSON and JSON lines: a key-value pair with its pointer for each scalar, a heading for each named object. */
export async function* readJson(source: Source, context: ReadContext): AsyncGenerator<DraftPage> {
  const bytes = await source.bytes()
  if (bytes.length === 0) throw new ParseError('empty_file')
  const { text } = decodeText(bytes)
  const blocks = blocksOf(asList(text), context)
  yield { number: 1, geometry: 'flow', source: blocks.length > 0 ? 'text' : 'none', blocks }
}

/** JSON lines are a list without its brackets: with them, all its lines have pointers of one kind. */
function asList(text: string): string {
  const [first = '', second = ''] = text.split(/\r?\n/, 20).filter((line) => line.trim() !== '')
  return second !== '' && parses(second) && parses(first) ? `[${text}]` : text
}

function blocksOf(text: string, context: ReadContext): DraftBlock[] {
  const sections = new Sections()
  let deep = false
  try {
    for (const item of jsonItems(text)) {
      if (sections.length >= context.limits.cells) {
        const detail = `Only the first ${context.limits.cells} values were read.`
        context.problem(new ParseError('too_large', detail).toProblem(1))
        break
      }
      deep ||= item.depth > deepestPath
      sections.add(item, blockOf(item))
    }
  } catch (error) {
    if (!(error instanceof JsonSyntaxError)) throw error
    context.problem(new ParseError('corrupt_file', 'What is not JSON was read as plain text.').toProblem())
    return [...sections.blocks(), ...plainText(text.slice(error.position))]
  }
  if (deep) context.problem(new ParseError('nested_too_deep', 'Paths end at the limit.').toProblem(1))
  return sections.blocks()
}

/** What an object says itself stands before the objects in it, whose headings would seem to be over it otherwise. */
class Sections {
  readonly #sections: DraftBlock[][] = [[]]
  readonly #open: { depth: number; blocks: DraftBlock[] }[] = []
  length = 0

  add({ kind, depth }: JsonItem, block: DraftBlock | undefined): void {
    while ((this.#open.at(-1)?.depth ?? -1) >= depth) this.#open.pop()
    if (kind === 'object') {
      const blocks: DraftBlock[] = []
      this.#sections.push(blocks)
      this.#open.push({ depth, blocks })
    }
    if (!block) return
    const section = this.#open.at(-1)?.blocks ?? this.#sections[0]
    section?.push(block)
    this.length += 1
  }

  blocks(): DraftBlock[] {
    return this.#sections.flat()
  }
}

function blockOf({ kind, path, name, text, depth }: JsonItem): DraftBlock | undefined {
  const key = cellLines(name).flat()
  if (kind === 'list') return undefined
  if (kind === 'object')
    return key.length === 0 || depth > deepestPath
      ? undefined
      : { kind: 'heading', level: Math.min(depth, 6), path, lines: [key] }
  const lines = cellLines(text)
  if (key.length === 0) return { kind: 'paragraph', path, lines }
  return { kind: 'key_value', path, key, value: lines }
}

function plainText(text: string): DraftBlock[] {
  const lines = cellLines(text)
  return lines.length === 0 ? [] : [{ kind: 'paragraph', lines }]
}
