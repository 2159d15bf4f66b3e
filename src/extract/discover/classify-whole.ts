import type { Document } from '../../document/model.ts'
import { classifyDocument } from './classify.ts'
import { detectLanguage } from './detect-language.ts'
import type { DocumentType } from './document-types.ts'

export interface ClassifiedWhole {
  type: DocumentType
  confidence: number
  /** ISO 639-1; null when there is too little text to tell. */
  language: { code: string | null; confidence: number }
  /** Documents inside: attachments and members, not what only decorates a text. */
  children: (ClassifiedWhole & { name: string; pages: number })[]
}

/** What a file and the documents inside it are. An archive is what its members are; a mail stays a mail. */
export function classifyWhole(document: Document): ClassifiedWhole {
  const children = document.children.flatMap(({ name, relation, document: inside }) =>
    inside && relation !== 'inline' ? [{ name, pages: inside.pages.length, ...classifyWhole(inside) }] : [],
  )
  if (isArchive(document) && children.length > 0) {
    const [type, confidence] = vote(children.map((child) => [child.type, child.confidence]))
    const [code, sure] = vote(children.map(({ language }) => [language.code, language.confidence]))
    return { type, confidence, language: { code, confidence: sure }, children }
  }
  const { type, confidence } = classifyDocument(document)
  return { type, confidence, language: detectLanguage(document), children }
}

/** Its own text is no more than a list of its members. */
export function isArchive({ children }: Document): boolean {
  return children.some(({ relation }) => relation === 'member')
}

/** What most say, the surer the more; those that say something else make it less sure. */
function vote<T>(votes: [T, number][]): [T, number] {
  const sums = [...Map.groupBy(votes, ([choice]) => choice)].map(
    ([choice, all]) => [choice, all.reduce((sum, [, confidence]) => sum + confidence, 0)] as [T, number],
  )
  const [choice, sum] = sums.reduce((best, each) => (each[1] > best[1] ? each : best))
  return [choice, sum / votes.length]
}
