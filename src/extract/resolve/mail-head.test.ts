import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mailDocument } from '../../../test/support/written-documents.ts'
import { resolveDocument } from '../resolve-document.ts'
import { readSchema } from '../schema/read-schema.ts'

const mail = `From: "Ines Falk" <ines.falk@hafen-labor.example>
To: Bestellungen <orders@glaswerk.example>
Cc: leitung@hafen-labor.example
Subject: Re: Order 5512
Date: Tue, 14 May 2024 10:02:00 +0200
Content-Type: text/plain; charset=utf-8

Dear Mr Orth,

please add ten boxes of gloves to the order.

Kind regards
Ines

On Mon, 13 May 2024 at 17:20, Karl Orth <karl.orth@glaswerk.example> wrote:
> Dear Ms Falk, we have received your order.
> From: Karl Orth
`

test('who sends a mail and who gets it is read from its head, not from what it answers', async () => {
  const document = await mailDocument(mail)
  const fields = { sender: 'string', sender_email: 'string', recipient_name: 'string', recipient_email: 'string' }
  const { data, provenance } = resolveDocument(document, readSchema(fields))
  assert.deepEqual(data, {
    sender: 'Ines Falk',
    sender_email: 'ines.falk@hafen-labor.example',
    recipient_name: 'Bestellungen',
    recipient_email: 'orders@glaswerk.example',
  })
  assert.equal(provenance['sender']?.quote, 'Ines Falk')
})
