import { denseLetterPapers } from './papers/dense-letters.ts'
import { englishDensePapers } from './papers/english-dense.ts'
import { englishFieldPapers } from './papers/english-fields.ts'
import { englishLifePapers } from './papers/english-life.ts'
import { englishListPapers } from './papers/english-lists.ts'
import { englishNearPapers } from './papers/english-near.ts'
import { englishOfficePapers } from './papers/english-offices.ts'
import { englishPublicPapers } from './papers/english-public.ts'
import { englishTradePapers } from './papers/english-trade.ts'
import { englishWorkPapers } from './papers/english-work.ts'
import { entryPapers } from './papers/entries.ts'
import { frenchPapers } from './papers/french.ts'
import { frenchDenseLifePapers } from './papers/french-dense-life.ts'
import { frenchDensePublicPapers } from './papers/french-dense-public.ts'
import { frenchDenseTradePapers } from './papers/french-dense-trade.ts'
import { frenchDenseWorkPapers } from './papers/french-dense-work.ts'
import { moreFrenchPapers } from './papers/french-more.ts'
import { frenchNearPapers } from './papers/french-near.ts'
import { germanPapers } from './papers/german.ts'
import { germanDensePapers } from './papers/german-dense.ts'
import { germanListPapers } from './papers/german-lists.ts'
import { moreGermanPapers } from './papers/german-more.ts'
import { germanNearPapers } from './papers/german-near.ts'
import { germanOfficePapers } from './papers/german-offices.ts'
import { listPapers } from './papers/lists.ts'
import { spanishPapers } from './papers/spanish.ts'
import { spanishDenseLifePapers } from './papers/spanish-dense-life.ts'
import { spanishDensePublicPapers } from './papers/spanish-dense-public.ts'
import { spanishDenseTradePapers } from './papers/spanish-dense-trade.ts'
import { spanishDenseWorkPapers } from './papers/spanish-dense-work.ts'
import { moreSpanishPapers } from './papers/spanish-more.ts'
import { spanishNearPapers } from './papers/spanish-near.ts'
import { papersIn } from './written-paper.ts'

const english = [englishLifePapers, englishWorkPapers, englishPublicPapers, englishTradePapers, englishNearPapers]
const others = [
  germanPapers,
  moreGermanPapers,
  germanNearPapers,
  denseLetterPapers,
  frenchPapers,
  frenchDenseLifePapers,
  frenchDenseTradePapers,
  moreFrenchPapers,
  spanishPapers,
  spanishDenseLifePapers,
  spanishDenseTradePapers,
  moreSpanishPapers,
  spanishNearPapers,
]

const dense = [
  englishDensePapers,
  englishFieldPapers,
  englishListPapers,
  englishOfficePapers,
  germanDensePapers,
  germanListPapers,
  germanOfficePapers,
  frenchDensePublicPapers,
  frenchDenseWorkPapers,
  spanishDensePublicPapers,
  spanishDenseWorkPapers,
]

export const papers = [...english, ...others, ...dense, entryPapers, listPapers, frenchNearPapers].flatMap(papersIn)
