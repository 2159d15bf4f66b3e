import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { findCorpus } from '../../eval/corpus.ts'
import { Documents } from '../../eval/extract/documents.ts'
import { evaluateSet } from '../../eval/extract/evaluate.ts'
import { foldOf } from '../../eval/extract/issuers.ts'
import { evalSets } from '../../eval/extract/sets.ts'
import { apart, type Finder, type Found, fitted, foundVector } from '../../src/extract/calibrate/confidence.ts'
import { probabilityBy } from '../../src/extract/calibrate/logistic.ts'
import { extractDocument } from '../../src/extract/extract.ts'
import { openReader } from '../../src/extract/reader/open-reader.ts'
import { readSchema } from '../../src/extract/schema/read-schema.ts'
import { viewDocument } from '../../src/extract/view/document-view.ts'
import { readConfig } from '../../src/main/config.ts'
import { openParser } from '../../src/main/open-parser.ts'
import { figuresOf } from './fit-confidence.ts'

/**
 * Fits what the word of some finders is worth on documents with their truth: made-up documents have no such lists, or are read
 * better than real ones. One number for each finder; all else stays as made-up documents say.
 */
const { values: options } = parseArgs({
  options: {
    corpus: { type: 'string' },
    finders: { type: 'string', default: 'cell booking series' },
    confidence: { type: 'string', default: 'src/extract/calibrate/confidence.json' },
  },
})

interface Example {
  found: Found
  isRight: boolean
  set: string
  file: string
}

const parts = 5
/** What made-up documents say counts as much as so many values. */
const restraint = 10
/** Read without fields, or as data. */
const unread = ['forms', 'e-invoices, XML', 'invoices, hybrid']

const corpus = findCorpus()
if (corpus !== undefined) await writeFitted(await examplesOf(corpus))

async function examplesOf(folder: string): Promise<Example[]> {
  const parser = openParser({ ...readConfig(), parseParallel: 2 }, process.env.PATH)
  const reader = await openReader({})
  const examples: Example[] = []
  /** A confidence tells what it was made from: hardly two are the same to the last digit. */
  const made = new Map<number, Found>()
  try {
    const documents = await Documents.open(parser, true)
    for (const set of evalSets.filter(({ name }) => !unread.includes(name))) {
      const { outcomes } = await evaluateSet(folder, set, documents, {
        ...{ split: 'all', limit: Number.POSITIVE_INFINITY, rephrase: false },
        extract: async (document, request) => {
          const schema = readSchema(request)
          const help = await reader?.(viewDocument(document), schema)
          const tellFound = (_: unknown, result: { confidence: number; found?: Found }) => {
            if (result.found) made.set(result.confidence, result.found)
          }
          return extractDocument(document, schema, { help, tellFound })
        },
      })
      for (const { verdict, confidence, file } of outcomes) {
        const found = made.get(confidence ?? -1)
        if (found && verdict !== 'missing' && verdict !== 'absent')
          examples.push({ found, isRight: verdict === 'exact' || verdict === 'soft', set: set.name, file })
      }
    }
  } finally {
    parser.close()
  }
  return examples
}

async function writeFitted(examples: readonly Example[]): Promise<void> {
  const leftOut = Array.from({ length: parts }, (_, part) => {
    const isOut = ({ file }: Example) => foldOf(file, parts) === part
    const weights = fitFinders(examples.filter((each) => !isOut(each)))
    return examples.filter(isOut).map((each) => ({ ...each, stated: probabilityBy(weights, foundVector(each.found)) }))
  }).flat()
  for (const [set, own] of Map.groupBy(leftOut, (each) => each.set)) {
    const before = own.map((each) => ({ ...each, stated: probabilityBy(fitted, foundVector(each.found)) }))
    console.error(`${set}: ${own.length} values; ${figuresOf(before)}; fitted without them: ${figuresOf(own)}`)
  }
  await writeFile(options.confidence, `${JSON.stringify(fitFinders(examples)).replaceAll(',', ', ')}\n`)
}

function fitFinders(examples: readonly Example[]): number[] {
  const weights = [...fitted]
  for (const finder of options.finders.split(' ') as Finder[]) {
    const at = weights.length - apart.length + apart.indexOf(finder)
    weights[at] = constantOf(
      examples.filter(({ found }) => found.finder === finder),
      weights,
      at,
    )
  }
  return weights.map((weight) => Math.round(weight * 1e4) / 1e4)
}

/** By Newton's method. */
function constantOf(examples: readonly Example[], weights: readonly number[], at: number): number {
  const usual = weights[at] ?? 0
  let constant = usual
  for (let round = 0; round < 30; round += 1) {
    const stated = examples.map(({ found }) => probabilityBy(weights.with(at, constant), foundVector(found)))
    const missed = examples.reduce((sum, { isRight }, index) => sum + (isRight ? 1 : 0) - (stated[index] ?? 0), 0)
    const curve = stated.reduce((sum, each) => sum + each * (1 - each), restraint)
    constant += Math.max(-0.5, Math.min(0.5, (missed - restraint * (constant - usual)) / curve))
  }
  return constant
}
