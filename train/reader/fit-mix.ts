import { readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { Documents } from '../../eval/extract/documents.ts'
import { foldOf } from '../../eval/extract/issuers.ts'
import { fitted, isJudged } from '../../src/extract/calibrate/confidence.ts'
import { fitLogistic } from '../../src/extract/calibrate/fit-logistic.ts'
import { type CellSource, cellVector, claimVector, type Mix, mixFeatures } from '../../src/extract/reader/mix.ts'
import { readDocument } from '../../src/extract/reader/read-document.ts'
import { openReaderModel } from '../../src/extract/reader/reader-model.ts'
import type { Reading } from '../../src/extract/reader/reading.ts'
import { weighTogether } from '../../src/extract/reader/weigh-reading.ts'
import { viewDocument } from '../../src/extract/view/document-view.ts'
import { readConfig } from '../../src/main/config.ts'
import { openParser } from '../../src/main/open-parser.ts'
import { generateWritten } from '../generate/any/generate-any.ts'
import { LabelBook } from '../generate/any/label-book.ts'
import { randomNumbers } from '../random.ts'
import { fitCalibration } from '../ranker/fit-calibration.ts'
import { askAny } from './ask-any.ts'
import { fitConfidence, tellConfidence } from './fit-confidence.ts'
import { forgetWords } from './forget-words.ts'
import { foundExamples } from './found-examples.ts'
import { labelForTraining } from './label-corpus.ts'
import { makeDocument } from './make-document.ts'
import { absenceExamples, type CellExample, cellExamples, type FieldExample, fieldExamples } from './mix-examples.ts'
import { namedPapers } from './named-papers.ts'
import type { LabelledDocument } from './pack-document.ts'

/** Fits how the reader's word counts beside the ranker's, on documents that the reader was not trained on. */
const { values: options } = parseArgs({
  options: {
    /** The folder of the reader's weights, into which `mix.json` goes. */
    to: { type: 'string', default: 'models/reader' },
    labels: { type: 'string' },
    documents: { type: 'string', default: '500' },
    seed: { type: 'string', default: '9000000' },
    /** The share of the words of questions that the reader is not told. */
    forget: { type: 'string', default: '0.6' },
    /** Files of papers that the reader was not trained on (`named-papers.ts`), instead of documents of all kinds. */
    papers: { type: 'string' },
    corpus: { type: 'string' },
    /** The part of five of the issuers that the reader has not seen. */
    fold: { type: 'string', default: '0' },
    /** What of the mix stays as it is: `cells`, how cells of lists are weighed, or `all`, so that only confidences are fitted. */
    keep: { type: 'string' },
    confidence: { type: 'string', default: 'src/extract/calibrate/confidence.json' },
  },
})

/** Real documents are few, and worth more than made-up ones; each is asked so often, in other words. */
const [corpusWeight, draws] = [4, 3]
/** One document of so many is extracted without the reader as well, as long ones are. */
const unreadOneIn = 4

const folder = pathToFileURL(`${resolve(options.to)}/`)
const model = forgetWords(await openReaderModel(folder), Number(options.forget), randomNumbers(Number(options.seed)))
/** By document. */
const fields: FieldExample[][] = []
const cells: CellExample[] = []
const taken: { labelled: LabelledDocument; reading: Reading }[] = []
const papers = options.papers === undefined ? undefined : await namedPapers(options.papers)
for (const labelled of generated()) await take(labelled)
console.error(`${fields.flat().length} fields, ${cells.length} cells of generated documents`)
if (options.corpus !== undefined) await takeCorpus(options.corpus)
console.error(`${fields.flat().length} fields, ${cells.length} cells in all`)
const before = options.keep && (JSON.parse(await readFile(new URL('mix.json', folder), 'utf8')) as Mix)
const mix = before && options.keep === 'all' ? before : fitMix()
await writeFile(new URL('mix.json', folder), `${JSON.stringify(mix)}\n`)
console.error(mixFeatures.map((name, index) => `${name} ${mix.value[index]}`).join(', '))
const found = taken.flatMap(({ labelled, reading }, index) => [
  ...foundExamples(labelled, { reading, mix }),
  ...(papers === undefined && index % unreadOneIn === 0 ? foundExamples(labelled, undefined) : []),
])
// Papers are for fields that are judged: of lists and rules of a trade they say less than what these were fitted to.
const told = papers ? found.filter((each) => isJudged(each.found)) : found
const usual = papers && fitted
for (const line of tellConfidence(told, usual)) console.error(line)
await writeFile(options.confidence, `${JSON.stringify(fitConfidence(told, usual)).replaceAll(',', ', ')}\n`)

function fitMix(): Mix {
  const value = fitLogistic(
    fields.flat().flatMap((field) => field.values),
    mixFeatures.length,
  )
  const claim = fitLogistic(
    together({ value, claim: [] }).flatMap((field) =>
      field.map(({ claims: vector, isRight }) => ({ vector, isRight })),
    ),
    claimVector(0, 0).length,
  )
  const best = together({ value, claim }).flatMap((field) =>
    field.sort((a, b) => b.probability - a.probability).slice(0, 1),
  )
  return {
    ...{ value, claim },
    given: fitCalibration(best.map(({ probability: raw, isRight }) => ({ raw, isRight }))),
    absence: fitLogistic(absenceExamples(fields.flat(), value), 3),
    cells: before ? before.cells : { engine: fitCells('engine'), reader: fitCells('reader') },
  }
}

function fitCells(source: CellSource): number[] {
  const own = cells.filter((cell) => cell.source === source)
  const share = own.filter(({ isRight }) => isRight).length / own.length
  console.error(`${own.length} cells by the ${source}, ${share.toFixed(3)} of them right`)
  const weights = fitLogistic(own, cellVector({ found: 0, own: 0, other: 0, begins: 0, goesOn: 0 }).length)
  console.error(weights.join(' '))
  return weights
}

function together(weights: Pick<Mix, 'value' | 'claim'>) {
  return fields.flatMap((document) =>
    weighTogether(
      document.map(({ spans }) => spans),
      weights,
    ),
  )
}

function* generated(): Generator<LabelledDocument> {
  const book = new LabelBook(options.labels && JSON.parse(readFileSync(join(options.labels, 'labels.json'), 'utf8')))
  const first = Number(options.seed)
  for (let seed = first; seed < first + Number(options.documents); seed += 1) {
    const made = papers ? generateWritten(seed, book, papers) : makeDocument(seed, book)
    const { kind, language: lang, document, ...rest } = made
    const asked = askAny({ kind, language: lang, document, ...rest }, book, seed)
    if (asked) yield { id: String(seed), kind, lang, document, ...asked }
  }
}

/** Only documents of issuers that the reader has not seen. */
async function takeCorpus(from: string): Promise<void> {
  const parser = openParser({ ...readConfig(), parseParallel: 2 }, process.env.PATH)
  try {
    const documents = await Documents.open(parser, true)
    const all = await labelForTraining(from, documents, draws, randomNumbers(Number(options.seed)))
    for (const labelled of all)
      if (foldOf(String(labelled.facts?.['issuer']), 5) === Number(options.fold)) await take(labelled, corpusWeight)
  } finally {
    parser.close()
  }
}

async function take(labelled: LabelledDocument, weight = 1): Promise<void> {
  const reading = await readDocument(model, viewDocument(labelled.document), labelled.schema)
  taken.push({ labelled, reading })
  if (options.keep === 'all') return
  const [ofFields, ofCells] = [fieldExamples(labelled, reading), cellExamples(labelled, reading)]
  for (let time = 0; time < weight; time += 1) {
    fields.push(ofFields)
    cells.push(...ofCells)
  }
}
