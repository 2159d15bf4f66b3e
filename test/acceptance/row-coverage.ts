import assert from 'node:assert/strict'
import { test } from 'node:test'

type Rows = Record<string, string>
/** Called right after what was asserted of these rows. */
export type Show = (...rows: string[]) => void

/** Tests that say which rows of a specification they show. Rows that are `beyondReach` have a reason instead of a test. */
export function coverRows(rows: Rows, beyondReach: Rows) {
  const covered = new Map<string, Set<string>>()
  const wanted = Object.keys(rows).filter((row) => !Object.hasOwn(beyondReach, row))
  return {
    /** A row counts when the test has passed, with at least one thing asserted for each row that it claims. */
    specification(shown: string[], sentence: string, run: (show: Show) => Promise<void>): void {
      test(sentence, async () => {
        const before = asserted
        const claimed = new Set(shown)
        await run((...more) => {
          assert.ok(asserted > before, `nothing was asserted of ${more}`)
          for (const row of more) claimed.add(row)
        })
        const made = asserted - before
        assert.ok(made >= shown.length, `${shown.length} rows by ${made} assertions`)
        assert.deepEqual(
          [...claimed].filter((row) => !wanted.includes(row)),
          [],
          'rows that the catalogue does not have',
        )
        for (const row of claimed) covered.set(row, (covered.get(row) ?? new Set()).add(sentence))
      })
    },

    /** To be called after all tests: prints what is shown by what, and fails when a row is shown by nothing. */
    reportCoverage(): void {
      test('every row of the specification is shown by a test that passes', (context) => {
        for (const row of wanted) context.diagnostic(`${row}: ${[...(covered.get(row) ?? ['NOTHING'])].join(' | ')}`)
        for (const [row, why] of Object.entries(beyondReach)) context.diagnostic(`${row}: not shown, ${why}`)
        context.diagnostic(
          `${covered.size} of ${wanted.length} rows shown, ${Object.keys(beyondReach).length} not in reach`,
        )
        assert.deepEqual(
          wanted.filter((row) => !covered.has(row)),
          [],
          'rows without a passing test',
        )
      })
    },
  }
}

/** Rows about one thing: its name is put before theirs. */
export function described(about: string, entries: Rows): Rows {
  return Object.fromEntries(Object.entries(entries).map(([name, text]) => [`${about} ${name}`, text]))
}

/** What was asserted so far, wherever: each leaf of a whole that was compared is one. */
let asserted = 0
const kinds = ['ok', 'equal', 'notEqual', 'deepEqual', 'match', 'doesNotMatch', 'rejects'] as const
for (const kind of kinds) {
  const original = assert[kind] as (...given: unknown[]) => unknown
  const counted = (...given: unknown[]) => {
    asserted += kind === 'deepEqual' ? leaves(given[1]) : 1
    return original(...given)
  }
  Object.assign(assert, { [kind]: counted })
}

function leaves(value: unknown): number {
  if (value instanceof Set || value instanceof Map) return Math.max(1, value.size)
  if (typeof value !== 'object' || value === null) return 1
  return Math.max(
    1,
    Object.values(value).reduce((sum: number, each) => sum + leaves(each), 0),
  )
}
