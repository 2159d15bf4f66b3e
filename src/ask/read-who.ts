import { findRelation } from './catalogue.ts'
import { columnTerm } from './form.ts'
import { ComparisonReader } from './read-comparisons.ts'
import { fold } from './words.ts'

/** Who made documents, and whom they are for. */
export class WhoReader extends ComparisonReader {
  protected asksWho(): boolean {
    return this.items.slice(0, 3).some((item) => item.kind === 'mark' && whos.has(item.text))
  }

  /** Who made a document, or whom it is for: documents have no name of their own that "who" could ask for. */
  protected selectWho(): void {
    const relation = this.subject ?? this.catalogue.relations[0]?.name ?? ''
    const { columns } = findRelation(this.catalogue, relation)
    if (!columns.some(({ isMain }) => isMain)) return
    const words = this.items.flatMap((item) =>
      item.kind === 'word' || (item.kind === 'mark' && item.mark !== 'where')
        ? [item.text]
        : item.kind === 'mark'
          ? item.text.split(' ')
          : [],
    )
    const isFor = words.some((word) => receiving.test(word))
    const role = columns.find(({ names }) => names.some((name) => fold(name) === (isFor ? 'buyer' : 'seller')))
    if (role && (isFor || words.some((word) => issuing.test(word))))
      this.select(columnTerm({ relation, column: role.name }))
    else this.guesses += 2
  }
}

const whos = new Set([
  'who',
  'to whom',
  'from whom',
  'wer',
  'wem',
  'wen',
  'von wem',
  'an wen',
  'qui',
  'a qui',
  'de qui',
  'quien',
  'quienes',
  'a quien',
  'de quien',
])
const issuing =
  /^(?:issu|s[eo](?:nd|nt|ll|ld)|invoic|bill|ausgestellt|gestellt|geschickt|emis|envoy|vend|emit|envi|von wem|de qui|de quien|from whom)/
const receiving =
  /^(?:receiv|b(?:uy|ought)|addressed|erhielt|erhalten|bekam|gekauft|recu|achet|adress|recib|compr|wem$|an wen|a qui|a quien|to whom)/
