import type { ChildDocument, Document } from '../../document/model.ts'
import type { Problem } from '../../document/problem.ts'

/** A child and those inside it, in order, each named with the files that it lies in, as provenance names it. */
export function descendants(children: readonly ChildDocument[], prefix = ''): ChildDocument[] {
  return children.flatMap((child) => {
    const name = `${prefix}${child.name}`
    return [{ ...child, name }, ...descendants(child.document?.children ?? [], `${name}/`)]
  })
}

/** What could not be read, of the document and of those inside it. */
export function allProblems({ problems, children }: Pick<Document, 'problems' | 'children'>): Problem[] {
  return [
    ...problems,
    ...descendants(children).flatMap(({ name, document, problem }) => problemsOf(name, document, problem)),
  ]
}

function problemsOf(name: string, document: Document | null, problem: Problem | undefined): Problem[] {
  const all = [...(problem ? [problem] : []), ...(document?.problems ?? [])]
  return all.map(({ code, message, page }) => ({
    code,
    message: `${name}: ${page === undefined ? '' : `page ${page}: `}${message}`,
  }))
}
