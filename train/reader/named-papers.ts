import { papersIn, type WrittenPaper } from '../generate/any/written/written-paper.ts'

/** The papers of some files of `train/generate/any/written/papers`, or of other paths, parted by commas. */
export async function namedPapers(names: string): Promise<WrittenPaper[]> {
  return (await Promise.all(names.split(',').map(papersOf))).flat()
}

async function papersOf(name: string): Promise<WrittenPaper[]> {
  const path = name.includes('/') ? name : `../generate/any/written/papers/${name}.ts`
  return Object.values((await import(path)) as Record<string, string>).flatMap(papersIn)
}
