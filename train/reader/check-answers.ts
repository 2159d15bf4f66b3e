import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import type { PageFeatures } from '../../src/extract/reader/page-features.ts'
import { type QuestionFeatures, roles } from '../../src/extract/reader/questions.ts'
import { type ModelAnswer, openReaderModel } from '../../src/extract/reader/reader-model.ts'

/**
 * Whether an exported reader, opened as the engine opens it, says what the trained one says (`answers.py`):
 * `node train/reader/check-answers.ts --folder EXPORTED --answers answers.json`
 */
const { values } = parseArgs({ options: { folder: { type: 'string' }, answers: { type: 'string' } } })
if (!values.folder || !values.answers) throw new Error('usage: check-answers --folder EXPORTED --answers FILE')

type Arrays = Record<'ng' | 'cont' | 'box' | 'row' | 'seg' | 'blk' | 'qng' | 'qk' | 'qt' | 'qr' | 'qp', number[]>
type Answered = Arrays & { answers: Record<keyof ModelAnswer, number[]> }

/** Of the spread of the trained reader's numbers: small integers cost about a hundredth. */
const farthest = 0.1
const answered = JSON.parse(await readFile(values.answers, 'utf8')) as Answered[]
const model = await openReaderModel(pathToFileURL(`${resolve(values.folder)}/`))
const apart: Record<keyof ModelAnswer, [wanted: number, got: number][]> = {
  ...{ spans: [], absent: [], tags: [], choices: [] },
}
for (const each of answered) {
  const got = await model.ask(pageOf(each), questionsOf(each))
  for (const name of Object.keys(apart) as (keyof ModelAnswer)[]) {
    if (got[name].length !== each.answers[name].length) throw new Error(`another number of ${name}`)
    const ofEach = got[name].length / each.qr.length
    // What is impossible is as far off as it likes.
    apart[name].push(
      ...each.answers[name]
        .map((wanted, at): [number, number] => [wanted, got[name][at] ?? 0])
        // Of spans nothing is said where no field is asked for.
        .filter((_, at) => name !== 'spans' || each.qr[Math.floor(at / ofEach)] === roles.scalar)
        .filter(isPossible),
    )
  }
}
for (const [name, pairs] of Object.entries(apart)) {
  const share = meanOf(pairs.map(([wanted, got]) => Math.abs(wanted - got))) / spreadOf(pairs.map(([wanted]) => wanted))
  process.stdout.write(`${name}: ${pairs.length} numbers, ${share.toFixed(4)} of their spread apart\n`)
  if (!(share < farthest)) process.exitCode = 1
}

function isPossible([wanted]: [number, number]): boolean {
  return Math.abs(wanted) < 1000
}

function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0) / Math.max(1, numbers.length)
}

function spreadOf(numbers: readonly number[]): number {
  const mean = meanOf(numbers)
  return Math.max(1e-6, Math.sqrt(meanOf(numbers.map((each) => (each - mean) ** 2))))
}

function pageOf({ ng, cont, box, row, seg, blk }: Arrays): PageFeatures {
  return {
    places: row.map((_, word) => [0, word]),
    ...{ grams: Uint16Array.from(ng), traits: Uint8Array.from(cont), boxes: Uint16Array.from(box) },
    ...{ rows: Uint16Array.from(row), segments: Uint16Array.from(seg), blocks: Uint16Array.from(blk) },
    pages: new Uint8Array(row.length),
  }
}

function questionsOf({ qng, qk, qt, qr, qp }: Arrays): QuestionFeatures {
  return {
    ...{ grams: Uint16Array.from(qng), kinds: Uint8Array.from(qk), types: Uint8Array.from(qt) },
    ...{ roles: Uint8Array.from(qr), parents: Int16Array.from(qp) },
  }
}
