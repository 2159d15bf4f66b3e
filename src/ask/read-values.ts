import { ConditionAdder } from './add-conditions.ts'
import {
  type ColumnRef,
  findColumn,
  findRelation,
  holdsDocuments,
  isSameColumn,
  isSameThing,
  namingColumn,
} from './catalogue.ts'
import { isStatedBy } from './day-of-kind.ts'
import { type Condition, columnsOfCondition, isDenial } from './form.ts'
import { comparisons, type Kind } from './item-cursor.ts'
import { pathTo } from './write-sql.ts'

/** Values, and words that stand in them. */
export class ValueReader extends ConditionAdder {
  protected addValue(item: Kind<'value'>, wanted: ColumnRef[] | undefined): boolean {
    const { values, part } = item
    const denied = this.deniedBeside(this.at, values)
    const beside = denied ?? this.namedBeside(this.at)
    this.at++
    const kinds = this.kindsAsked()
    const isAsked = ({ column }: { column: ColumnRef }) => wanted?.some((one) => isSameColumn(one, column)) ?? true
    const scoreOf = ({ column }: { column: ColumnRef }) => {
      const isLast = this.items.slice(0, this.at).findLast((item) => item.kind === 'relation')
      return (
        (isAsked({ column }) ? 8 : 0) +
        (isStatedBy(findColumn(this.catalogue, column), kinds) ? 3 : 0) +
        (beside && isSameColumn(column, beside) ? 4 : 0) +
        (isLast?.kind === 'relation' && isLast.relation === column.relation ? 2 : 0) +
        (this.draft.relations.includes(column.relation) ? 1 : 0) +
        (findColumn(this.catalogue, column).isParty ? 0.5 : 0) -
        0.3 * this.distanceTo(column.relation)
      )
    }
    const [best, second] = [...values].sort((a, b) => scoreOf(b) - scoreOf(a))
    if (!best) return false
    if (beside && isSameColumn(best.column, beside)) this.noteBeside(denied !== undefined)
    const same = values.filter(({ column }) => this.isSame(column, best.column))
    if (same.length > 1 && part === undefined) return this.addAny(same)
    const isOpen = kinds.length === 0 && !wanted && !beside
    if (isOpen && values.some(({ column }) => this.isOfOtherKinds(column, best.column))) this.guesses += 1
    else if (second && scoreOf(best) === scoreOf(second)) this.guesses += this.isInSeveral(item) ? 1 : 0.5
    const next = this.items[this.at]
    if (next?.kind === 'column' && next.columns.some((column) => isSameColumn(column, best.column))) this.at++
    return this.addNamed(best.column, () =>
      part === undefined ? this.equals(best.column, best.value) : this.isLike(best.column, `%${part}%`),
    )
  }

  /** "From Baxter and Holzmann": no document is from both. "Except Baxter and Holzmann": from neither. */
  private noteBeside(isDenied: boolean): void {
    if (isDenied) this.isNegated = true
    this.isEither = !this.isNegated
  }

  private addNamed(column: ColumnRef, conditionOf: () => Condition): boolean {
    const { relation } = column
    const isElsewhere = this.subject !== undefined && relation !== this.subject
    if (!this.isNegated || !isElsewhere || this.inner) return this.addCondition(conditionOf())
    // Not "with another one", but "with none that is it".
    this.isNegated = false
    this.draft.related.push({ relation, where: [conditionOf()], negated: true })
    this.isDenying = true
    return true
  }

  /** What was denied just before, where this value is joined to it: all that are listed behind "without" are left out. */
  private deniedBeside(at: number, values: Kind<'value'>['values']): ColumnRef | undefined {
    const isAlternative = this.markAt(at - 1) === 'or'
    if (this.inner || !(this.isJoined(at) || isAlternative)) return undefined
    const last = this.isDenying ? this.draft.related.at(-1)?.where.at(-1) : this.draft.where.at(-1)
    const isDenied = last && (this.isDenying ? isNaming(last) : isDenial(last))
    const column = isDenied ? columnsOfCondition(last)[0] : undefined
    return column && values.some((value) => isSameColumn(value.column, column)) ? column : undefined
  }

  /** What the condition before says of documents, where this value is joined to it by "and" or a comma. */
  private namedBeside(at: number): ColumnRef | undefined {
    const last = this.draft.where.at(-1)
    const columns = last && !this.inner && isNaming(last) ? columnsOfCondition(last) : []
    const [column] = columns
    const isOfDocuments = column && findRelation(this.catalogue, column.relation).kinds !== undefined
    // "More from Globex than from Acme": of both, side by side.
    return isOfDocuments && (this.isJoined(at) || this.draft.derive === 'difference') ? column : undefined
  }

