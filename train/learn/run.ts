import { parseArgs } from 'node:util'
import { findCorpus } from '../../eval/corpus.ts'
import { Documents } from '../../eval/extract/documents.ts'
import { foldOf } from '../../eval/extract/issuers.ts'
import { printTable } from '../../eval/print-table.ts'
import { openReader } from '../../src/extract/reader/open-reader.ts'
import { readConfig } from '../../src/main/config.ts'
import { openParser } from '../../src/main/open-parser.ts'
import { corpusSuppliers } from './corpus-suppliers.ts'
import { generateSupplier } from './generated-suppliers.ts'
import { countFaults, faultsIn, type Measured, measureSupplier, type ReadDocument, readBefore } from './measure.ts'
import type { Supplier } from './supplier.ts'

const { values: options } = parseArgs({
  options: {
    corpus: { type: 'string' },
    cached: { type: 'boolean', default: false },
    /** Generated suppliers from this seed on. */
    seed: { type: 'string', default: '5000' },
    suppliers: { type: 'string', default: '12' },
    /** Issuers of the corpus: those that nobody looked at while this was built, or the others. */
    half: { type: 'string', default: 'unseen' },
    only: { type: 'string', default: '' },
  },
})

const reader = await openReader({})
const generated = Array.from({ length: Number(options.suppliers) }, (_, index) =>
  generateSupplier(Number(options.seed) + index, 60),
)
console.log('Generated suppliers, 20 other documents of each')
await measureAll(generated)
const corpus = findCorpus()
if (corpus !== undefined) {
  const parser = openParser({ ...readConfig(), parseParallel: 2 }, process.env.PATH)
  try {
    const suppliers = await corpusSuppliers(corpus, await Documents.open(parser, options.cached))
    const wanted = options.half === 'unseen' ? 1 : 0
    console.log(`\nIssuers of the corpus, ${options.half} half, each document held out once`)
    await measureAll(suppliers.filter(({ name }) => foldOf(name, 2) === wanted && name.includes(options.only)))
  } finally {
    parser.close()
  }
}

async function measureAll(suppliers: readonly Supplier[]): Promise<void> {
  const all: { measured: Measured; documents: ReadDocument[] }[] = []
  for (const supplier of suppliers) {
    const documents: ReadDocument[] = []
    for (const known of supplier.documents) documents.push(await readBefore(known, reader))
    all.push({ measured: await measureSupplier(supplier, documents), documents })
  }
  const rows = all.map(({ measured, documents }) => {
    const others = all.filter((other) => other.documents !== documents).flatMap((other) => other.documents.slice(-5))
    const [adapter] = measured.adapters
    const before = others.reduce((sum, other) => sum + countFaults(other), 0)
    const after = adapter ? others.reduce((sum, other) => sum + countFaults(faultsIn(other, adapter)), 0) : before
    return { ...measured, othersBefore: before, othersAfter: after }
  })
  const sum = (of: (row: (typeof rows)[number]) => number) => rows.reduce((total, row) => total + of(row), 0)
  printTable(
    [
      'issuer',
      'documents',
      'corrections',
      'held out',
      'values',
      'wrong before',
      'wrong after',
      'in lists',
      'missing before',
      'missing after',
      'others before',
      'others after',
    ],
    [
      ...rows.map((row) => [
        ...[row.name, row.documents, row.corrections, row.tested, row.values, row.before, row.after],
        ...[row.cells, row.cellsBefore, row.cellsAfter],
        ...[row.othersBefore, row.othersAfter],
      ]),
      [
        ...['all', sum((row) => row.documents), sum((row) => row.corrections), sum((row) => row.tested)],
        ...[sum((row) => row.values), sum((row) => row.before), sum((row) => row.after)],
        ...[sum((row) => row.cells), sum((row) => row.cellsBefore), sum((row) => row.cellsAfter)],
        ...[sum((row) => row.othersBefore), sum((row) => row.othersAfter)],
      ],
    ],
  )
}
