import { basename } from 'node:path'
import { casesOf } from '../extract/cases.ts'
import type { Documents } from '../extract/documents.ts'
import { evaluateSet } from '../extract/evaluate.ts'
import { evalSets } from '../extract/sets.ts'
import { summarise } from '../extract/summary.ts'

/** F1 of what is extracted from a set, by its parts and of all; of the same documents in another folder where one is named. */
export async function scoreFields(
  corpus: string,
  name: string,
  documents: Documents,
  folder?: string,
): Promise<Record<string, number>> {
  const set = evalSets.find((each) => each.name === name)
  if (!set) throw new Error(`there is no set ${name}`)
  const options = { split: 'all', limit: Number.POSITIVE_INFINITY, rephrase: false }
  const names = new Set((await casesOf(corpus, set, options)).map(({ path }) => basename(path)))
  const asked =
    folder === undefined
      ? set
      : { ...set, folders: [folder], takes: (row: { file: string }) => names.has(basename(row.file)) }
  await documents.prepare((await casesOf(corpus, asked, options)).map(({ path }) => path))
  const { outcomes } = await evaluateSet(corpus, asked, documents, options)
  const groups = Map.groupBy(outcomes, ({ part }) => part)
  return Object.fromEntries([['all', outcomes] as const, ...groups].map(([part, own]) => [part, summarise(own).f1]))
}
