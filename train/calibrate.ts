import type { EvalOptions } from '../eval/extract/cases.ts'
import { Documents } from '../eval/extract/documents.ts'
import { compare } from '../eval/extract/equal.ts'
import { evaluateSet, type Outcome } from '../eval/extract/evaluate.ts'
import { evalSets } from '../eval/extract/sets.ts'
import { type Calibration, type Origin, origins } from '../src/extract/calibrate/calibrate.ts'
import { extractDocument } from '../src/extract/extract.ts'
import type { Trees } from '../src/extract/resolve/trees.ts'
import type { Leaf } from '../src/extract/schema/field-tree.ts'
import { readSchema } from '../src/extract/schema/read-schema.ts'
import { readConfig } from '../src/main/config.ts'
import { openParser } from '../src/main/open-parser.ts'
import { askFields } from './ask-fields.ts'
import { permittedSets } from './corpus.ts'
import type { Answer } from './examples.ts'
import { fitCalibration, type Point } from './fit-calibration.ts'
import { generateDocument } from './generate/generate.ts'
import { randomNumbers } from './random.ts'

type OriginPoint = Point & { origin: Origin }

const generatedDocuments = 400
const fieldsAsked = 24

/** Fits what scores are worth, on documents that the rankers which gave the scores have not seen. */
export async function makeCalibration(seed: number, trees: Trees, corpus?: string, folds: Trees[] = []) {
  const points = [...generatedPoints(seed, trees), ...(corpus === undefined ? [] : await corpusPoints(corpus, folds))]
  return Object.fromEntries(
    origins.map((origin) => [origin, fitCalibration(points.filter((point) => point.origin === origin))]),
  ) as Calibration
}

/** Real documents are few, and worth more than made-up ones. */
const corpusWeight = 3

async function corpusPoints(corpus: string, rankers: Trees[]): Promise<OriginPoint[]> {
  const parser = openParser({ ...readConfig(), parseParallel: 2 }, process.env['PATH'])
  const sets = evalSets.filter(
    ({ folders, fileOf }) => !fileOf && folders.every((folder) => permittedSets.some((set) => set === folder)),
  )
  const options: EvalOptions = {
    ...{ split: 'all', limit: Infinity, rephrase: false, rankers },
    extract: (document, request, trees) => extractDocument(document, readSchema(request), trees),
  }
  try {
    const documents = await Documents.open(parser, true)
    const results = []
    for (const set of sets) results.push(await evaluateSet(corpus, set, documents, options))
    return results.flatMap(({ outcomes }) => outcomes.flatMap(pointOf))
  } finally {
    parser.close()
  }
}

/** The truth says nothing of what it does not have, so nothing about empty fields either. */
function pointOf({ verdict, confidence, field }: Outcome): OriginPoint[] {
  if (confidence === null || verdict === 'missing' || verdict === 'absent') return []
  const isRight = verdict === 'exact' || verdict === 'soft'
  return [{ raw: confidence, isRight, weight: corpusWeight, origin: field.includes('[') ? 'item' : 'field' }]
}

function generatedPoints(seed: number, trees: Trees): OriginPoint[] {
  const random = randomNumbers(seed + 2)
  return Array.from({ length: generatedDocuments }, (_, index) => {
    const made = generateDocument((seed + 2) * 1_000_000 + index)
    const answers = Map.groupBy(made.fields, ({ concept }) => concept)
    const stated = [...answers.keys()].filter((concept) => !concept.includes('['))
    const asked = askFields([...stated, ...made.absent].slice(0, fieldsAsked), made.family, random)
    const leaves = asked.map(({ leaf }) => leaf)
    const root = { type: 'object' as const, name: '', path: '', required: true, nullable: false, properties: leaves }
    const { data, confidence } = extractDocument(made.document, { root, leaves, definition: true }, trees)
    return asked.map(({ leaf, concept }): OriginPoint => {
      const value = (data as Record<string, unknown>)[leaf.name]
      const expected = answers.get(concept) ?? []
      const isRight = value === null ? expected.length === 0 : expected.some((answer) => isSame(leaf, answer, value))
      const origin = value === null ? 'absent' : 'field'
      return { raw: confidence.fields[leaf.path] ?? 0, isRight, weight: 1, origin }
    })
  }).flat()
}

function isSame(leaf: Leaf, { value }: Answer, found: unknown): boolean {
  if (leaf.type !== 'string') return compare('number', value, found) !== 'wrong'
  return compare(leaf.format === 'date' ? 'date' : 'text', value, found) !== 'wrong'
}
