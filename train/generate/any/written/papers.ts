import { denseLetterPapers } from './papers/dense-letters.ts'
import { englishDensePapers } from './papers/english-dense.ts'
import { englishFieldPapers } from './papers/english-fields.ts'
import { englishFurtherPapers1 } from './papers/english-further-1.ts'
import { englishFurtherPapers2 } from './papers/english-further-2.ts'
import { englishFurtherPapers3 } from './papers/english-further-3.ts'
import { englishFurtherPapers4 } from './papers/english-further-4.ts'
import { englishLifePapers } from './papers/english-life.ts'
import { englishListPapers } from './papers/english-lists.ts'
import { englishNearPapers } from './papers/english-near.ts'
import { englishOfficePapers } from './papers/english-offices.ts'
import { englishPublicPapers } from './papers/english-public.ts'
import { englishTradePapers } from './papers/english-trade.ts'
import { englishWiderPapers1 } from './papers/english-wider-1.ts'
import { englishWiderPapers2 } from './papers/english-wider-2.ts'
import { englishWiderPapers3 } from './papers/english-wider-3.ts'
import { englishWiderPapers4 } from './papers/english-wider-4.ts'
import { englishWorkPapers } from './papers/english-work.ts'
import { entryPapers } from './papers/entries.ts'
import { frenchPapers } from './papers/french.ts'
import { frenchDenseLifePapers } from './papers/french-dense-life.ts'
import { frenchDensePublicPapers } from './papers/french-dense-public.ts'
import { frenchDenseTradePapers } from './papers/french-dense-trade.ts'
import { frenchDenseWorkPapers } from './papers/french-dense-work.ts'
import { frenchFurtherPapers1 } from './papers/french-further-1.ts'
import { frenchFurtherPapers2 } from './papers/french-further-2.ts'
import { frenchFurtherPapers3 } from './papers/french-further-3.ts'
import { frenchFurtherPapers4 } from './papers/french-further-4.ts'
import { moreFrenchPapers } from './papers/french-more.ts'
import { frenchNearPapers } from './papers/french-near.ts'
import { germanPapers } from './papers/german.ts'
import { germanDensePapers } from './papers/german-dense.ts'
import { germanFurtherPapers1 } from './papers/german-further-1.ts'
import { germanFurtherPapers2 } from './papers/german-further-2.ts'
import { germanFurtherPapers3 } from './papers/german-further-3.ts'
import { germanFurtherPapers4 } from './papers/german-further-4.ts'
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
import { spanishFurtherPapers1 } from './papers/spanish-further-1.ts'
import { spanishFurtherPapers2 } from './papers/spanish-further-2.ts'
import { spanishFurtherPapers3 } from './papers/spanish-further-3.ts'
import { spanishFurtherPapers4 } from './papers/spanish-further-4.ts'
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

const further = [
  englishFurtherPapers1,
  englishFurtherPapers2,
  englishFurtherPapers3,
  englishFurtherPapers4,
  englishWiderPapers1,
  englishWiderPapers2,
  englishWiderPapers3,
  englishWiderPapers4,
  frenchFurtherPapers1,
  frenchFurtherPapers2,
  frenchFurtherPapers3,
  frenchFurtherPapers4,
  germanFurtherPapers1,
  germanFurtherPapers2,
  germanFurtherPapers3,
  germanFurtherPapers4,
  spanishFurtherPapers1,
  spanishFurtherPapers2,
  spanishFurtherPapers3,
  spanishFurtherPapers4,
]

export const papers = [...english, ...others, ...dense, ...further, entryPapers, listPapers, frenchNearPapers].flatMap(
  papersIn,
)
