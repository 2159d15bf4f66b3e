import assert from 'node:assert/strict'
import { test } from 'node:test'
import { printedDocument } from '../../../test/support/printed-document.ts'
import { textDocument } from '../../../test/support/written-documents.ts'
import { extractDocument } from '../extract.ts'
import { readSchema } from '../schema/read-schema.ts'

test('in rows of words a line below one cell goes on with it, and a line of its own is no row', async () => {
  const text = `
Our branches

Branch      Address                   Phone
Leeds       14 Mill Lane              0113 496 0001
            Leeds LS1 4AB
York        7 Castle Way              01904 496 002
            York YO1 9RD
Opening hours
Monday to Friday 9 to 17
`
  const asked = readSchema({ branches: [{ branch: 'string', address: 'string', phone: 'string' }] })
  for (const document of [printedDocument([text]), await textDocument(text)])
    assert.deepEqual(extractDocument(document, asked).data, {
      branches: [
        { branch: 'Leeds', address: '14 Mill Lane Leeds LS1 4AB', phone: '0113 496 0001' },
        { branch: 'York', address: '7 Castle Way York YO1 9RD', phone: '01904 496 002' },
      ],
    })
})
