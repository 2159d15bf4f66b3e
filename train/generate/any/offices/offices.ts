import { framesOfDealing } from './frames-dealing.ts'
import { framesOfLooking } from './frames-looking-telling.ts'
import { kindsOfAgreements } from './kinds-agreements-commissions.ts'
import { kindsOfAnalyses } from './kinds-analyses-panels-periods.ts'
import { kindsOfDecisions } from './kinds-decisions-incidents.ts'
import { kindsOfVisits } from './kinds-visits-certificates.ts'
import { officeKindsIn } from './office-kind.ts'

export const officeKinds = officeKindsIn(
  [framesOfLooking, framesOfDealing].join('\n'),
  [kindsOfVisits, kindsOfDecisions, kindsOfAgreements, kindsOfAnalyses].join('\n'),
)
