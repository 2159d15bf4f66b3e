import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findValues } from './find-values.ts'
import type { Conventions } from './mention.ts'
import { normaliseAs } from './normalise.ts'
import { writtenNumber } from './written-numbers.ts'

const conventions: Conventions = { decimalMark: '.', dayFirst: true, language: null }

test('numbers in words are read in four languages', () => {
  const said: [string, number][] = [
    ['three thousand two hundred', 3200],
    ['twelve thousand three hundred and forty-five', 12345],
    ['one million two hundred thousand', 1200000],
    ['fifteen hundred', 1500],
    ['zweitausend', 2000],
    ['zweitausenddreihundertfünfundvierzig', 2345],
    ['eintausendzweihundert', 1200],
    ['achtunddreißigtausend', 38000],
    ['deux mille', 2000],
    ['quatre-vingt-dix-sept', 97],
    ['mille deux cent cinquante', 1250],
    ['soixante-quinze mille trois cents', 75300],
    ['dos mil', 2000],
    ['treinta y un mil quinientos', 31500],
    ['mil doscientos cuarenta y cinco', 1245],
    ['veintidós mil', 22000],
  ]
  for (const [text, value] of said) assert.equal(writtenNumber(text), value, text)
  for (const text of ['two three', 'once', 'sept', 'thousand million', 'and', 'a', 'hundred of them'])
    assert.equal(writtenNumber(text), undefined, text)
})

test('an amount in words is money, with its cents and beside nothing else', () => {
  const amountsIn = (text: string) =>
    findValues(text, conventions).flatMap(({ kind, value, start, end }) =>
      kind === 'money' ? [[value, text.slice(start, end)]] : [],
    )
  assert.deepEqual(amountsIn('pays Ms Finch three thousand two hundred euros by May'), [
    [3200, 'three thousand two hundred euros'],
  ])
  assert.deepEqual(amountsIn('beträgt zweitausend Euro und fünfzig Cent.'), [
    [2000.5, 'zweitausend Euro und fünfzig Cent'],
  ])
  assert.deepEqual(amountsIn("la somme d'un million d'euros"), [[1000000, "un million d'euros"]])
  assert.deepEqual(amountsIn('el precio es de dos mil euros'), [[2000, 'dos mil euros']])
  assert.deepEqual(amountsIn('paid in euros, and the euro rose'), [])
  assert.equal(normaliseAs('number', 'twelve thousand euros', conventions), 12000)
  assert.equal(normaliseAs('number', 'twenty-four', conventions), 24)
  assert.equal(normaliseAs('number', 'Sept', conventions), null)
})
