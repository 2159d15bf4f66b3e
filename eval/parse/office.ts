import { readFile } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { mean } from '../../src/core/statistics.ts'
import type { Document } from '../../src/document/model.ts'
import { ParseError } from '../../src/parse/parse-error.ts'
import type { Parser } from '../../src/parse/parser.ts'
import { readTruth } from '../corpus.ts'
import { printTable, round } from '../print-table.ts'
import { recall, tokensOf } from './tokens.ts'

interface TruthRow {
  file: string
  fields: { markdown?: string; subject?: string; from?: string; date?: string }
}

/** How much of docling's text is in ours. Its markdown is another tool's output, not truth: links and markup are dropped. */
export async function scoreOffice(corpus: string, parser: Parser): Promise<void> {
  const byKind = new Map<string, number[]>()
  const low: [string, number | string][] = []
  for (const row of await readTruth<TruthRow>(corpus, 'office-email')) {
    const reference = row.fields.markdown
    if (reference === undefined) continue
    const path = join(corpus, 'office-email', row.file)
    const kind = extname(path).slice(1)
    const wanted = tokensOf(plainText(await readFile(join(corpus, 'office-email', reference), 'utf8')))
    try {
      const document = await parser.parse({ path, name: basename(path) })
      const score = recall(wanted, tokensOf(textOfAll(document)))
      byKind.set(kind, [...(byKind.get(kind) ?? []), score])
      if (score < 0.97) low.push([row.file, round(score)])
    } catch (error) {
      if (!(error instanceof ParseError)) throw error
      low.push([row.file, error.code])
    }
  }
  const rows = [...byKind].map(([kind, scores]) => [
    kind,
    scores.length,
    round(mean(scores)),
    round(Math.min(...scores)),
  ])
  printTable(['kind', 'files', 'mean recall', 'lowest'], rows)
  if (low.length > 0) printTable(['below 0.97', 'recall'], low)
}

/** A document's text with that of everything inside it. */
export function textOfAll(document: Document): string {
  const names = document.pages.flatMap((page) => page.title ?? [])
  const links = document.links.map((link) => link.target)
  // Sheets show numbers in a format and store them as they are: other parsers give one or the other.
  const values = document.pages.flatMap((page) =>
    page.tables.flatMap(({ cells }) => cells.flatMap((cell) => cell.value ?? [])),
  )
  const children = document.children.flatMap((child) => (child.document ? [textOfAll(child.document)] : []))
  return [document.markdown, ...names, ...links, ...values, ...children].join('\n')
}

function plainText(markdown: string): string {
  return markdown
    .replace(/<!--[\s\S]*?-->/g, ' ')
    .replace(/!\[[^\]]*\]\([^)]*\)/g, ' ')
    .replace(/\]\([^)]*\)/g, '] ')
    .replace(/&(?:amp|lt|gt|nbsp|quot);/g, ' ')
    .replace(/\\(?=[_*#<>[\]])/g, '')
}
