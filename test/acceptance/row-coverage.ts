import assert from 'node:assert/strict'
import { test } from 'node:test'

type Rows = Record<string, string>

/** Tests that say which rows of a specification they show. Rows that are `beyondReach` have a reason instead of a test. */
export function coverRows(rows: Rows, beyondReach: Rows) {
  const covered = new Map<string, string[]>()
  const wanted = Object.keys(rows).filter((row) => !Object.hasOwn(beyondReach, row))
  return {
    /** A row counts when the test has passed. */
    specification(shown: string[], sentence: string, run: () => Promise<void>): void {
      test(sentence, async () => {
        const unknown = shown.filter((row) => !wanted.includes(row))
        assert.deepEqual(unknown, [], 'rows that the catalogue does not have')
        await run()
        for (const row of shown) covered.set(row, [...(covered.get(row) ?? []), sentence])
      })
    },

    /** To be called after all tests: prints what is shown by what, and fails when a row is shown by nothing. */
    reportCoverage(): void {
      test('every row of the specification is shown by a test that passes', (context) => {
        for (const row of wanted) context.diagnostic(`${row}: ${covered.get(row)?.join(' | ') ?? 'NOTHING'}`)
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