  /** "Acme" where there are Acme Ltd and Acme Inc: both, and so where documents name them in different fields. */
  private addAny(values: { column: ColumnRef; value: string }[]): boolean {
    const [first] = values
    return first !== undefined && this.addSome(first.column, values, ({ column, value }) => this.equals(column, value))
  }

  /** Any of them; that none of them is so can be asked of rows of a list. */
  private addSome<T>(column: ColumnRef, all: T[], conditionOf: (one: T) => Condition): boolean {
    const isElsewhere = this.subject !== undefined && column.relation !== this.subject
    if (this.isNegated && (!isElsewhere || this.inner) && all.length > 1) return false
    return this.addNamed(column, () =>
      all.length > 1 ? { kind: 'any', of: all.map(conditionOf) } : conditionOf(all[0] as T),
    )
  }

  /** What some rows call `description` others call `item_description`. */
  private isSame(a: ColumnRef, b: ColumnRef): boolean {
    if (isSameColumn(a, b)) return true
    const isOfDocuments = holdsDocuments(this.catalogue)
    return (
      isOfDocuments &&
      a.relation === b.relation &&
      isSameThing(findColumn(this.catalogue, a), findColumn(this.catalogue, b))
    )
  }

  /** A guest on a bill and an employee on a payslip, where it is not said of which documents is asked. */
  private isOfOtherKinds(a: ColumnRef, b: ColumnRef): boolean {
    const [one, other] = [findColumn(this.catalogue, a), findColumn(this.catalogue, b)]
    const isShared = one.kinds?.some((kind) => other.kinds?.includes(kind)) ?? true
    return !isShared && other.kinds !== undefined && !this.isSame(a, b)
  }

  /** How many links lie between what is asked about and a relation. */
  private distanceTo(relation: string): number {
    const from = this.subject
    return from === undefined ? 0 : (pathTo(this.catalogue, new Set([from]), relation)?.length ?? 9)
  }

  protected addText(text: string, column: ColumnRef | undefined): boolean {
    this.at++
    const target = column ?? this.columnBeside(this.at - 1) ?? this.lastTextColumn()
    if (!target) return false
    if (!column) this.guesses += 1
    const number = Number(text)
    if (this.typeOf(target) === 'number')
      return Number.isFinite(number) && this.addCondition(this.equals(target, number))
    return this.addCondition(this.equals(target, text))
  }

  protected readLike(given: ColumnRef | undefined): boolean {
    const isStart = this.markAt(this.at) === 'startsWith'
    let next = this.skip(this.at + 1, 'where', 'contains', 'startsWith')
    let item = this.items[next]
    if (item?.kind === 'column' && ['text', 'value'].includes(this.items[next + 1]?.kind ?? ''))
      item = this.items[++next]
    const text =
      item?.kind === 'text' ? item.text : item?.kind === 'value' ? (item.part ?? item.values[0]?.value) : undefined
    if (text === undefined) {
      // "Contain more than 3 chairs".
      if (item?.kind !== 'number' && !(item?.kind === 'mark' && item.mark in comparisons)) this.guesses += 0.5
      return true
    }
    const known = item?.kind === 'value' ? item.values[0]?.column : undefined
    if (!given && item?.kind === 'value' && this.isInSeveral(item)) this.guesses += 1
    const column = given ?? this.columnBeside(next) ?? known ?? this.lastTextColumn()
    if (!column) return false
    this.at = next + 1
    const values = item?.kind === 'value' ? item.values : []
    const others = values.filter(
      (one) => !given && !isSameColumn(one.column, column) && this.isSame(one.column, column),
    )
    return this.addSome(column, [column, ...others.map((one) => one.column)], (one) =>
      this.isLike(one, isStart ? `${text}%` : `%${text}%`),
    )
  }

  /** "the word 'Hey' in its title": the column stands behind. */
  protected columnBeside(at: number): ColumnRef | undefined {
    const next = this.skip(at + 1, 'where')
    const column = this.columnAt(next)
    if (column && this.typeOf(column) === 'text') return column
    return undefined
  }

  protected lastTextColumn(): ColumnRef | undefined {
    this.guesses += 0.5
    const texts = this.draft.select.flatMap((term) =>
      term.kind === 'column' && this.typeOf(term.column) === 'text' ? [term.column] : [],
    )
    const naming =
      this.draft.relations[0] === undefined
        ? undefined
        : namingColumn(findRelation(this.catalogue, this.draft.relations[0]))
    return texts.at(-1) ?? (naming && { relation: this.draft.relations[0] ?? '', column: naming.name })
  }
}

/** Whether it says which value a column has, or which ones it may have. */
function isNaming(condition: Condition): boolean {
  if (condition.kind === 'any') return condition.of.every(isNaming)
  return condition.kind === 'like' ? !condition.negated : condition.kind === 'compare' && condition.comparison === '='
}
