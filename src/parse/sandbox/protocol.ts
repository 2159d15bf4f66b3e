import type { Problem } from '../../document/problem.ts'
import type { ReadEvent, ReadJob } from '../read-document.ts'

/** Lines of JSON: jobs to the child's standard input, answers from its descriptor 3. */
export type Command = { type: 'read'; job: ReadJob } | { type: 'load' }

export type Answer = ReadEvent | { type: 'ready' } | { type: 'done' } | { type: 'failed'; problem: Problem }

export const answerDescriptor = 3
