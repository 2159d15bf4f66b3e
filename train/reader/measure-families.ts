import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import type { Mix } from '../../src/extract/reader/mix.ts'
import { readDocument } from '../../src/extract/reader/read-document.ts'
import { openReaderModel } from '../../src/extract/reader/reader-model.ts'
import type { Trees } from '../../src/extract/resolve/trees.ts'
import { viewDocument } from '../../src/extract/view/document-view.ts'
import { LabelBook } from '../generate/any/label-book.ts'
import { type Family, families } from '../generate/data/language-data.ts'
import { generateDocument } from '../generate/generate.ts'
import { Random } from '../generate/random.ts'
import { askAny } from './ask-any.ts'
import { asAny } from './family-facts.ts'
import { foundExamples, printingsOf } from './found-examples.ts'

/** How the whole engine does on families of documents that neither its reader nor its ranker was trained on. */
const { values: options } = parseArgs({
  options: {
    /** Folders with `0`, `1`, ...: a reader, and a ranker (`0.json`), trained without every so manieth family. */
    readers: { type: 'string' },
    rankers: { type: 'string' },
    labels: { type: 'string' },
    documents: { type: 'string', default: '20' },
    seed: { type: 'string', default: '7000000' },
  },
})
const { readers, rankers, labels } = options
if (!(readers && rankers && labels)) throw new Error('usage: measure-families --readers DIR --rankers DIR --labels DIR')
const parts = 2
const book = new LabelBook(JSON.parse(await readFile(join(labels, 'labels.json'), 'utf8')))
const sums = { stated: 0, given: 0, right: 0, inPlace: 0, absent: 0, invented: 0 }
console.info('| family | fields stated | F1 | the same by place | not stated | invented |\n|---|---|---|---|---|---|')
for (let part = 0; part < parts; part += 1) {
  const folder = pathToFileURL(`${resolve(readers, String(part))}/`)
  const model = await openReaderModel(folder)
  const mix = JSON.parse(await readFile(new URL('mix.json', folder), 'utf8')) as Mix
  const trees = JSON.parse(await readFile(join(rankers, `${part}.json`), 'utf8')) as Trees
  for (const family of families.filter((_, index) => index % parts === part)) {
    const counts = await measure(family, async (labelled) =>
      foundExamples(
        labelled,
        { reading: await readDocument(model, viewDocument(labelled.document), labelled.schema), mix },
        trees,
      ),
    )
    console.info(rowOf(family, counts))
    for (const name of Object.keys(sums) as (keyof typeof sums)[]) sums[name] += counts[name]
  }
}
console.info(rowOf('all', sums))

type Counts = typeof sums
type Labelled = Parameters<typeof foundExamples>[0]

/** Fields outside of lists: a value counts that is the right one, wherever it was read, or that stands in one of the places that are known to print it. */
async function measure(family: Family, extract: (labelled: Labelled) => Promise<ReturnType<typeof foundExamples>>) {
  const counts: Counts = { stated: 0, given: 0, right: 0, inPlace: 0, absent: 0, invented: 0 }
  const first = Number(options.seed)
  for (let seed = first; seed < first + Number(options.documents); seed += 1) {
    const made = asAny(generateDocument(seed, { family, book }), book, new Random(seed))
    const asked = askAny(made, book, seed)
    if (!asked) continue
    const labelled = { id: String(seed), kind: made.kind, lang: made.language, document: made.document, ...asked }
    const found = (await extract(labelled)).filter(({ path }) => !path.includes('[]'))
    const stated = new Set([...printingsOf(labelled).keys(), ...labelled.choices.map(({ path }) => path)])
    const fields = labelled.schema.leaves.map(({ path }) => path).filter((path) => !path.includes('[]'))
    counts.stated += fields.filter((path) => stated.has(path)).length
    counts.absent += fields.filter((path) => !stated.has(path)).length
    counts.given += found.length
    counts.inPlace += found.filter(({ isRight }) => isRight).length
    counts.right += found.filter(
      ({ isRight, path, value }) => isRight || valuesAt(labelled.spans, path).some(isSame(value)),
    ).length
    counts.invented += found.filter(({ path }) => !stated.has(path)).length
  }
  return counts
}

function valuesAt(spans: Labelled['spans'], path: string): unknown[] {
  return spans.flatMap((span) => (span.path === path ? [span.value] : []))
}

function isSame(given: unknown): (value: unknown) => boolean {
  const bare = (value: unknown) =>
    String(value)
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
  return (value) => value === given || (typeof value === 'string' && bare(value) === bare(given))
}

function rowOf(name: string, { stated, given, right, inPlace, absent, invented }: Counts): string {
  const [f1, f1InPlace] = [right, inPlace].map((hits) => ((2 * hits) / (stated + given)).toFixed(3))
  return `| ${name} | ${stated} | ${f1} | ${f1InPlace} | ${absent} | ${(invented / absent).toFixed(3)} |`
}
