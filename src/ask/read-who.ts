import { findRelation } from './catalogue.ts'
import { doerIn } from './doers.ts'
import { columnTerm, relationOf } from './form.ts'
import { ComparisonReader } from './read-comparisons.ts'
import { bought } from './small-words.ts'
import { fold } from './words.ts'

/** Who made documents, and whom they are for. */
export class WhoReader extends ComparisonReader {
  protected asksWho(): boolean {
    const [first] = this.items
    const isWhoHas = first?.kind === 'mark' && /^who (?:has|have)$/.test(first.text)
    return isWhoHas || this.items.slice(0, 3).some((item) => item.kind === 'mark' && whos.has(item.text))
  }

  /** "Invoice 7: who's it from, and how much". */
  protected asksWhoBeside(): boolean {
    const isShown = [...this.draft.select, ...this.draft.group].some(
      (term) => term.kind === 'column' && this.typeOf(term.column) === 'text',
    )
    return !isShown && this.items.some((item, at) => item.kind === 'mark' && this.isAlone(item.text, at))
  }

  protected saysBought(): boolean {
    return this.items.some((item) => item.kind === 'word' && bought.test(item.text))
  }

  /** "Who did we buy it from". */
  private endsWithFrom(): boolean {
    return this.items.some((item, at) => {
      const next = this.items[at + 1]
      return (
        item.kind === 'mark' &&
        item.text === 'from' &&
        (!next || next.kind === 'comma' || this.markAt(at + 1) === 'and')
      )
    })
  }

  /** A "who" that is no "which": at the beginning, with what it is of, or with an "is". */
  private isAlone(text: string, at: number): boolean {
    return (
      whos.has(text) &&
      (at === 0 || text.includes(' ') || (text === 'who' && ['is', 'of'].includes(this.markAt(at + 1) ?? '')))
    )
  }

  /** Who made a document, or whom it is for: documents have no name of their own that "who" could ask for. */
  protected selectWho(): void {
    const relation = this.subject ?? this.catalogue.relations[0]?.name ?? ''
    const list = [relation, ...this.draft.where.flatMap((condition) => relationOf(condition) ?? [])].find((name) =>
      this.isOfDocuments(name),
    )
    const doer = list === undefined ? undefined : doerIn(list, this.items, this.catalogue)
    if (doer) {
      this.select(columnTerm(doer))
      return
    }
    const { columns } = findRelation(this.catalogue, relation)
    if (!columns.some(({ isMain }) => isMain)) return
    const words = this.items.flatMap((item) =>
      item.kind === 'word' || (item.kind === 'mark' && item.mark !== 'where')
        ? [item.text]
        : item.kind === 'mark'
          ? item.text.split(' ')
          : [],
    )
    const has = (pattern: RegExp) => words.some((word) => pattern.test(word))
    const isFrom = has(source) || this.endsWithFrom()
    const isFor = !isFrom && isOfBuyer(has)
    const isMail = this.draft.where.some((condition) => condition.kind === 'compare' && condition.value === 'email')
    const wanted = isFor ? (isMail ? 'recipient' : 'buyer') : isMail ? 'sender' : 'seller'
    const role = columns.find(({ names }) => names.some((name) => fold(name) === wanted))
    if (role && (isFor || isFrom || has(issuing) || has(buying)))
      this.select(columnTerm({ relation, column: role.name }))
    else this.guesses += 2
  }
}

/** Whom we bought it from sold it, and whom we sold it to bought it. */
function isOfBuyer(has: (pattern: RegExp) => boolean): boolean {
  const isOurs = has(ours) && !has(/^us$/)
  if (isOurs && has(buying)) return false
  return (isOurs && has(selling)) || has(receiving)
}

const ours = /^(?:we|wir|on|avons|hemos|i|ich|j|he)$|[ai]mos$/
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
  'chez qui',
])
const source = /^(?:from whom|von wem|de qui|chez qui|de quien)$/
const buying = /^(?:b(?:uy|ought)|purchas|gekauft|eingekauft|kauf|achet|compr)/
const selling = /^(?:s(?:ell|old)|verkauf|vend)/
const issuing =
  /^(?:issu|s[eo](?:nd|nt|ll|ld)|invoic|bill|ausgestellt|gestellt|geschickt|emis|envoy|vend|emit|envi|verkauf|von wem|chez qui|de qui|de quien|from whom)/
const receiving =
  /^(?:receiv|b(?:uy|ought)|addressed|erhielt|erhalten|bekam|gekauft|recu|achet|adress|recib|compr|wem$|an wen|a qui|a quien|to whom)/
