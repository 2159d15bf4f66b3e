import { kindPlan } from '../kind-plan.ts'
import { capital } from '../names.ts'
import { printHead, printTail, useFooter } from '../page-ends.ts'
import { pairLayouts, printEntries } from '../pairs.ts'
import type { Plan } from '../plan.ts'
import { printInTurn } from '../print-in-turn.ts'
import type { Sketch } from '../sketch.ts'
import { choose, someGroups } from './box-facts.ts'
import { titles } from './box-tables.ts'
import { printBoxPart, printDecoy } from './print-boxes.ts'

const planOfSomeKind = kindPlan()

/** A form to fill in: a few entries of some kind, groups of boxes and declarations; half of them have a title that tells a choice. */
export function printBoxForm(sketch: Sketch): Plan {
  const { random, language } = sketch
  const plan = planOfSomeKind(sketch)
  const told = random.chance(0.5) ? someGroups(sketch, titles, 1) : []
  const [group] = told
  const chosen = group && choose(sketch, group)
  const titleWords = (group && chosen && group.printed[language][chosen.at]) ?? plan.title.words
  useFooter(sketch)
  printHead(sketch, { words: titleWords.map(capital), ...(chosen && { key: chosen.key }) })
  const concepts = random.shuffle(plan.concepts).slice(0, random.int(2, 8))
  const parts = Array.from({ length: random.int(1, 3) }, () => () => printBoxPart(sketch))
  const entries = () => {
    printEntries(
      sketch,
      concepts.map((concept) => sketch.entry(concept)),
      random.pick(pairLayouts),
    )
  }
  parts.splice(random.chance(0.6) ? 0 : random.int(0, parts.length), 0, entries)
  if (group && random.chance(0.4)) parts.splice(random.int(1, parts.length), 0, () => printDecoy(sketch, told))
  printInTurn(sketch, parts)
  printTail(sketch)
  return { ...plan, kind: `boxes:${plan.kind}`, concepts, parties: [], lists: [] }
}
