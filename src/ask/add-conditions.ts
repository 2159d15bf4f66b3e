import { type ColumnRef, findRelation, unitOf } from './catalogue.ts'
import { type Comparison, type Condition, columnTerm, type Literal, relationOf, type Term } from './form.ts'
import { ItemCursor, type Kind } from './item-cursor.ts'

/** What rows must fulfil, put where it belongs: with the rest, beside an alternative, or to what must not be there. */
export class ConditionAdder extends ItemCursor {
  protected isNegated = false
  protected isEither = false
  protected isBoth = false
  /** What is said of the rows that a figure is of: "than the average of those in Asia". */
  protected inner: { relation: string; where: Condition[] } | undefined
  /** Whether what is said of other relations belongs to what must not be there. */
  protected isDenying = false

  /** The relation that the question is about, as far as it has been read. */
  protected get subject(): string | undefined {
    return this.draft.select[0]?.column?.relation ?? this.draft.relations[0]
  }

  protected takeNegation(): boolean {
    const was = this.isNegated
    this.isNegated = false
    return was
  }

  protected equals(column: ColumnRef, value: Literal): Condition {
    if (!this.takeNegation()) return { kind: 'compare', term: columnTerm(column), comparison: '=', value }
    return this.orMissing(column, { kind: 'compare', term: columnTerm(column), comparison: '<>', value })
  }

  protected isLike(column: ColumnRef, pattern: string): Condition {
    if (!this.takeNegation()) return { kind: 'like', column, pattern, negated: false }
    return this.orMissing(column, { kind: 'like', column, pattern, negated: true })
  }

  /** An invoice that names no supplier is not from Acme either. */
  private orMissing(column: ColumnRef, condition: Condition): Condition {
    const isOfDocuments = findRelation(this.catalogue, column.relation).kinds !== undefined
    return isOfDocuments && this.typeOf(column) === 'text'
      ? { kind: 'any', of: [condition, { kind: 'filled', column, negated: true }] }
      : condition
  }

  protected addCondition(condition: Condition): boolean {
    const relation = relationOf(condition)
    const open = this.isDenying ? this.draft.related.at(-1) : undefined
    if (this.inner) {
      const { relation: own, where } = this.inner
      const isOwn = relation === own || relation === undefined
      this.join(where, isOwn ? condition : { kind: 'related', relation, where: [condition], negated: false })
    } else if (open && relation !== undefined && relation !== this.subject && relation !== this.draft.relations[0])
      this.join(open.where, condition)
    else this.join(this.draft.where, condition)
    this.isEither = false
    return true
  }

  private join(where: Condition[], condition: Condition): void {
    const last = where.at(-1)
    if (this.isEither && last && relationOf(last) === relationOf(condition))
      where[where.length - 1] = { kind: 'any', of: [last, condition] }
    else where.push(condition)
  }

  /** "More than 3 invoices" are documents of that kind. */
  protected addOnly({ only }: Kind<'relation'> | Kind<'column'>): void {
    if (only)
      this.draft.where.push({ kind: 'compare', term: columnTerm(only.column), comparison: '=', value: only.value })
  }

  protected addHaving(term: Term, comparison: Comparison, value: number, next: number): boolean {
    this.draft.having.push({ kind: 'compare', term, comparison, value })
    this.at = next
    return true
  }

  protected addCurrency(column: ColumnRef, currency: string | undefined): void {
    const unit = unitOf(this.catalogue, column)
    if (currency === undefined || unit === undefined) return
    const where = this.inner?.relation === column.relation ? this.inner.where : this.draft.where
    where.push({ kind: 'compare', term: columnTerm(unit), comparison: '=', value: currency })
  }

  /** The column of the condition before. */
  protected lastCompared(): ColumnRef | undefined {
    const last = this.draft.where.findLast((condition) => condition.kind === 'compare' || condition.kind === 'within')
    return last?.kind === 'compare' ? last.term.column : last?.kind === 'within' ? last.column : undefined
  }
}
