import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { findCorpus, readTruth } from '../corpus.ts'
import { printTable, round } from '../print-table.ts'
import { askedCalibration, askedGain, askedOfPersons, barOf, isHard } from './bars.ts'
import { evaluatePairs, evaluatePersons, type PairResult, type PersonResult } from './evaluate.ts'

/** `--only part,of,names` takes some sets, `--no-reviews` leaves out what takes longest. */
const only = process.argv.flatMap((word, index) => (process.argv[index - 1] === '--only' ? word.split(',') : []))
const withReviews = !process.argv.includes('--no-reviews')
const corpus = findCorpus()
if (corpus !== undefined) await run(corpus)

/** The folder of all sets, or that of this one. */
async function run(corpus: string): Promise<void> {
  const own = join(corpus, 'entity-matching')
  const folder = existsSync(own) ? own : corpus
  const truth = await readTruth<{ file: string; kind: string }>(folder, '')
  const pairs: PairResult[] = []
  const persons: PersonResult[] = []
  for (const { file, kind } of truth.filter(
    (row) => only.length === 0 || only.some((name) => row.file.includes(name)),
  )) {
    if (kind === 'entity_matching')
      pairs.push(await evaluatePairs(folder, file, withReviews && isHard(file.replace(/^pairs\/|\..*/g, ''))))
    if (kind === 'deduplication') persons.push(await evaluatePersons(folder, file))
  }
  if (process.argv.includes('--json')) console.log(JSON.stringify({ pairs, persons }, null, 2))
  else print(pairs, persons)
}

function print(pairs: PairResult[], persons: PersonResult[]): void {
  const mark = (held: boolean): string => (held ? 'held' : 'MISSED')
  printTable(
    [
      'pairs',
      'F1',
      'asked',
      '',
      'precision',
      'recall',
      'ECE',
      `at most ${askedCalibration}`,
      'threshold',
      'one to one',
    ],
    pairs.map(({ set, f1, precision, recall, ece, threshold, one_to_one }) => {
      const bar = barOf(set) ?? 0
      const figures = [round(precision), round(recall), round(ece), mark(ece <= askedCalibration), threshold]
      return [set, round(f1), round(bar), mark(f1 >= bar), ...figures, one_to_one ? 'yes' : 'no']
    }),
  )
  printTable(
    ['with 50 reviews', 'F1 before', 'F1 after', `${askedGain} better`, 'the others before', 'after', 'ECE'],
    pairs.flatMap(({ set, f1, reviewed }) => {
      if (reviewed === undefined) return []
      const isBetter = mark(reviewed.f1 >= f1 + askedGain)
      return [
        [
          set,
          round(f1),
          round(reviewed.f1),
          isBetter,
          round(reviewed.others_before),
          round(reviewed.others_after),
          round(reviewed.ece),
        ],
      ]
    }),
  )
  printTable(
    [
      'doubles',
      'F1',
      `at least ${askedOfPersons.f1}`,
      'precision',
      'recall',
      'ECE',
      'blocking',
      `at least ${askedOfPersons.blocking}`,
    ],
    persons.map(({ set, f1, precision, recall, ece, blocking }) => {
      const rates = [round(precision), round(recall), round(ece), round(blocking)]
      return [set, round(f1), mark(f1 >= askedOfPersons.f1), ...rates, mark(blocking >= askedOfPersons.blocking)]
    }),
  )
}
