import type { EvalOptions } from '../../eval/extract/cases.ts'
import { Documents } from '../../eval/extract/documents.ts'
import { evaluateSet, type Outcome } from '../../eval/extract/evaluate.ts'
import { evalSets } from '../../eval/extract/sets.ts'
import type { Knot } from '../../src/extract/calibrate/calibrate.ts'
import { extractDocument } from '../../src/extract/extract.ts'
import type { Trees } from '../../src/extract/resolve/trees.ts'
import { readSchema } from '../../src/extract/schema/read-schema.ts'
import { readConfig } from '../../src/main/config.ts'
import { openParser } from '../../src/main/open-parser.ts'
import { permittedSets } from './corpus.ts'
import { fitCalibration, type Point } from './fit-calibration.ts'

/** Fits what the scores of cells of tables are worth, on real documents. They do not depend on the ranker. */
export async function calibrateItems(corpus: string, trees: Trees): Promise<Knot[]> {
  const parser = openParser({ ...readConfig(), parseParallel: 2 }, process.env['PATH'])
  const sets = evalSets.filter(
    ({ folders, fileOf }) => !fileOf && folders.every((folder) => permittedSets.some((set) => set === folder)),
  )
  const options: EvalOptions = {
    ...{ split: 'all', limit: Infinity, rephrase: false },
    extract: (document, request) => extractDocument(document, readSchema(request), { trees, calibration: [] }),
  }
  try {
    const documents = await Documents.open(parser, true)
    const points: Point[] = []
    for (const set of sets)
      points.push(...(await evaluateSet(corpus, set, documents, options)).outcomes.flatMap(pointOf))
    return fitCalibration(points)
  } finally {
    parser.close()
  }
}

function pointOf({ verdict, confidence, field }: Outcome): Point[] {
  if (confidence === null || verdict === 'missing' || !field.includes('[')) return []
  return [{ raw: confidence, isRight: verdict === 'exact' || verdict === 'soft' }]
}
