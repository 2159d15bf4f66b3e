import assert from 'node:assert/strict'
import { test } from 'node:test'
import { allowAddresses } from './allowed-addresses.ts'

const refused = [
  ...['127.0.0.1', '127.9.9.9', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1', '169.254.169.254'],
  ...['100.64.0.1', '0.0.0.0', '0.1.2.3', '224.0.0.1', '255.255.255.255', '198.18.0.1'],
  ...['::1', '::', 'fe80::1', 'fe80::1%eth0', 'fc00::1', 'fd12:3456::1', 'fec0::1', 'ff02::1', '2001:db8::1'],
  ...[
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::127.0.0.1',
    '::7f00:1',
    '64:ff9b::127.0.0.1',
    '64:ff9b::a00:1',
    '2002:7f00:1::',
  ],
  ...['2002:c0a8:101::1', '0:0:0:0:0:ffff:a9fe:a9fe', 'localhost', '', '127.1'],
]

const open = ['8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '::ffff:8.8.8.8', '64:ff9b::808:808']

test('addresses that are not public are refused in every spelling', () => {
  const { allows } = allowAddresses([])
  for (const address of refused) assert.equal(allows(address), false, address)
  for (const address of open) assert.equal(allows(address), true, address)
})

test('ranges that the operator lists are allowed, and no others', () => {
  const { allows } = allowAddresses(['127.0.0.1', '10.0.0.0/8', 'fd00::/8'])
  for (const address of ['127.0.0.1', '::ffff:127.0.0.1', '10.9.9.9', 'fd12::1']) assert.equal(allows(address), true)
  for (const address of ['127.0.0.2', '192.168.1.1', '::1', 'fc00::1']) assert.equal(allows(address), false)
  assert.equal(allowAddresses(['::1']).allows('::1'), true)
})
