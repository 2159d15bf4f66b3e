import { framesOfAnnouncing } from './frames-announcing.ts'
import { framesOfDealing } from './frames-dealing.ts'
import { framesOfLooking } from './frames-looking-telling.ts'
import { kindsOfAgreements } from './kinds-agreements-commissions.ts'
import { kindsOfAnalyses } from './kinds-analyses-panels-periods.ts'
import { kindsOfAnnouncements } from './kinds-announcements.ts'
import { kindsOfDecisions } from './kinds-decisions-incidents.ts'
import { moreKinds } from './kinds-more.ts'
import { kindsOfVisits } from './kinds-visits-certificates.ts'
import { officeKindsIn } from './office-kind.ts'

export const officeKinds = officeKindsIn(
  [framesOfLooking, framesOfDealing, framesOfAnnouncing].join('\n'),
  [kindsOfVisits, kindsOfDecisions, kindsOfAgreements, kindsOfAnalyses, kindsOfAnnouncements, moreKinds].join('\n'),
)
