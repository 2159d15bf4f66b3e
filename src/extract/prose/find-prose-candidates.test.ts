import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { textDocument } from '../../../test/support/text-document.ts'
import type { ConceptId } from '../lexicon/concepts.ts'
import { viewDocument } from '../view/document-view.ts'
import { findProseCandidates } from './find-prose-candidates.ts'

/** What is found for a meaning with some certainty, in the order of the text. */
function find(concept: ConceptId, ...pages: string[]): (string | number)[] {
  return findProseCandidates(viewDocument(textDocument(...pages)))
    .filter(({ concepts, probability }) => concepts.includes(concept) && probability >= 0.4)
    .map(({ value }) => value)
}

const english = `MUTUAL NON-DISCLOSURE AGREEMENT

This Agreement is made and entered into as of this 3rd day of March, 2012 (the "Effective Date") by and between
Northwind Instruments, Inc., a Delaware corporation having its office at 12 Mill Road, Dover ("Northwind"), and
Peter Q. Larkin, an individual residing in Boston and Salem (the "Consultant").

WHEREAS, pursuant to a Merger Agreement dated May 1, 2010 by and between Northwind and Harbour Lights LLC, more is wanted;

6. No Solicitation. For a period of one year from the date hereof the Consultant will not solicit employees of Northwind.

7. Term. This Agreement shall remain in effect for a period of two (2) years, and either party may terminate it upon thirty
(30) days' prior written notice. The duty of confidence set out in Section 2 survives for five years after termination.

9. Governing Law. This Agreement shall be governed by and construed in accordance with the internal laws of the State of New
York, without regard to its conflict of laws rules.`

const german = `Geheimhaltungsvereinbarung

zwischen der Nordwind Messtechnik GmbH, Hafenstraße 12, 20457 Hamburg, vertreten durch den Geschäftsführer Herrn Jan Peters
– nachfolgend „Auftraggeber“ genannt – und der Südlicht Optik AG, Bergweg 3, 80331 München – nachfolgend „Auftragnehmer“ –
wird folgende Vereinbarung geschlossen:

§ 5 Laufzeit

Diese Vereinbarung tritt am 1. April 2021 in Kraft und hat eine Laufzeit von drei Jahren. Sie kann von jeder Partei mit
einer Frist von sechs Monaten zum Jahresende gekündigt werden.

§ 9 Schlussbestimmungen

Diese Vereinbarung unterliegt dem Recht der Bundesrepublik Deutschland. Ausschließlicher Gerichtsstand ist Hamburg.`

const french = `CONTRAT DE PRESTATION DE SERVICES

Entre les soussignés : La société Atelier Lumière SAS, au capital de 10 000 euros, dont le siège social est situé 4 rue des
Lilas à Lyon, représentée par Mme Claire Petit, ci-après dénommée « le Prestataire », d'une part, et la société Comptoir du
Nord SARL, dont le siège est à Lille, ci-après dénommée « le Client », d'autre part, il a été convenu ce qui suit :

Article 3 - Durée

Le présent contrat est conclu pour une durée de deux ans et prend effet le 15 janvier 2022. Chaque partie peut le résilier
moyennant un préavis de trois mois.

Article 9 - Droit applicable

Le présent contrat est régi par le droit français. Tout litige relève de la compétence des tribunaux de Lyon.`

const spanish = `CONTRATO DE CONFIDENCIALIDAD

REUNIDOS De una parte, D. Juan Prado Vega, mayor de edad, en nombre y representación de Molinos del Sur, S.L., con domicilio
en Sevilla (en adelante, el "Cliente"), y de otra parte, Faros Digitales, S.A., con domicilio en Vigo (en adelante, el
"Proveedor"), EXPONEN lo siguiente:

PRIMERA.- Duración. El presente contrato entrará en vigor el 1 de junio de 2023 y tendrá una duración de cuatro años.
Cualquiera de las partes podrá resolver el contrato con un preaviso de dos meses.

SEGUNDA.- Ley aplicable. El presente contrato se regirá por las leyes de España y las partes se someten a los juzgados y
tribunales de Madrid.`

describe('running text', () => {
  it('gives the parties of the first sentence, not of another agreement', () => {
    assert.deepEqual(find('parties', english), ['Northwind Instruments, Inc.', 'Peter Q. Larkin'])
    assert.deepEqual(find('parties', german), ['Nordwind Messtechnik GmbH', 'Südlicht Optik AG'])
    assert.deepEqual(find('parties', french), ['Atelier Lumière SAS', 'Comptoir du Nord SARL'])
    assert.deepEqual(find('parties', spanish), ['Molinos del Sur, S.L.', 'Faros Digitales, S.A.'])
  })

  it('gives the day from which an agreement holds, not that of another', () => {
    assert.deepEqual(find('effective_date', english), ['2012-03-03'])
    assert.deepEqual(find('effective_date', german), ['2021-04-01'])
    assert.deepEqual(find('effective_date', french), ['2022-01-15'])
    assert.deepEqual(find('effective_date', spanish), ['2023-06-01'])
  })

  it('keeps apart how long an agreement lasts and how long before its end notice is given', () => {
    assert.deepEqual(find('contract_term', english), ['2 years'])
    assert.deepEqual(find('notice_period', english), ['30 days'])
    assert.deepEqual(find('confidentiality_period', english), ['5 years'])
    assert.deepEqual(find('contract_term', german), ['3 years'])
    assert.deepEqual(find('notice_period', german), ['6 months'])
    assert.deepEqual(find('contract_term', french), ['2 years'])
    assert.deepEqual(find('notice_period', french), ['3 months'])
    assert.deepEqual(find('contract_term', spanish), ['4 years'])
    assert.deepEqual(find('notice_period', spanish), ['2 months'])
  })

  it('gives the law as it is printed, and the courts apart from it', () => {
    assert.deepEqual(find('governing_law', english), ['New York'])
    assert.deepEqual(find('governing_law', german), ['Bundesrepublik Deutschland'])
    assert.deepEqual(find('jurisdiction', german), ['Bundesrepublik Deutschland', 'Hamburg'])
    assert.deepEqual(find('governing_law', french), ['droit français'])
    assert.deepEqual(find('jurisdiction', french), ['droit français', 'Lyon'])
    assert.deepEqual(find('governing_law', spanish), ['España'])
    assert.deepEqual(find('jurisdiction', spanish), ['España', 'Madrid'])
  })

  it('says nothing of what no sentence names', () => {
    const letter = `Thank you for your letter of 3 May 2020. We delivered within two weeks, and the lamp has now worked for
three years in our house in New York, as Larkin & Sons Ltd. told us it would.`
    for (const concept of ['parties', 'effective_date', 'contract_term', 'governing_law'] as const)
      assert.deepEqual(find(concept, letter), [])
  })

  it('notes the exact words, also where they go over the end of a line or a page', () => {
    const view = viewDocument(textDocument(english))
    const law = findProseCandidates(view).find(({ concepts }) => concepts.includes('governing_law'))
    const words = law?.parts.flatMap(({ segment, first, last }) =>
      segment.words.slice(first, last + 1).map((word) => view.document.pages[segment.page]?.words[word]?.text),
    )
    assert.deepEqual(words, ['New', 'York,'])
  })
})
