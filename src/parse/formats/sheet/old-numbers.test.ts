import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { strToU8, zipSync } from 'fflate'
import { assertSoundDocument } from '../../../../test/support/document-invariants.ts'
import { readInProcess } from '../../../../test/support/read-in-process.ts'
import { readWorkbook } from './read-workbook.ts'

const apple = 'http://developer.apple.com/namespaces'
const cells = `<sf:t sf:ct="0"><sf:ct sfa:s="Item"/></sf:t><sf:t><sf:ct sfa:s="Net"/></sf:t><sf:t><sf:ct sfa:s="Day"/></sf:t>
  <sf:pm sf:ct="254"><sf:menu-choices><sf:t sfa:ID="t0"><sf:ct sfa:s="Rent"/></sf:t></sf:menu-choices><sf:proxied-cell-ref sfa:IDREF="t0"/></sf:pm>
  <sf:n sf:v="700.5"/><sf:d sf:cell-date="276048000"/>
  <sf:f sf:ct="255"><sf:fo sf:fs="=SUM(B)"/><sf:r><sf:rn sf:v="700.5"/></sf:r></sf:f>`
const xml = `<ls:document xmlns:ls="${apple}/ls" xmlns:sf="${apple}/sf" xmlns:sfa="${apple}/sfa"><ls:workspace-array>
  <ls:workspace ls:workspace-name="Costs"><sf:tabular-model><sf:grid sf:numcols="3"><sf:datasource>${cells}</sf:datasource></sf:grid></sf:tabular-model></ls:workspace>
  </ls:workspace-array></ls:document>`

for (const [name, bytes] of [
  ['index.xml', strToU8(xml)],
  ['index.xml.gz', gzipSync(xml)],
] as const)
  test(`a Numbers file whose sheets are in ${name} is read`, async () => {
    const format = { name: 'numbers', mediaType: 'application/vnd.apple.numbers', reason: 'test' } as const
    const file = { name: 'old.numbers', bytes: zipSync({ [name]: bytes }) }
    const document = await readInProcess(readWorkbook, file, { format })
    assertSoundDocument(document)
    const [page] = document.pages
    assert.equal(page?.title, 'Costs')
    const found = page?.tables[0]?.cells
      .filter((cell) => cell.address)
      .map((cell) => [cell.address, cell.value, cell.formula])
    assert.deepEqual(found, [
      ['A1', undefined, undefined],
      ['B1', undefined, undefined],
      ['C1', undefined, undefined],
      ['A2', undefined, undefined],
      ['B2', 700.5, undefined],
      ['C2', '2009-10-01', undefined],
      ['B3', 700.5, 'SUM(B)'],
    ])
    assert.equal(page?.tables[0]?.headerRows, 1)
  })
