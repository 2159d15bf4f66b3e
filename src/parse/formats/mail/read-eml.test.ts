import assert from 'node:assert/strict'
import { test } from 'node:test'
import iconv from 'iconv-lite'
import { assertSoundDocument } from '../../../../test/support/document-invariants.ts'
import { readInProcess } from '../../../../test/support/read-in-process.ts'
import { readEml } from './read-eml.ts'

const header =
  'From: =?utf-8?Q?J=C3=BCrgen?= <j@example.org>\r\nTo: Anna <a@example.org>, b@example.org\r\nCc: Team: c@example.org;\r\nSubject: Offer\r\nDate: Tue, 02 Jan 2024 10:00:00 +0100\r\nMessage-ID: <1@example.org>\r\nMIME-Version: 1.0\r\n'

async function read(mail: string | Uint8Array) {
  const bytes = typeof mail === 'string' ? Buffer.from(mail) : mail
  const document = await readInProcess(readEml, { name: 'a.eml', bytes })
  assertSoundDocument(document)
  const blocks = document.pages.flatMap((page) => page.blocks)
  const shown = blocks.map((block) => ({
    role: block.role,
    kind: block.kind,
    text: document.markdown.slice(block.start, block.end),
  }))
  return { ...document, shown, body: shown.filter((block) => block.role !== 'mail_header') }
}

function multipart(kind: string, ...parts: string[]): string {
  return `Content-Type: multipart/${kind}; boundary=b\r\n\r\n--b\r\n${parts.join('\r\n--b\r\n')}\r\n--b--\r\n`
}

test('header fields are pairs and metadata', async () => {
  const { shown, metadata } = await read(`${header}\r\nHello`)
  assert.deepEqual(shown.slice(0, 3), [
    { role: 'mail_header', kind: 'key_value', text: 'From: Jürgen <j@example.org>' },
    { role: 'mail_header', kind: 'key_value', text: 'To: Anna <a@example.org>, b@example.org' },
    { role: 'mail_header', kind: 'key_value', text: 'Cc: c@example.org' },
  ])
  assert.deepEqual(
    [metadata['from'], metadata['created'], metadata['message_id']],
    ['Jürgen <j@example.org>', '2024-01-02T09:00:00.000Z', '1@example.org'],
  )
})

test('an address is a word of its own', async () => {
  const { pages } = await read(`${header}\r\nHello`)
  assert.ok(pages[0]?.words.some((word) => word.text === 'j@example.org'))
})

test('of two bodies the html is read, unless it says much less', async () => {
  const plain = 'Content-Type: text/plain\r\n\r\nThe price is 5 and the delivery is free'
  const html = 'Content-Type: text/html\r\n\r\n<p>The price is <b>5</b> and the delivery is free</p>'
  assert.deepEqual((await read(header + multipart('alternative', plain, html))).body.length, 1)
  const poor = 'Content-Type: text/html\r\n\r\n<p>See text</p>'
  assert.equal(
    (await read(header + multipart('alternative', plain, poor))).body[0]?.text,
    'The price is 5 and the delivery is free',
  )
})

test('a head and rows of as many cells, parted by spaces, are a table', async () => {
  const lines = ['Item        Qty   Price', 'Blue paint  3     12.00', 'Brush       10    4.50', 'Total: 81.00']
  const { body } = await read(`${header}\r\nAs ordered:\r\n${lines.join('\r\n')}\r\n`)
  assert.deepEqual(
    body.map(({ kind }) => kind),
    ['paragraph', 'table', 'paragraph'],
  )
  assert.match(body[1]?.text ?? '', /Blue paint \| 3 +\| 12\.00/)
  const hours = ['Mon 7/29   8.0   late', 'Tue 7/30   8.0   early']
  assert.deepEqual((await read(`${header}\r\n${hours.join('\r\n')}`)).body.length, 1)
})

test('attachments, attached mails and large pictures of the html are files of their own', async () => {
  const picture = (id: string, size: number) =>
    `Content-Type: image/png; name=${id}.png\r\nContent-ID: <${id}>\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.alloc(size, 1).toString('base64')}`
  const html = 'Content-Type: text/html\r\n\r\n<img src="cid:big"><img src="cid:small">See attached'
  const file =
    'Content-Type: application/pdf\r\nContent-Disposition: attachment; filename="../in voice.pdf"\r\n\r\n%PDF-1.4'
  const mail = 'Content-Type: message/rfc822\r\n\r\nSubject: inner\r\n\r\ninner text'
  const { files, markdown } = await read(
    header + multipart('mixed', html, picture('big', 3000), picture('small', 100), file, mail),
  )
  assert.deepEqual(
    files.map((one) => [one.relation, one.name]),
    [
      ['inline', 'big.png'],
      ['attachment', 'in voice.pdf'],
      ['attachment', 'attachment-4.eml'],
    ],
  )
  assert.ok(!markdown.includes('inner text'))
})

test('what is quoted is marked in every way that mail programs have', async () => {
  for (const introduction of [
    'On 1 May 2024, Anna wrote:',
    'Am 01.05.2024 um 10:00 schrieb Anna:',
    'Le 1 mai 2024, Anna a écrit :',
    'El 1 may 2024, Anna escribió:',
  ]) {
    const { body } = await read(`${header}\r\nThanks!\r\n\r\n${introduction}\r\n> How are\r\n> you?\r\n\r\nFine.`)
    assert.deepEqual(
      body.map((block) => block.role),
      [undefined, 'quoted', 'quoted', undefined],
    )
    assert.equal(body[2]?.text, '> How are\n> you?')
  }
  for (const lines of [
    '-----Original Message-----\r\nFrom: Anna',
    'From: Anna\r\nSent: Monday',
    'Von: Anna\r\nGesendet: Montag',
    '________________________________\r\nDe : Anna',
  ])
    assert.deepEqual(
      (await read(`${header}\r\nThanks!\r\n${lines}\r\n\r\nHow are you?`)).body.map((block) => block.role),
      [undefined, 'quoted', 'quoted'],
    )
})

test('bytes that do not fit the stated charset are read in the one that they fit', async () => {
  const mail = `${header}Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: 8bit\r\n\r\nGrüße aus München`
  assert.equal((await read(iconv.encode(mail, 'windows-1252'))).body[0]?.text, 'Grüße aus München')
  assert.equal((await read(iconv.encode(`${header}\r\nGrüße`, 'utf-16le', { addBOM: true }))).body[0]?.text, 'Grüße')
})

test('an encrypted mail still has its header', async () => {
  const { shown, problems } = await read(
    `${header}Content-Type: application/pkcs7-mime; smime-type=enveloped-data\r\n\r\nMIIB`,
  )
  assert.equal(problems[0]?.code, 'password_required')
  assert.equal(shown.length, 6)
})

test('mail that is hardly one is read as far as it goes', async () => {
  assert.equal((await read('From MAILER Mon Jan 1\nSubject: x\n\nbody')).body[0]?.text, 'body')
  assert.equal((await read('Subject: only a header')).shown.length, 1)
  const deep = Array.from(
    { length: 400 },
    (_, index) => `Content-Type: multipart/mixed; boundary=b${index}\r\n\r\n--b${index}\r\n`,
  )
  await assert.rejects(read(header + deep.join('')), { code: 'nested_too_deep' })
})
