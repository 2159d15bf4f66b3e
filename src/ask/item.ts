import type { ColumnRef } from './catalogue.ts'
import type { Comparison } from './form.ts'
import type { Mark } from './phrases.ts'

/** What a piece of a question is about. `from` and `to` count tokens. */
export type Item = { from: number; to: number; score: number } & (
  | { kind: 'mark'; mark: Mark; text: string }
  | { kind: 'relation'; relation: string; only?: { column: ColumnRef; value: string } }
  /** With `also`: what is shown beside it, the last name beside the first. With `only`: the rows that its name is about. */
  | ({ kind: 'column'; columns: ColumnRef[]; text?: string } & {
      also?: ColumnRef[]
      only?: { column: ColumnRef; value: string }
    })
  /** With `part`: values that hold it. */
  | { kind: 'value'; values: { column: ColumnRef; value: string }[]; part?: string }
  | { kind: 'text'; text: string }
  /** With `isPlace`: "the second". */
  | {
      kind: 'number'
      value: number
      currency?: string
      isYear: boolean
      isTimes?: boolean
      isOnly?: boolean
      isPlace?: boolean
      isDuration?: boolean
    }
  /** With `nearest`: the days that are meant where they may be to come. */
  | { kind: 'dates'; after: string; before: string; nearest?: { after: string; before: string } }
  | { kind: 'currency'; currency: string }
  /** What had to be paid before a day, or has not; with `isNext`, what has to be paid next. */
  | { kind: 'due'; day: string; isPast: boolean; isNext?: boolean }
  /** What one column of a row says beside another. */
  | { kind: 'compared'; column: ColumnRef; comparison: Comparison; other: ColumnRef }
  | { kind: 'comma' }
  | { kind: 'word'; isFiller: boolean; text: string }
)
