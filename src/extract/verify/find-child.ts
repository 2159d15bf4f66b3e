import type { Document } from '../../document/model.ts'

/** The document inside a container that a name means (`mail.eml/terms.pdf`); the document itself without one. */
export function findChild(document: Document, name: string | undefined): Document | undefined {
  if (name === undefined) return document
  for (const child of document.children) {
    if (!child.document) continue
    if (child.name === name) return child.document
    const found = name.startsWith(`${child.name}/`) && findChild(child.document, name.slice(child.name.length + 1))
    if (found) return found
  }
  return undefined
}
