import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readTruth } from '../../eval/corpus.ts'
import { Documents } from '../../eval/extract/documents.ts'
import type { RequestSchema, TruthRow } from '../../eval/extract/truth.ts'
import { readConfig } from '../../src/main/config.ts'
import { openParser } from '../../src/main/open-parser.ts'
import { askFields } from './ask-fields.ts'
import { type Answer, addExamples, type ExampleSink } from './examples.ts'

/** Sets whose licence lets weights be made from them: MIT, Apache or BSD, as their READMEs state. */
export const permittedSets = [
  'invoices-zugferd-facturx',
  'invoices-parsee',
  'invoices-invoice2data',
  'invoices-gobl-html',
] as const

export const permittedLicence = /MIT|Apache|BSD/

/** Examples from real documents, which are counted by set. Truth without a field says nothing of whether the document states it. */
export async function addCorpusExamples(
  corpus: string,
  random: () => number,
  weight: number,
  sinkFor: (issuer: string) => ExampleSink,
): Promise<Record<string, number>> {
  const parser = openParser({ ...readConfig(), parseParallel: 2 }, process.env['PATH'])
  const request = JSON.parse(await readFile(join(corpus, 'schemas/invoice.json'), 'utf8')) as RequestSchema
  const truthOf = truthNames(request)
  const counts: Record<string, number> = {}
  try {
    const documents = await Documents.open(parser, true)
    for (const set of permittedSets)
      for (const row of await readTruth<TruthRow & { license?: string }>(corpus, set)) {
        if (!permittedLicence.test(row.license ?? '') || row.split === 'traps') continue
        const document = await documents.load(join(corpus, set, row.file))
        if (!document) continue
        const stated = [...truthOf.keys()].filter((concept) => isStated(row, truthOf.get(concept) ?? concept))
        const fields = askFields(stated, 'invoice', random)
        const answersTo = (concept: string) => answersIn(row, truthOf.get(concept) ?? concept)
        addExamples(document, fields, answersTo, weight, sinkFor(row.issuer))
        counts[set] = (counts[set] ?? 0) + 1
      }
  } finally {
    parser.close()
  }
  return counts
}

/** Fields of the truth by the concept that each is, which are asked for in words of our own, not in those of the evaluation. */
function truthNames({ properties = {} }: RequestSchema): Map<string, string> {
  const single = Object.entries(properties).filter(([, { items }]) => !items)
  return new Map(single.map(([concept, node]) => [concept, node['x-truth'] ?? concept]))
}

function isStated({ fields, visible_fields: visible }: TruthRow, concept: string): boolean {
  return fields[concept] !== undefined && fields[concept] !== null && visible?.includes(concept) !== false
}

function answersIn({ fields }: TruthRow, concept: string): Answer[] {
  const value = fields[concept]
  return typeof value === 'string' || typeof value === 'number' ? [{ value }] : []
}
