import { type FieldProfile, profileOf } from '../../src/extract/lexicon/field-profile.ts'
import { findCandidates } from '../../src/extract/resolve/candidates.ts'
import { factsOf } from '../../src/extract/resolve/document-facts.ts'
import { LabelBook } from '../../src/extract/resolve/label-book.ts'
import { rankAll } from '../../src/extract/resolve/rank.ts'
import type { Trees } from '../../src/extract/resolve/trees.ts'
import { viewDocument } from '../../src/extract/view/document-view.ts'
import { families } from '../generate/data/language-data.ts'
import { generateDocument } from '../generate/generate.ts'
import { randomNumbers } from '../random.ts'
import { askFields } from './ask-fields.ts'
import { isRight } from './examples.ts'

export interface TrainingFacts {
  seed: number
  generated: number
  corpus: Record<string, number>
  examples: number
  trees: Trees
}

const documentsOfEach = 12
const leastProbability = 0.3

/** What the ranker was made of, and how it does on generated documents that it has not seen. */
export function writeReport({ seed, generated, corpus, examples, trees }: TrainingFacts): string {
  const sets = Object.entries(corpus).map(([set, count]) => `| ${set} | ${count} |`)
  const rows = families.map((family) => {
    const { stated, found, absent, invented } = measure(family, trees, seed + 1)
    return `| ${family} | ${stated} | ${share(found, stated)} | ${absent} | ${share(invented, absent)} |`
  })
  return `# How the ranker was trained

Written by \`npm run train\`. Seed ${seed}, ${examples} examples, ${trees.features.length} features, ${trees.roots.length} trees.

| documents | count |
|---|---|
| generated | ${generated} |
${sets.join('\n')}

Generated documents that were not trained on, each field in words drawn at random from four languages:

| kind | fields stated | best candidate right | fields not stated | invented |
|---|---|---|---|---|
${rows.join('\n')}
`
}

/** Families of generated documents, each by a ranker that was trained without it. */
export function familiesReport(rows: readonly string[], parts: number): string {
  return `# Kinds of documents that the ranker has not seen

Written by \`npm run train -- --families ${parts} --report FILE\`: each family by a ranker that was trained without its part of them.

| kind | fields stated | best candidate right | fields not stated | invented |
|---|---|---|---|---|
${rows.join('\n')}
`
}

interface Measured {
  stated: number
  found: number
  absent: number
  invented: number
}

export function measure(family: (typeof families)[number], trees: Trees, seed: number): Measured {
  const random = randomNumbers(seed)
  const sum: Measured = { stated: 0, found: 0, absent: 0, invented: 0 }
  for (let index = 0; index < documentsOfEach; index += 1) {
    const made = generateDocument(seed * 1_000_000 + index, { family })
    const answers = Map.groupBy(made.fields, ({ concept }) => concept)
    const wanted = [...new Set([...answers.keys(), ...made.absent])].filter((concept) => !concept.includes('['))
    const asked = askFields(wanted, family, random)
    const view = viewDocument(made.document)
    const candidates = findCandidates(view)
    const profiles: FieldProfile[] = asked.map(({ leaf }) => profileOf(leaf))
    const ranked = rankAll(profiles, candidates, factsOf(view, candidates), new LabelBook(), trees)
    asked.forEach(({ concept }, field) => {
      const [best] = ranked[field] ?? []
      const profile = profiles[field]
      const expected = answers.get(concept)
      if (!profile) return
      if (expected) {
        sum.stated += 1
        sum.found += best && isRight(profile, best.candidate, expected) ? 1 : 0
      } else {
        sum.absent += 1
        sum.invented += (best?.probability ?? 0) >= leastProbability ? 1 : 0
      }
    })
  }
  return sum
}

export function share(part: number, whole: number): string {
  return whole === 0 ? '' : (part / whole).toFixed(2)
}
