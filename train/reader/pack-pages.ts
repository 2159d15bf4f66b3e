import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { findCorpus, readTruth } from '../../eval/corpus.ts'
import { Documents } from '../../eval/extract/documents.ts'
import { readConfig } from '../../src/main/config.ts'
import { openParser } from '../../src/main/open-parser.ts'
import { pageSets, type UnaskedRow, withoutQuestions } from './unasked-pages.ts'
import { writeShard } from './write-shard.ts'

const { values: options } = parseArgs({
  options: {
    corpus: { type: 'string' },
    /** Outside of the repository: documents of the corpus are not ours to keep. */
    out: { type: 'string' },
    cached: { type: 'boolean', default: false },
  },
})

const corpus = findCorpus()
if (corpus !== undefined && options.out !== undefined) await packPages(corpus, options.out)

/** Real pages without questions, of whose text `train.py --masked` hides words. */
async function packPages(folder: string, out: string): Promise<void> {
  const parser = openParser({ ...readConfig(), parseParallel: 2 }, process.env.PATH)
  try {
    const documents = await Documents.open(parser, options.cached)
    const packed = []
    for (const { set, mayTrain } of pageSets)
      for (const row of (await readTruth<UnaskedRow>(folder, set)).filter(mayTrain)) {
        const document = await documents.load(join(folder, set, row.file))
        if (document) packed.push(...withoutQuestions(`${set}/${row.file}`, row, document))
      }
    await mkdir(dirname(out), { recursive: true })
    await writeShard(out, packed)
    console.error(`${packed.length} windows, ${packed.reduce((sum, { page }) => sum + page.places.length, 0)} words`)
  } finally {
    parser.close()
  }
}
