import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { foldOf } from '../eval/extract/issuers.ts'
import type { TruthRow } from '../eval/extract/truth.ts'
import { featureNames } from '../src/extract/resolve/features.ts'
import { askFields } from './ask-fields.ts'
import { boost, usualSettings } from './boost.ts'
import { addCorpusExamples } from './corpus.ts'
import { addExamples, type ExampleSink } from './examples.ts'
import { generateDocument } from './generate/generate.ts'
import { randomNumbers } from './random.ts'
import { roundTrees } from './round-trees.ts'

const { values: options } = parseArgs({
  options: {
    documents: { type: 'string', default: '3000' },
    trees: { type: 'string', default: String(usualSettings.trees) },
    seed: { type: 'string', default: '1' },
    corpus: { type: 'string' },
    /** Leaves out the issuers of this part of so many, to measure on them: `2/5`. */
    without: { type: 'string' },
    to: { type: 'string', default: 'src/extract/resolve/ranker.json' },
  },
})

/** Real documents are few, and worth more than made-up ones. */
const corpusWeight = 3
/** Half of the documents are of these kinds, the rest of all kinds alike. */
const frequent = ['invoice', 'receipt', 'trade_confirmation', 'invoice', 'credit_note', 'bank_statement'] as const
const labelAt = featureNames.indexOf('label')
const plainLabel = 0.3
const plainShare = 0.3

const started = performance.now()
const random = randomNumbers(Number(options.seed))
const rows: Float32Array[] = []
const labels: number[] = []
const weights: number[] = []
const sink: ExampleSink = {
  add(vector, isRight, weight) {
    // Most candidates are plainly wrong: some of them stand for all.
    const isPlain = !isRight && (vector[labelAt] ?? 0) < plainLabel
    if (isPlain && random() > plainShare) return
    rows.push(vector)
    labels.push(isRight ? 1 : 0)
    weights.push(isPlain ? weight / plainShare : weight)
  },
}
if (options.corpus !== undefined) await takeCorpus(options.corpus)
for (let index = 0; index < Number(options.documents); index += 1) {
  const asks = frequent[index % (2 * frequent.length)]
  const { document, fields, absent, family } = generateDocument(
    Number(options.seed) * 1_000_000 + index,
    asks === undefined ? {} : { family: asks },
  )
  const answers = Map.groupBy(fields, ({ concept }) => concept)
  const stated = [...answers.keys()].filter((concept) => !concept.includes('['))
  const asked = askFields(shuffle([...stated, ...absent], random).slice(0, 24), family, random)
  addExamples(document, asked, (concept) => answers.get(concept) ?? [], 1, sink)
  if (index % 250 === 249) console.error(`${index + 1} documents, ${rows.length} examples, ${seconds()} s`)
}
const trees = boost(
  { features: featureNames, rows, labels: Uint8Array.from(labels), weights: Float32Array.from(weights) },
  { ...usualSettings, trees: Number(options.trees) },
)
await writeFile(options.to, `${JSON.stringify(roundTrees(trees))}\n`)
console.error(`${trees.roots.length} trees after ${seconds()} s`)

async function takeCorpus(corpus: string): Promise<void> {
  const [part, parts] = options.without?.split('/').map(Number) ?? []
  const isTaken = ({ issuer }: TruthRow) => part === undefined || foldOf(issuer, parts ?? 1) !== part
  const count = await addCorpusExamples(corpus, random, isTaken, corpusWeight, sink)
  console.error(`${count} documents of the corpus, ${rows.length} examples, ${seconds()} s`)
}

function seconds(): number {
  return Math.round((performance.now() - started) / 1000)
}

function shuffle<T>(items: T[], random: () => number): T[] {
  return items
    .map((item) => ({ item, key: random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item)
}
