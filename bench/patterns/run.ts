import { fileURLToPath } from 'node:url'
import { printTable, round } from '../../eval/print-table.ts'
import { type Attack, attacksOn } from './attack.ts'
import { collectPatterns, type Pattern } from './collect.ts'

// Doubles hostile texts for every regular expression that meets untrusted text: twice the text may take 2.5 times as long.

const root = fileURLToPath(new URL('../..', import.meta.url))
const folders = ['src/parse', 'src/extract', 'src/document']
/** Short ones first: some patterns would never end on a long text. */
const soundings = [30, 100, 300, 1000]
const [length, double] = [8000, 16_000]
const mostGrowth = 2.5
/** In milliseconds. What is done in less is not looked at closer: the clock and the collector make the difference then. */
const quick = 20
/** A pattern may look so far ahead at every character, and no further. */
const mostPerCharacter = 5e-3
const tooLong = 50

interface Finding extends Pattern {
  milliseconds: number
  growth: number
  attack: Attack
}

const patterns = await collectPatterns(root, folders)
const findings = patterns.map(worstOf).filter((finding) => finding !== undefined)
const slow = findings.filter(
  ({ growth, milliseconds }) => growth > mostGrowth || milliseconds > mostPerCharacter * double,
)
printTable(
  ['place', 'pattern', 'ms for 16,000', 'growth', 'text'],
  slow.map(({ place, source, flags, milliseconds, growth, attack }) => [
    place,
    `/${source.slice(0, 60)}/${flags}`,
    round(milliseconds, 1),
    round(growth, 1),
    JSON.stringify(attack).slice(0, 80),
  ]),
)
console.log(`${patterns.length} patterns, ${slow.length} of them not linear`)
process.exitCode = slow.length > 0 ? 1 : 0

/** The attack that takes longest, unless all are quick. */
function worstOf(pattern: Pattern): Finding | undefined {
  const expression = new RegExp(pattern.source, pattern.flags)
  let worst: Finding | undefined
  for (const attack of attacksOn(pattern)) {
    const finding = measure(pattern, expression, attack)
    if (finding && (!worst || finding.growth > worst.growth)) worst = finding
    if (worst && worst.growth > mostGrowth) return worst
  }
  return worst
}

function measure(pattern: Pattern, expression: RegExp, attack: Attack): Finding | undefined {
  const time = (characters: number) => {
    const text = attack.prefix + attack.pump.repeat(Math.ceil(characters / attack.pump.length)) + attack.suffix
    return timeOf(expression, text)
  }
  for (const sounding of soundings) {
    const milliseconds = time(sounding)
    if (milliseconds > tooLong) return { ...pattern, milliseconds, growth: Infinity, attack }
  }
  if (time(length) < quick) return undefined
  const before = Math.min(time(length), time(length), time(length))
  const milliseconds = Math.min(time(double), time(double))
  return milliseconds < quick ? undefined : { ...pattern, milliseconds, growth: milliseconds / before, attack }
}

/** In milliseconds of computing: others may have the processor meanwhile. */
function timeOf(expression: RegExp, text: string): number {
  const started = process.threadCpuUsage()
  text.replace(expression, '')
  const { user, system } = process.threadCpuUsage(started)
  return (user + system) / 1000
}
