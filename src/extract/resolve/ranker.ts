import { readFileSync } from 'node:fs'
import type { Trees } from './trees.ts'

/** The weights that `npm run train` made. */
export const ranker: Trees = JSON.parse(readFileSync(new URL('./ranker.json', import.meta.url), 'utf8'))
