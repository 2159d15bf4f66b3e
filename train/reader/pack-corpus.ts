import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { findCorpus } from '../../eval/corpus.ts'
import { Documents } from '../../eval/extract/documents.ts'
import { isVariantFor, variants } from '../../eval/extract/rephrase.ts'
import { readConfig } from '../../src/main/config.ts'
import { openParser } from '../../src/main/open-parser.ts'
import { randomNumbers } from '../random.ts'
import { labelForTraining, labelInvoices, labelKinds } from './label-corpus.ts'
import { packDocument } from './pack-document.ts'
import { writeShard } from './write-shard.ts'

const { values: options } = parseArgs({
  options: {
    corpus: { type: 'string' },
    /** A folder outside of the repository: documents of the corpus are not ours to keep. */
    to: { type: 'string' },
    shard: { type: 'string', multiple: true, default: [] },
    cached: { type: 'boolean', default: false },
  },
})

/** How often each real document is asked for training, each time in other words. */
const drawsOfEach = 6

const corpus = findCorpus()
if (corpus !== undefined && options.to !== undefined) await packCorpus(corpus, options.to)

/** `real-train` is for training, in words of our own; all others are for measuring, in theirs. */
async function packCorpus(folder: string, to: string): Promise<void> {
  const parser = openParser({ ...readConfig(), parseParallel: 2 }, process.env.PATH)
  try {
    const documents = await Documents.open(parser, options.cached)
    const shards = {
      'real-train': () => labelForTraining(folder, documents, drawsOfEach, randomNumbers(1)),
      kinds: () => labelKinds(folder, documents),
      'invoices-given': () => labelInvoices(folder, documents, () => [undefined]),
      'invoices-other': () =>
        labelInvoices(folder, documents, (lang) => variants.filter((each) => isVariantFor(each, lang))),
    }
    await mkdir(to, { recursive: true })
    for (const [name, label] of Object.entries(shards)) {
      if (options.shard.length > 0 && !options.shard.includes(name)) continue
      const packed = (await label()).flatMap(packDocument)
      await writeShard(join(to, `${name}.shard`), packed)
      console.error(`${name}: ${packed.length} windows`)
    }
  } finally {
    parser.close()
  }
}
