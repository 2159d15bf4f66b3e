import { availableParallelism } from 'node:os'
import { Parser } from '../../src/parse/parser.ts'
import { Documents } from '../extract/documents.ts'

export interface Contender {
  name: string
  parser: Parser
}

/** The same parser with our own recogniser, and with the built-in Tesseract alone. */
export function openContenders(): Contender[] {
  const parallel = availableParallelism()
  return [
    { name: 'own', parser: new Parser({ parallel, engines: { parallel: 1 }, owner: 'one' }) },
    { name: 'tesseract.js', parser: new Parser({ parallel, engines: { parallel: 1, tesseractOnly: true } }) },
  ]
}

export function documentsOf({ name, parser }: Contender): Promise<Documents> {
  return Documents.open(parser, false, `-${name}`)
}
