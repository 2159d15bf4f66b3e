import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { textDocument } from '../../../test/support/text-document.ts'
import { viewDocument } from '../view/document-view.ts'
import { findParties } from './find-parties.ts'
import type { ProseCandidate } from './prose-candidate.ts'
import { readRunningText } from './running-text.ts'

function find(text: string): ProseCandidate[] {
  const view = viewDocument(textDocument(text))
  return findParties(readRunningText(view), view)
}

function parties(text: string): (string | number)[] {
  return find(text)
    .filter(({ concepts, probability }) => concepts.includes('parties') && probability >= 0.4)
    .map(({ value }) => value)
}

describe('parties', () => {
  it('are read from numbered lists and from blocks of short lines', () => {
    assert.deepEqual(
      parties(`THIS LEASE is made on 5 January 2020

BETWEEN:

(1) HARBOUR ESTATES LIMITED, a company registered in England and Wales whose registered office is in London (the "Landlord"); and

(2) MARY ELLEN BROWN of 4 Hill Lane, Leeds (the "Tenant").`),
      ['HARBOUR ESTATES LIMITED', 'MARY ELLEN BROWN'],
    )
    assert.deepEqual(
      parties(
        'Mietvertrag\n\nzwischen\n\nAnna Schmidt\nLindenallee 4\n10115 Berlin\n\nund\n\nThomas Krüger\nHauptstraße 7',
      ),
      ['Anna Schmidt', 'Thomas Krüger'],
    )
    assert.deepEqual(
      parties(`ENTRE :

(1) La société Vents du Large S.A., immatriculée à Nantes, (ci-après « Vents »),

ET

(2) Monsieur Luc Moreau, demeurant à Rennes (ci-après le « Consultant »),

IL A ÉTÉ CONVENU CE QUI SUIT :`),
      ['Vents du Large S.A.', 'Luc Moreau'],
    )
  })

  it('may be the subject of the sentence', () => {
    assert.deepEqual(
      parties(
        'Die Alpenblick Verlag GmbH, Salzburg, und die Firma Kirsch Druck e.K., Linz, schließen folgenden Vertrag:',
      ),
      ['Alpenblick Verlag GmbH', 'Kirsch Druck e.K.'],
    )
  })

  it('need no legal form where they are described as parties', () => {
    assert.deepEqual(
      parties('This Agreement is made by and between Blue Kettle, a Texas corporation ("Kettle"), and Ann Doe.'),
      ['Blue Kettle', 'Ann Doe'],
    )
  })

  it('have the roles that their aliases name', () => {
    const [first, second] = find(
      'This Agreement is entered into between Foo Estates LLC (the "Landlord") and Bar Books Inc. (the "Tenant").',
    )
    assert.ok(first?.concepts.includes('landlord'))
    assert.ok(second?.concepts.includes('tenant'))
  })

  it('of a letter are who it is addressed to and whoever has an alias, if they sign it', () => {
    const letter = `Quiet Harbour Partners, LLC
1 Long Wharf

Dear Sirs:

You have asked for information about Brass Lantern, Inc. (together with its subsidiaries, the "Company"), which has engaged
Old Mill Advisors LLC ("Mill") to help it. You agree to keep this information confidential.

BRASS LANTERN, INC.
By: /s/ Robert Miles
Name: Robert Miles

QUIET HARBOUR PARTNERS, LLC
By: /s/ Helen Marsh`
    assert.deepEqual(new Set(parties(letter)), new Set(['Brass Lantern, Inc.', 'QUIET HARBOUR PARTNERS, LLC']))
  })

  it('are not those who sign for them', () => {
    const signed = find('Brass Lantern, Inc.\nBy: /s/ Robert Miles\nName: Robert Miles')
    assert.deepEqual(
      new Set(signed.filter(({ concepts }) => concepts.includes('signature')).map(({ value }) => value)),
      new Set(['Robert Miles']),
    )
    assert.ok(signed.every(({ concepts, value }) => value !== 'Robert Miles' || !concepts.includes('parties')))
  })
})
