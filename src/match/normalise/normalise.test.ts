import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readDay } from './date.ts'
import { findKind } from './find-kind.ts'
import { normalise } from './normalise.ts'
import { readNumber } from './number.ts'
import { wordsOf } from './words.ts'

test('Words are folded, and what has figures in it is one word', () => {
  assert.deepEqual(wordsOf("Müller's Café"), ['muller', 'cafe'])
  assert.deepEqual(wordsOf('Sony DSC-W170, 2.0'), ['sony', 'dscw170', '2'])
  assert.deepEqual(wordsOf('Москва Ωmega'), ['moskva', 'omega'])
})

test('Companies are compared without their legal forms, however these are written', () => {
  for (const name of ['Müller & Söhne GmbH', 'MUELLER UND SOEHNE G.m.b.H.', 'Muller Sohne']) {
    assert.deepEqual(normalise(name, 'company'), ['muller', 'sohne'], name)
  }
  assert.deepEqual(normalise('Dupont S.A.R.L.', 'company'), ['dupont'])
  assert.deepEqual(normalise('Nordlys A/S', 'company'), ['nordlys'])
  assert.deepEqual(normalise('Orlen Sp. z o.o.', 'company'), ['orlen'])
  assert.deepEqual(normalise('AG', 'company'), ['ag'])
})

test('Companies are the same whatever their form is called, however umlauts and "and" are written', () => {
  const spelled: [string, string[]][] = [
    [
      'grun stross',
      ['Grün & Ströß AG', 'Gruen und Stroess Aktiengesellschaft', 'GRUEN AND STROESS', 'Grün et Ströß S.A.'],
    ],
    ['roca hijos', ['Roca y Hijos, S.L.U.', 'Roca & Hijos Sociedad Limitada', 'ROCA HIJOS SL']],
    ['arhus batvarft', ['Århus Båtværft ApS', 'Aarhus Baatvaerft Anpartsselskab', 'Aarhus Båtværft A/S']],
    ['nomiki', ['Nomiki A.E.', 'Nomiki O.E.', 'NOMIKI EPE']],
    ['kovar', ['Kovář s.r.o.', 'Kovar d.o.o.', 'Kovar Kft.', 'Kovar Sp. z o.o.', 'Kovar Oyj', 'Kovar Pty Ltd']],
  ]
  for (const [name, spellings] of spelled)
    for (const spelling of spellings) assert.equal(normalise(spelling, 'company').join(' '), name, spelling)
  assert.deepEqual(normalise('Sociedad Anónima', 'company'), ['sociedad', 'anonima'])
})

test('Persons lose their titles, streets their abbreviations, phones their prefixes', () => {
  assert.deepEqual(normalise('Dr. Jörg Weiß', 'person'), ['jorg', 'weiss'])
  assert.deepEqual(normalise('12 Main St.', 'street'), normalise('12 Main Street', 'street'))
  assert.deepEqual(normalise('+49 (0)30 1234567', 'phone'), normalise('030/1234567', 'phone'))
  assert.deepEqual(normalise('DE 123-456.789', 'identifier'), ['de123456789'])
})

test('Numbers are read in both decimal conventions', () => {
  const read: [string, number | undefined][] = [
    ['1.234,56', 1234.56],
    ['1,234.56', 1234.56],
    ['$ 1.29', 1.29],
    ['5.40 %', 5.4],
    ['(12)', -12],
    ['1,234', 1234],
    ['abc', undefined],
    ['12 Main Street', undefined],
  ]
  for (const [text, value] of read) assert.equal(readNumber(text), value, text)
})

test('Dates are read in many forms, and no day that the calendar does not have', () => {
  for (const text of ['2015-02-13', '13.02.2015', '13-Feb-15', 'February 13 , 2015', '20150213', '13 février 2015']) {
    assert.equal(readDay(text), Date.UTC(2015, 1, 13) / 86_400_000, text)
  }
  assert.equal(readDay('31.02.2015'), undefined)
})

test('The kind of a column follows from its values, and from its name where these are plain text', () => {
  assert.equal(findKind(['1.29', '2', '3,50']), 'number')
  assert.equal(findKind(['2015-02-13', '2015-02-14']), 'date')
  assert.equal(findKind(['404/659-0400', '+49 30 1234567']), 'phone')
  assert.equal(findKind(['f8n044', 'x1234', 'dsc170']), 'identifier')
  assert.equal(findKind(['Müller GmbH', 'Dupont SARL', 'Acme Inc']), 'company')
  assert.equal(findKind(['Nordlys AS', 'Ibarra S.L.', 'Vega A/S']), 'company')
  assert.equal(findKind(['such as', 'vida sl']), 'text')
  assert.equal(findKind(['Anna', 'Bert'], 'given_name'), 'person')
  assert.equal(findKind(['a thing', 'another']), 'text')
})
