import { mattersIn } from './matter.ts'
import { careAndScience } from './matters-care-science.ts'
import { cultureAndLearning } from './matters-culture-learning.ts'
import { landAndLaw } from './matters-land-law.ts'
import { natureAndTowns } from './matters-nature-towns.ts'
import { officesAndMoney } from './matters-offices-money.ts'
import { transportAndIndustry } from './matters-transport-industry.ts'

export const matters = [
  ...[landAndLaw, cultureAndLearning, transportAndIndustry],
  ...[careAndScience, officesAndMoney, natureAndTowns],
].flatMap(mattersIn)
