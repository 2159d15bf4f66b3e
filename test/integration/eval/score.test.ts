import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { align } from '../../../eval/extract/align.ts'
import { calibrate, reliabilityPlots } from '../../../eval/extract/calibration.ts'
import { compare } from '../../../eval/extract/equal.ts'
import { foldOf } from '../../../eval/extract/issuers.ts'
import { rephrase, undoRephrase } from '../../../eval/extract/rephrase.ts'
import { type LeafOutcome, scoreAnswer, scorePairs, type Verdict } from '../../../eval/extract/score.ts'
import { summarise } from '../../../eval/extract/summary.ts'
import { askedOf, type RequestSchema, type TruthRow } from '../../../eval/extract/truth.ts'
import { containsValue } from '../../../src/extract/verify/contains-value.ts'

describe('equality', () => {
  it('compares dates as days', () => {
    assert.equal(compare('date', '2024-01-31T17:53', '2024-01-31'), 'exact')
    assert.equal(compare('date', '2024-01-31', '2024-01-30'), 'wrong')
    assert.equal(compare('date', 'soon', 'soon'), 'wrong')
  })

  it('compares numbers to the cent', () => {
    assert.equal(compare('number', 3.3333, 3.33), 'exact')
    assert.equal(compare('number', '12', 12), 'exact')
    assert.equal(compare('number', 0.3, 0.1 + 0.2), 'exact')
    assert.equal(compare('number', 10, 10.01), 'wrong')
    assert.equal(compare('number', 0, ''), 'wrong')
  })

  it('compares ids without spaces, dots and case', () => {
    assert.equal(compare('id', 'DE02 1203 0000', 'de0212030000'), 'exact')
    assert.equal(compare('id', 'CHE-123.456.789', 'CHE-123456789'), 'exact')
    assert.equal(compare('id', '2024-17', '202417'), 'wrong')
  })

  it('compares text without case, punctuation and double spaces', () => {
    assert.equal(compare('text', 'Example  Ltd.', 'EXAMPLE LTD'), 'exact')
  })

  it('takes text with four fifths of the words for softly equal', () => {
    assert.equal(compare('text', '1 High Street, 10115 Berlin', 'High Street 10115 Berlin'), 'soft')
    assert.equal(compare('text', 'Example Trading Ltd', 'Example Bakery Ltd'), 'wrong')
    assert.equal(compare('text', 'one one one one', 'one two three four'), 'wrong')
  })
})

describe('alignment', () => {
  it('finds the best pairing where taking the best first does not', () => {
    assert.deepEqual(
      align([
        [3, 2],
        [2, 0],
      ]),
      [1, 0],
    )
  })

  it('leaves rows alone that have nothing in common', () => {
    assert.deepEqual(
      align([
        [0, 0, 1],
        [0, 0, 0],
      ]),
      [2, -1],
    )
    assert.deepEqual(align([[], []]), [-1, -1])
    assert.deepEqual(align([]), [])
  })

  it('is as good as trying every pairing', () => {
    let seed = 7
    const random = () => {
      seed = (seed * 16807) % 2147483647
      return seed % 6
    }
    for (let round = 0; round < 200; round += 1) {
      const weights = Array.from({ length: 1 + (round % 5) }, () => Array.from({ length: 1 + (round % 4) }, random))
      const found = align(weights).reduce((sum, column, row) => sum + (weights[row]?.[column] ?? 0), 0)
      assert.equal(found, bestSum(weights))
    }
  })
})

function bestSum(weights: readonly number[][], row = 0, taken: readonly number[] = []): number {
  const own = weights[row]
  if (!own) return 0
  const sums = own.map((weight, column) =>
    taken.includes(column) ? 0 : weight + bestSum(weights, row + 1, [...taken, column]),
  )
  return Math.max(bestSum(weights, row + 1, taken), ...sums)
}

const schema: RequestSchema = {
  type: 'object',
  properties: {
    number: { type: 'string', 'x-truth': 'invoice_number' },
    total: { type: 'number' },
    kind: { type: 'string', enum: ['sale'] },
    parties: { type: 'array', items: { type: 'string' } },
    lines: {
      type: 'array',
      items: { type: 'object', properties: { description: { type: 'string' }, price: { type: 'number' } } },
    },
  },
}

