import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readTruth } from '../../eval/corpus.ts'
import { Documents } from '../../eval/extract/documents.ts'
import { rephrase, variants } from '../../eval/extract/rephrase.ts'
import type { RequestSchema, TruthRow } from '../../eval/extract/truth.ts'
import { readSchema } from '../../src/extract/schema/read-schema.ts'
import { readConfig } from '../../src/main/config.ts'
import { openParser } from '../../src/main/open-parser.ts'
import type { AskedField } from './ask-fields.ts'
import { pick } from './ask-fields.ts'
import { type Answer, addExamples, type ExampleSink } from './examples.ts'

/** Sets whose licence lets weights be made from them: MIT, Apache or BSD, as their READMEs state. */
export const permittedSets = [
  'invoices-zugferd-facturx',
  'invoices-parsee',
  'invoices-invoice2data',
  'invoices-gobl-html',
] as const

const permittedLicence = /MIT|Apache|BSD/

/** Examples from real documents, which are counted by set. Truth without a field says nothing of whether the document states it. */
export async function addCorpusExamples(
  corpus: string,
  random: () => number,
  weight: number,
  sinkFor: (issuer: string) => ExampleSink,
): Promise<Record<string, number>> {
  const parser = openParser({ ...readConfig(), parseParallel: 2 }, process.env['PATH'])
  const request = JSON.parse(await readFile(join(corpus, 'schemas/invoice.json'), 'utf8')) as RequestSchema
  const counts: Record<string, number> = {}
  try {
    const documents = await Documents.open(parser, true)
    for (const set of permittedSets)
      for (const row of await readTruth<TruthRow & { license?: string }>(corpus, set)) {
        if (!permittedLicence.test(row.license ?? '') || row.split === 'traps') continue
        const document = await documents.load(join(corpus, set, row.file))
        if (!document) continue
        const variant = random() < 0.4 ? undefined : pick(variants, random)
        const fields = fieldsOf(variant === undefined ? request : rephrase(request, 'invoice', variant), request)
        const stated = fields.filter(({ concept }) => isStated(row, concept))
        addExamples(document, stated, (concept) => answersIn(row, concept), weight, sinkFor(row.issuer))
        counts[set] = (counts[set] ?? 0) + 1
      }
  } finally {
    parser.close()
  }
  return counts
}

/** The fields of a request in whatever words, with the truth's own name of each as concept. */
function fieldsOf(asked: RequestSchema, original: RequestSchema): AskedField[] {
  const names = Object.entries(original.properties ?? {}).map(([name, node]) => node['x-truth'] ?? name)
  const { root } = readSchema(asked)
  if (root.type !== 'object') return []
  return root.properties.flatMap((node, index) =>
    node.type === 'object' || node.type === 'array' ? [] : [{ leaf: node, concept: names[index] ?? '' }],
  )
}

function isStated({ fields, visible_fields: visible }: TruthRow, concept: string): boolean {
  return fields[concept] !== undefined && fields[concept] !== null && visible?.includes(concept) !== false
}

function answersIn({ fields }: TruthRow, concept: string): Answer[] {
  const value = fields[concept]
  return typeof value === 'string' || typeof value === 'number' ? [{ value }] : []
}
