import { mattersIn } from './matter.ts'
import { careAndScience } from './matters-care-science.ts'
import { cultureAndLearning } from './matters-culture-learning.ts'
import { landAndLaw } from './matters-land-law.ts'
import { natureAndTowns } from './matters-nature-towns.ts'
import { officesAndMoney } from './matters-offices-money.ts'
import { permitsAndNews } from './matters-permits-news.ts'
import { shortPapers } from './matters-short-papers.ts'
import { transportAndIndustry } from './matters-transport-industry.ts'
import { worksAndDays } from './matters-works-days.ts'

export const matters = [
  ...[landAndLaw, cultureAndLearning, transportAndIndustry],
  ...[careAndScience, officesAndMoney, natureAndTowns],
  ...[worksAndDays, shortPapers, permitsAndNews],
].flatMap(mattersIn)
