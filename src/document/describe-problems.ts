import { problemSentences } from './problem.ts'

const [begin, end] = ['<!-- problems -->', '<!-- /problems -->']

/** A page of the documentation with its table of problems made anew. */
export function withProblems(page: string): string {
  const rows = Object.entries(problemSentences).map(([code, sentence]) => `| \`${code}\` | ${sentence} |\n`)
  const from = page.indexOf(begin) + begin.length
  return `${page.slice(0, from)}\n| code | |\n|---|---|\n${rows.join('')}${page.slice(page.indexOf(end))}`
}
