import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertSoundDocument } from '../../../../test/support/document-invariants.ts'
import { makeMsg } from '../../../../test/support/make-msg.ts'
import { readInProcess } from '../../../../test/support/read-in-process.ts'
import { readMsg } from './read-msg.ts'
import { rtfBody } from './rtf-body.ts'
import { unpackRtf } from './unpack-rtf.ts'

const basics = { '001A': 'IPM.Note', '0037': 'Offer', '0C1A': 'Anna', '0C1F': 'anna@example.org' }

async function read(bytes: Uint8Array) {
  const document = await readInProcess(readMsg, { name: 'a.msg', bytes })
  assertSoundDocument(document)
  return document
}

test('sender, receivers, subject, body and files are read', async () => {
  const { markdown, metadata, files } = await read(
    makeMsg(
      { ...basics, '1000': 'Hello Ben,\r\n\r\nsee the file.' },
      {
        '__recip_version1.0_#00000000': { '3001': 'Ben', '39FE': 'ben@example.org' },
        '__attach_version1.0_#00000000': { '3707': 'offer.txt', '3701': Buffer.from('12.50') },
      },
    ),
  )
  assert.equal(
    markdown,
    'From: Anna <anna@example.org>  \nTo: Ben <ben@example.org>  \nSubject: Offer\n\nHello Ben,\n\nsee the file.',
  )
  assert.equal(metadata['from'], 'Anna <anna@example.org>')
  assert.deepEqual(
    files.map((file) => [file.name, Buffer.from(file.bytes).toString()]),
    [['offer.txt', '12.50']],
  )
})

test('an address that only the company knows is left out', async () => {
  const { metadata } = await read(makeMsg({ ...basics, '0C1F': '/O=EXAMPLE/CN=ANNA', '1000': 'x' }))
  assert.equal(metadata['from'], 'Anna')
})

test('html is read as html', async () => {
  const html = Buffer.from('<table><tr><th>Item<th>Price<tr><td>Tea<td>2</table>')
  const { pages } = await read(makeMsg({ ...basics, '1000': 'Item Price Tea 2', '1013': html }))
  assert.equal(pages[0]?.tables.length, 1)
})

test('html inside rich text is taken out', async () => {
  const rtf =
    "{\\rtf1\\ansi\\ansicpg1252\\fromhtml1 {\\fonttbl{\\f0 Arial;}}{\\*\\htmltag64 <p>}\\htmlrtf {\\htmlrtf0 Gr\\'fc\\'dfe \\u8364?5{\\*\\htmltag84 <br>}\\htmlrtf \\line\\htmlrtf0 now\\htmlrtf }\\htmlrtf0{\\*\\htmltag72 </p>}}"
  assert.deepEqual(rtfBody(rtf), { html: '<p>Grüße €5<br>now</p>' })
  const stored = Buffer.concat([
    Buffer.from([0, 0, 0, 0, 0, 0, 0, 0]),
    Buffer.from('MELA\0\0\0\0'),
    Buffer.from(rtf, 'latin1'),
  ])
  assert.ok((await read(makeMsg({ ...basics, '1009': stored }))).markdown.endsWith('Grüße €5\nnow'))
})

test('rich text without html gives its text', () => {
  assert.deepEqual(rtfBody('{\\rtf1{\\info{\\title x}}One\\par two\\tab \\{3\\}{\\*\\unknown y}}'), {
    text: 'One\ntwo\t{3}',
  })
})

test('packed rich text is unpacked', () => {
  // The example of the format's specification (MS-OXRTFCP 4.1.1).
  const packed = Buffer.from(
    '2d0000002b0000004c5a4675f1c5c7a703000a00726370673132354232 0af32068656c09002062770 5b06c647d0a800fa0'.replaceAll(
      ' ',
      '',
    ),
    'hex',
  )
  assert.equal(unpackRtf(packed), '{\\rtf1\\ansi\\ansicpg1252\\pard hello world}\r\n')
})

test('appointments and contacts show their own fields', async () => {
  const { markdown } = await read(
    makeMsg({ '001A': 'IPM.Contact', '3A06': 'Anna', '3A11': 'Muster', '3A16': 'Example Ltd' }),
  )
  assert.ok(markdown.includes('Full name: Anna Muster') && markdown.includes('Company: Example Ltd'))
})

test('an encrypted item still has its header', async () => {
  const { problems, markdown } = await read(makeMsg({ ...basics, '001A': 'IPM.Note.SMIME' }))
  assert.equal(problems[0]?.code, 'password_required')
  assert.ok(markdown.includes('Subject: Offer'))
})

test('a file that is no item is refused', async () => {
  await assert.rejects(read(Buffer.from('no compound file at all')), { code: 'corrupt_file' })
})

test('a chain that runs in a circle is refused instead of followed', async () => {
  const bytes = Buffer.from(makeMsg({ ...basics, '1000': 'x' }))
  const directory = bytes.readUInt32LE(48)
  bytes.writeUInt32LE(directory, (bytes.readUInt32LE(76) + 1) * 512 + directory * 4)
  await assert.rejects(read(bytes), { code: 'corrupt_file' })
})
