import assert from 'node:assert/strict'
import { test } from 'node:test'

import { printedDocument } from '../../test/support/printed-document.ts'
import { mailDocument } from '../../test/support/written-documents.ts'
import { resolveDocument } from './resolve-document.ts'
import { readSchema } from './schema/read-schema.ts'

test('who wrote a mail is told by its head, whatever an attachment says', async () => {
  const mail = await mailDocument(
    'From: Anna <anna@example.org>\r\nTo: ben@example.org\r\nSubject: Our offer\r\n\r\nHello Ben, see you soon.\r\n',
  )
  const attached = printedDocument(['Offer\n\nSender email: sales@example.com\nSender: sales@example.com\n'])
  const document = { ...mail, children: [{ ...{ name: 'offer.txt', document: attached } }] } as typeof mail
  const schema = readSchema({ type: 'object', properties: { sender: { type: 'string', format: 'email' } } })
  assert.deepEqual(resolveDocument(document, schema).data, { sender: 'anna@example.org' })
})
