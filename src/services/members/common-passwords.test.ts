import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { AppError } from '../../core/app-error.ts'
import { isCommonPassword } from './common-passwords.ts'
import { hashPassword, isPassword, refuseWeakPassword } from './passwords.ts'

test('what is guessed first is refused, however it is dressed up', () => {
  const common = [
    'password1234',
    'P@ssw0rd!2024',
    'qwertyuiop123',
    '123456789012',
    'aaaaaaaaaaaaa',
    'abcabcabcabc',
    'abcdefghijklmn',
  ]
  for (const password of [
    ...common,
    'Summer2024!!',
    'welcome12345',
    'admin-password',
    '2024-11-16-2024',
    'iloveyou1234',
  ])
    assert.ok(isCommonPassword(password), password)
  for (const password of ['correct horse battery', 'violet-tram-9-lantern', 'u4Kz!rr20pQx', 'das Rad war rot und neu'])
    assert.ok(!isCommonPassword(password), password)
})

test('short ones and the own address are refused with what to do', () => {
  const refused = (password: string) => {
    try {
      refuseWeakPassword(password, 'nora.quist@example.com')
    } catch (error) {
      return (error as AppError).reason
    }
    return undefined
  }
  assert.deepEqual(
    ['tram lantern', 'short one', 'x'.repeat(257), 'nora.quist at home', 'violet tram lantern'].map(refused),
    [undefined, 'weak_password', 'weak_password', 'weak_password', undefined],
  )
})

test('a password is known by its hash, in whichever form its letters came, and nobody has none', async () => {
  const stored = await hashPassword('violet tram caf\u00e9')
  assert.ok(await isPassword('violet tram cafe\u0301', stored))
  assert.ok(!(await isPassword('violet tram cafe', stored)))
  assert.ok(!(await isPassword('violet tram cafe', null)))
  assert.notEqual(await hashPassword('violet tram caf\u00e9'), stored)
})
