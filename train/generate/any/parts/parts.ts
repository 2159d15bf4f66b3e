import { printBoxPart } from '../boxes/print-boxes.ts'
import type { Sketch } from '../sketch.ts'
import { printAmounts } from './print-amounts.ts'
import { printChoices } from './print-choices.ts'
import { printCounts } from './print-counts.ts'
import { printFlags } from './print-flags.ts'
import { printListOfMatter } from './print-list-of-matter.ts'
import { printMeasures } from './print-measures.ts'
import { printVerdict } from './print-verdict.ts'

/** Something that papers of many kinds hold: a list, things to tick, answers on a scale, measures, sums, counts. */
export function printPart(sketch: Sketch): void {
  const print = sketch.random.weighted([
    [printListOfMatter, 5],
    [printChoices, 2.5],
    [printFlags, 2.5],
    [printMeasures, 2.5],
    [printVerdict, 3.5],
    [printAmounts, 1],
    [printCounts, 1.2],
    [printBoxPart, 5],
  ])
  print(sketch)
}
