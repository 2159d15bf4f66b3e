import { framesOfLooking } from './frames-looking-telling.ts'
import { kindsOfDecisions } from './kinds-decisions-incidents.ts'
import { kindsOfVisits } from './kinds-visits-certificates.ts'
import { officeKindsIn } from './office-kind.ts'

export const officeKinds = officeKindsIn(framesOfLooking, [kindsOfVisits, kindsOfDecisions].join('\n'))
