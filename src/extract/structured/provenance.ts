import { union } from '../../document/boxes.ts'
import type { Document } from '../../document/model.ts'
import type { Provenance } from '../extraction.ts'
import type { Fact } from './facts.ts'

export const absent: Provenance = {
  ...{ page: null, bbox: null, quote: null, start: null, end: null, section: null },
  ...{ kind: 'absent', resolver: 'structured' },
}

/** Where a fact stands, with the exact characters that state it. */
export function provenanceOf({ pages, markdown }: Document, fact: Fact): Provenance {
  const words = pages.find(({ number }) => number === fact.page)?.words.slice(...fact.words) ?? []
  const start = words[0]?.start
  const end = words.at(-1)?.end
  if (start === undefined || end === undefined) return absent
  return {
    ...{ page: fact.page, bbox: union(words.map(({ box }) => box)), quote: markdown.slice(start, end), start, end },
    ...{ section: fact.path, kind: 'span', resolver: 'structured' },
  }
}
