import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { foldOf } from '../../eval/extract/issuers.ts'
import { featureNames } from '../../src/extract/resolve/features.ts'
import type { Trees } from '../../src/extract/resolve/trees.ts'
import { families } from '../generate/data/language-data.ts'
import { generateDocument } from '../generate/generate.ts'
import { randomNumbers, shuffle } from '../random.ts'
import { askFields } from './ask-fields.ts'
import { boost, usualSettings } from './boost.ts'
import { calibrateItems } from './calibrate.ts'
import { addCorpusExamples } from './corpus.ts'
import { ExampleStore } from './example-store.ts'
import { addExamples } from './examples.ts'
import { familiesReport, measure, share, writeReport } from './report.ts'
import { roundTrees } from './round-trees.ts'

const { values: options } = parseArgs({
  options: {
    documents: { type: 'string', default: '3000' },
    trees: { type: 'string', default: String(usualSettings.trees) },
    seed: { type: 'string', default: '1' },
    corpus: { type: 'string' },
    /** One ranker for each part of the issuers, trained without them; `to` is then a folder. */
    folds: { type: 'string' },
    /** One ranker for each part of the families of generated documents, trained without them and measured on them; `to` is then a folder. */
    families: { type: 'string' },
    to: { type: 'string', default: 'src/extract/resolve/ranker.json' },
    calibration: { type: 'string', default: 'src/extract/calibrate/calibration.json' },
    report: { type: 'string', default: 'train/ranker/report.md' },
  },
})

/** Real documents are few, and worth more than made-up ones. */
const corpusWeight = 3
/** Half of the documents are of these kinds, the rest of all kinds alike. */
const frequent = ['invoice', 'receipt', 'trade_confirmation', 'invoice', 'credit_note', 'bank_statement'] as const

const started = performance.now()
const folds = Number(options.folds ?? options.families ?? 4)
const random = randomNumbers(Number(options.seed))
const store = new ExampleStore(featureNames, random)
const corpus = options.corpus === undefined ? {} : await takeCorpus(options.corpus)
for (let index = 0; index < Number(options.documents); index += 1) takeGenerated(index)
if (options.families !== undefined) await measureFamilies()
else if (options.folds === undefined) {
  const trees = await train(-1, options.to)
  if (options.corpus !== undefined) await writeCalibration(options.corpus, trees)
  const facts = {
    seed: Number(options.seed),
    generated: Number(options.documents),
    corpus,
    examples: store.size,
    trees,
  }
  await writeFile(options.report, writeReport(facts))
} else {
  await mkdir(options.to, { recursive: true })
  for (let fold = 0; fold < folds; fold += 1) await train(fold, join(options.to, `${fold}.json`))
}

async function takeCorpus(folder: string): Promise<Record<string, number>> {
  const counts = await addCorpusExamples(folder, random, corpusWeight, (issuer) => {
    store.fold = foldOf(issuer, folds)
    return store
  })
  store.fold = undefined
  tell('documents of the corpus')
  return counts
}

/** How a ranker does on kinds of documents that it has not seen. */
async function measureFamilies(): Promise<void> {
  const rows: string[] = []
  await mkdir(options.to, { recursive: true })
  for (let fold = 0; fold < folds; fold += 1) {
    const trees = await train(fold, join(options.to, `${fold}.json`))
    for (const family of families.filter((_, index) => index % folds === fold)) {
      const { stated, found, absent, invented } = measure(family, trees, Number(options.seed) + 1)
      rows.push(`| ${family} | ${stated} | ${share(found, stated)} | ${absent} | ${share(invented, absent)} |`)
    }
  }
  await writeFile(options.report, familiesReport(rows, folds))
}

function takeGenerated(index: number): void {
  const family = frequent[index % (2 * frequent.length)]
  const seed = Number(options.seed) * 1_000_000 + index
  const made = generateDocument(seed, family === undefined ? {} : { family })
  if (options.families !== undefined) store.fold = families.indexOf(made.family) % folds
  const answers = Map.groupBy(made.fields, ({ concept }) => concept)
  const stated = [...answers.keys()].filter((concept) => !concept.includes('['))
  const asked = askFields(shuffle([...stated, ...made.absent], random).slice(0, 24), made.family, random)
  addExamples(made.document, asked, (concept) => answers.get(concept) ?? [], 1, store)
  if (index % 500 === 499) tell(`${index + 1} generated documents`)
}

async function train(without: number, path: string): Promise<Trees> {
  const trees = grow(without)
  await writeFile(path, `${JSON.stringify(trees)}\n`)
  return trees
}

function grow(without: number): Trees {
  const trees = roundTrees(boost(store.examples(without), { ...usualSettings, trees: Number(options.trees) }))
  tell(`${trees.roots.length} trees${without < 0 ? '' : ` without part ${without} of the issuers`}`)
  return trees
}

async function writeCalibration(folder: string, trees: Trees): Promise<void> {
  await writeFile(options.calibration, `${JSON.stringify(await calibrateItems(folder, trees))}\n`)
  tell('calibrated')
}

function tell(text: string): void {
  console.error(`${text}, ${store.size} examples, ${Math.round((performance.now() - started) / 1000)} s`)
}
