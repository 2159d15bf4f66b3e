import assert from 'node:assert/strict'
import type { AnyDocument } from '../../train/generate/any/generate-any.ts'
import type { LabelBook } from '../../train/generate/any/label-book.ts'
import { sharesWords } from '../../train/generate/any/trades/absent-roles.ts'
import { askAny } from '../../train/reader/ask-any.ts'
import { assertSoundDocument } from './document-invariants.ts'

/** Documents are sound, and what they state without a label has words on them. */
export function assertToldOnPaper(papers: readonly AnyDocument[]): void {
  for (const { document, facts, marks, medium } of papers) {
    assertSoundDocument(document)
    const marked = new Set(marks.map(({ mark }) => mark.concept.replace('#whole', '')))
    const told = facts.all.filter(({ unlabelled }) => unlabelled && medium === 'page')
    for (const { key, concept } of told) assert.ok(marked.has(key), concept.id)
  }
}

/** Most of what is asked is answered, and nobody is asked for in vain who stands there. */
export function assertAskedFairly(papers: readonly AnyDocument[], book: LabelBook): void {
  const answers = papers.flatMap((paper, seed) => {
    const asked = askAny(paper, book, seed)
    const leaves = asked?.schema.leaves.filter(({ path }) => !path.includes('[]')) ?? []
    return leaves.map(({ path }) => asked?.spans.some((span) => span.path === path))
  })
  const share = answers.filter((isAnswered) => !isAnswered).length / answers.length
  assert.ok(share > 0.1 && share < 0.45, `${share}`)
  for (const { plan, facts } of papers)
    for (const absent of plan.absentRoles ?? [])
      assert.ok(
        [...facts.roles].every((role) => !sharesWords(role, absent)),
        absent.id,
      )
}