function truthRow(fields: Record<string, unknown>, facts: Partial<TruthRow> = {}): TruthRow {
  return { file: 'a.pdf', fields, lang: 'en', issuer: 'a', split: 'dev', ...facts }
}

describe('what is asked', () => {
  it('is what the truth has, under the name it has there', () => {
    const asked = askedOf(schema, truthRow({ invoice_number: '17', kind: 'swap' }), { complete: ['total'] })
    assert.deepEqual(asked, {
      leaves: [{ field: 'number', rule: 'id', expected: '17', isUnprinted: false }],
      lists: {},
      absent: ['total'],
    })
  })

  it('leaves out what is not visible, unless the file is asked as a whole', () => {
    const row = truthRow({ invoice_number: '17', total: 5, parties: ['A'] }, { visible_fields: ['total'] })
    assert.deepEqual(
      askedOf(schema, row, {}).leaves.map(({ field }) => field),
      ['total'],
    )
    assert.equal(askedOf(schema, row, { isWhole: true }).leaves.length, 2)
    assert.equal(askedOf(schema, row, {}).lists['parties']?.length, 1)
  })

  it('marks what is not printed', () => {
    const row = truthRow({ total: 5, transactions: [{ total_printed: false }] })
    assert.equal(askedOf(schema, row, {}).leaves[0]?.isUnprinted, true)
  })
})

describe('the verdict on an answer', () => {
  it('compares lists row by row, whatever their order, and counts rows too many', () => {
    const lines = [
      { description: 'Paper', price: 4.5 },
      { description: 'Pens', price: 1.2 },
    ]
    const asked = askedOf(schema, truthRow({ lines, parties: ['Example Ltd', 'Sample Inc'] }), {})
    const answer = {
      data: {
        lines: [{ description: 'Subtotal' }, { description: 'pens', price: 9 }, { description: 'Paper', price: 4.5 }],
        parties: ['Sample Inc.'],
      },
      confidence: { 'lines[1].price': 0.4 },
    }
    const outcomes = scoreAnswer(asked, answer)
    assert.deepEqual(
      outcomes.map(({ path, verdict }) => [path, verdict]),
      [
        ['parties[]', 'missing'],
        ['parties[0]', 'exact'],
        ['lines[2].description', 'exact'],
        ['lines[2].price', 'exact'],
        ['lines[1].description', 'exact'],
        ['lines[1].price', 'wrong'],
        ['lines[0].description', 'extra'],
      ],
    )
    assert.equal(outcomes.find(({ path }) => path === 'lines[1].price')?.confidence, 0.4)
  })

  it('tells invented values from those rightly left empty', () => {
    const asked = askedOf(schema, truthRow({}), { complete: ['total', 'number'] })
    const outcomes = scoreAnswer(asked, { data: { total: 5, number: null }, confidence: {} })
    assert.deepEqual(
      outcomes.map(({ path, verdict }) => [path, verdict]),
      [
        ['number', 'absent'],
        ['total', 'invented'],
      ],
    )
  })

  it('takes a pair for right when label and value are', () => {
    const truth = [
      { key: 'Name:', value: 'Example' },
      { key: 'City', value: 'Berlin' },
    ]
    const pairs = [
      { label: 'City', value: 'Bonn', confidence: 0.5 },
      { label: 'name', value: 'Example', confidence: 0.5 },
    ]
    assert.deepEqual(
      scorePairs(truth, pairs).map(({ verdict }) => verdict),
      ['exact', 'missing', 'extra'],
    )
  })
})

function outcome(verdict: Verdict, confidence = 0, file = 'a'): LeafOutcome & { file: string } {
  return { field: 'a', path: 'a', verdict, expected: 1, found: 1, confidence, isUnprinted: false, file }
}

