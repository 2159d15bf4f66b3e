import type { AnyDocument } from '../generate/any/generate-any.ts'
import type { LabelBook } from '../generate/any/label-book.ts'
import type { Family } from '../generate/data/language-data.ts'
import { generateDocument } from '../generate/generate.ts'
import { Random } from '../generate/random.ts'
import { askAny } from './ask-any.ts'
import { asAny } from './family-facts.ts'
import { makeDocument } from './make-document.ts'
import type { LabelledDocument } from './pack-document.ts'

/** Families that have rules of their own, which documents of any kind hardly meet. */
const ruled: Family[] = ['contract', 'receipt', 'trade_confirmation', 'bank_statement', 'letter']

/** Made-up documents with what is asked of them: of any kind, and so many of each family that has rules of its own. */
export function* madeDocuments(
  book: LabelBook,
  { seed, documents, families }: { seed: number; documents: number; families: number },
): Generator<LabelledDocument> {
  for (let at = seed; at < seed + documents; at += 1) yield* asked(makeDocument(at, book), at)
  for (const [index, family] of ruled.entries())
    for (let at = seed + documents; at < seed + documents + families; at += 1) {
      const own = at + (index + 1) * 1_000_000
      yield* asked(asAny(generateDocument(own, { family, book }), book, new Random(own)), own)
    }

  function* asked(made: AnyDocument, at: number): Generator<LabelledDocument> {
    const questions = askAny(made, book, at)
    const { kind, language: lang, document } = made
    if (questions) yield { id: String(at), kind, lang, document, ...questions }
  }
}
