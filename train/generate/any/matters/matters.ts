import { mattersIn } from './matter.ts'
import { landAndLaw } from './matters-land-law.ts'

export const matters = [landAndLaw].flatMap(mattersIn)
