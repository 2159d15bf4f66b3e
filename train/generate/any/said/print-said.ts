import type { Sketch } from '../sketch.ts'
import {
  choiceTellingsFor,
  flagTellingsFor,
  linesFor,
  printLineForm,
  tellChoice,
  tellFlag,
  untold,
} from '../trades/told.ts'
import { trades } from '../trades/trades.ts'

/** Sentences from which one knows yes, no or which, and a line of several values, in a document of any kind. */
export function printSaid(sketch: Sketch): void {
  const { random, desk, facts } = sketch
  const { group } = random.pick(trades)
  const sentences = random.shuffle([
    ...untold(sketch, flagTellingsFor(group), random.int(0, 3)).map((each) => tellFlag(sketch, each)),
    ...untold(sketch, choiceTellingsFor(group), random.int(0, 2)).map((each) => tellChoice(sketch, each)),
  ])
  if (sentences.length > 0)
    desk.sheet.paragraph(
      sentences.flatMap((sentence) => [...sentence, ' ']),
      desk.style,
    )
  const line = random.shuffle(linesFor(group)).find(({ concepts }) => !concepts.some((each) => facts.names(each)))
  if (line && random.chance(0.6)) desk.sheet.paragraph(printLineForm(sketch, line), desk.style)
}
