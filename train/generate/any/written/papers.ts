import { englishLifePapers } from './papers/english-life.ts'
import { englishWorkPapers } from './papers/english-work.ts'
import { entryPapers } from './papers/entries.ts'
import { frenchPapers } from './papers/french.ts'
import { germanPapers } from './papers/german.ts'
import { spanishPapers } from './papers/spanish.ts'
import { papersIn } from './written-paper.ts'

export const papers = [
  ...[englishLifePapers, englishWorkPapers, germanPapers, frenchPapers, spanishPapers, entryPapers].flatMap(papersIn),
]