describe('the figures', () => {
  it('are micro over leaves, with soft and invented values apart', () => {
    const outcomes = (['exact', 'soft', 'wrong', 'missing', 'extra', 'invented', 'absent'] as const).map((verdict) =>
      outcome(verdict),
    )
    const summary = summarise([...outcomes, outcome('exact', 0, 'b')])
    assert.deepEqual(summary, {
      documents: 2,
      asked: 5,
      predicted: 5,
      correct: 3,
      precision: 3 / 5,
      recall: 3 / 5,
      f1: 3 / 5,
      meanF1: 3 / 4,
      soft: 1 / 3,
      allRight: 1 / 2,
      invented: 1 / 2,
    })
  })

  it('show how far confidences are off, and how much can be taken unseen', () => {
    const sure = Array.from({ length: 50 }, (_, index) => outcome(index < 2 ? 'wrong' : 'exact', 1))
    const unsure = [outcome('wrong', 0.5), outcome('exact', 0.5), outcome('missing', 0.9)]
    const calibration = calibrate([...sure, ...unsure].map((each, index) => ({ ...each, isTruthPrinted: index !== 1 })))
    assert.ok(Math.abs(calibration.error - (50 / 52) * 0.04) < 1e-9)
    assert.equal(calibration.coverage95, 50 / 53)
    assert.equal(calibration.coverage98, 0)
    assert.equal(calibration.wrongWhenSure, 2 / 52)
    assert.equal(calibration.wrongThoughPrinted, 1 / 52)
    assert.equal(calibration.bins[9]?.count, 50)
    assert.match(reliabilityPlots([{ name: 'some', calibration }]), /^<svg .*some \(error 0.038\).*<\/svg>\n$/s)
  })

  it('keep an issuer in one fold, however it is spelt', () => {
    assert.equal(foldOf('Example GmbH', 5), foldOf('EXAMPLE GMBH.', 5))
  })
})

describe('evidence', () => {
  it('sees values in their usual spellings', () => {
    assert.ok(containsValue('1.234,50 €', 1234.5))
    assert.ok(containsValue("CHF 1'000.00", 1000))
    assert.ok(containsValue('31. Januar 2024', '2024-01-31'))
    assert.ok(containsValue('31/01/24', '2024-01-31'))
    assert.ok(containsValue('20240131', '2024-01-31'))
    assert.ok(containsValue('12,00 €', 'EUR'))
    assert.ok(containsValue('DE02 1203 0000', 'DE0212030000'))
    assert.ok(containsValue('EXAMPLE, LTD.', 'Example Ltd'))
  })

  it('sees no value that is not there', () => {
    assert.ok(!containsValue('1.234,51 €', 1234.5))
    assert.ok(!containsValue('30.01.2024', '2024-01-31'))
    assert.ok(!containsValue('Sample Inc', 'Example Ltd'))
    assert.ok(!containsValue('1500', 15))
    assert.ok(!containsValue('1500', '15'))
    assert.ok(!containsValue('20', -20))
    assert.ok(containsValue('-20', -20))
    assert.ok(containsValue('(20,00)', -20))
    assert.ok(containsValue('3,5 Mio.', 3_500_000))
    assert.ok(!containsValue('20240331', '2024-03-20'))
    assert.ok(!containsValue('4 May 2024', '2024-03-04'))
    assert.ok(!containsValue('12,00 €', 'USD'))
  })
})

describe('a request in other words', () => {
  it('has other names and descriptions, and its answer comes back under the first', () => {
    const request: RequestSchema = {
      type: 'object',
      required: ['gross_total'],
      properties: {
        gross_total: { type: 'number', description: 'Total including tax' },
        line_items: { type: 'array', items: { type: 'object', properties: { quantity: { type: 'number' } } } },
      },
    }
    const other = rephrase(request, 'invoice', 'de')
    assert.deepEqual(Object.keys(other.properties ?? {}), ['bruttobetrag', 'positionen'])
    assert.deepEqual(other['required'], ['bruttobetrag'])
    assert.equal(other.properties?.['bruttobetrag']?.description, 'Summe mit Umsatzsteuer')
    const answer = {
      data: { bruttobetrag: 5, positionen: [{ menge: 2 }] },
      confidence: { overall: 1, fields: { bruttobetrag: 0.9, 'positionen[0].menge': 0.8 } },
      provenance: {},
    }
    assert.deepEqual(undoRephrase(answer, 'invoice', 'de'), {
      data: { gross_total: 5, line_items: [{ quantity: 2 }] },
      confidence: { overall: 1, fields: { gross_total: 0.9, 'line_items[0].quantity': 0.8 } },
      provenance: {},
    })
  })
})
