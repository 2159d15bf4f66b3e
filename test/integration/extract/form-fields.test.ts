import assert from 'node:assert/strict'
import { test } from 'node:test'
import { discover } from '../../../src/extract/discover/discover.ts'
import { readPdf } from '../../../src/parse/formats/pdf/read-pdf.ts'
import { makePdf } from '../../support/make-pdf.ts'
import { readInProcess } from '../../support/read-in-process.ts'

test('every filled field of a form is found with its name, type, value and box', async () => {
  const bytes = await makePdf((pdf) => {
    pdf.initForm()
    pdf.fontSize(12).text('Name:', 60, 100)
    pdf.formText('f1_1', 120, 95, 200, 20, { value: 'Ada Lovelace' })
    pdf.text('Born', 60, 130)
    pdf.formText('f1_2', 120, 125, 200, 20, { value: '31.01.1990' })
    pdf.formText('f1_3', 400, 125, 100, 20, {})
    pdf.formCheckbox('box', 60, 160, 15, 15, { value: 'Yes' } as never)
    pdf.text('I agree', 80, 160)
    pdf.formCombo('country', 60, 220, 100, 20, { select: ['France', 'Spain'], value: 'Spain' })
  })
  const document = await readInProcess(readPdf, { name: 'form.pdf', bytes })
  const { pairs, entities } = discover(document)
  assert.deepEqual(
    pairs.map(({ name, label, type, value }) => [name, label, type, value]),
    [
      ['name', 'Name:', 'string', 'Ada Lovelace'],
      ['birth_date', 'Born', 'date', '1990-01-31'],
      ['consent', 'I agree', 'boolean', false],
      ['country', 'country', 'string', 'ES'],
    ],
  )
  assert.deepEqual(entities, [])
  const [name] = pairs
  const field = document.formFields.find(({ name: id }) => id === 'f1_1')
  assert.equal(name?.provenance.quote, 'Ada Lovelace')
  assert.ok(Math.abs((name?.provenance.bbox?.[0] ?? 0) - (field?.box?.[0] ?? 1)) < 0.01)
})
