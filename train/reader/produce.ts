import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { generateWritten } from '../generate/any/generate-any.ts'
import { LabelBook } from '../generate/any/label-book.ts'
import type { LabelData } from '../generate/any/label-data.ts'
import { askAny } from './ask-any.ts'
import { makeDocument } from './make-document.ts'
import { namedPapers } from './named-papers.ts'
import { type PackedDocument, packDocument } from './pack-document.ts'
import { writeShard } from './write-shard.ts'

/** Writes documents with questions and answers: `--seed 0 --documents 500 --out FILE [--labels DIR] [--papers ./held-out/english.ts,...]`. */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '0' },
    documents: { type: 'string', default: '100' },
    out: { type: 'string' },
    labels: { type: 'string' },
    /** Of these papers alone, to measure by those that are never trained on. */
    papers: { type: 'string' },
  },
})
if (!values.out) throw new Error('usage: produce --seed N --documents N --out FILE [--labels DIR]')
const book = openBook(values.labels)
const among = values.papers === undefined ? undefined : await namedPapers(values.papers)
const packed: PackedDocument[] = []
const first = Number(values.seed)
const started = performance.now()
for (let seed = first; seed < first + Number(values.documents); seed += 1) packed.push(...documentsOf(seed))
await writeShard(values.out, packed)
process.stdout.write(`${packed.length} in ${((performance.now() - started) / 1000).toFixed(1)} s\n`)

function documentsOf(seed: number): PackedDocument[] {
  const made = among ? generateWritten(seed, book, among) : makeDocument(seed, book)
  const asked = askAny(made, book, seed)
  if (!asked) return []
  return packDocument({ id: String(seed), kind: made.kind, lang: made.language, document: made.document, ...asked })
}

function openBook(folder: string | undefined): LabelBook {
  if (folder === undefined) return new LabelBook()
  const read = (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8'))
  const synonyms = existsSync(join(folder, 'synonyms.json')) ? (read('synonyms.json') as Record<string, string[]>) : {}
  return new LabelBook(read('labels.json') as LabelData, synonyms)
}
