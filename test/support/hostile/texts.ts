import { type HostileFile, type Outcome, read, readOrDamaged } from './hostile-file.ts'
import { text } from './references.ts'

const mega = 1024 * 1024
const tooMuch: readonly Outcome[] = ['document', 'partial', 'too_large', 'timed_out', 'out_of_memory']
/** 3,000 characters of text are a page, and a line stands on one. */
const tooLong: readonly Outcome[] = ['too_many_pages']

/** Text, markup and mails that are long, deep or full of traps. */
export function hostileTexts(): HostileFile[] {
  const deep = 200_000
  return [
    {
      name: 'deep-divs.html',
      bytes: text(`<!doctype html>${'<div>'.repeat(deep)}Middle${'</div>'.repeat(deep)}`),
      expects: ['nested_too_deep', ...readOrDamaged],
    },
    {
      name: 'deep-tables.html',
      bytes: text(`<!doctype html>${'<table><tr><td>'.repeat(20_000)}Middle`),
      expects: ['nested_too_deep', ...readOrDamaged],
    },
    {
      name: 'deep-lists.html',
      bytes: text(`<!doctype html>${'<ul><li>'.repeat(50_000)}Middle`),
      expects: ['nested_too_deep', ...readOrDamaged],
    },
    {
      name: 'huge-spans.html',
      bytes: text(
        `<!doctype html><table><tr><td colspan=1000000000 rowspan=1000000000>A</td></tr>${'<tr><td colspan=1000 rowspan=65534>B</td></tr>'.repeat(500)}</table>`,
      ),
      expects: ['too_large', ...read],
    },
    {
      name: 'open-brackets.html',
      bytes: text(`<!doctype html><p>Text</p>${'<'.repeat(2 * mega)}`),
      expects: readOrDamaged,
    },
    { name: 'deep.json', bytes: text('['.repeat(mega)), expects: ['nested_too_deep', ...readOrDamaged] },
    {
      name: 'deep-and-closed.json',
      bytes: text(`${'['.repeat(mega)}${']'.repeat(mega)}`),
      expects: ['nested_too_deep', ...readOrDamaged],
    },
    {
      name: 'deep-objects.json',
      bytes: text(`${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`),
      expects: ['nested_too_deep', ...readOrDamaged],
    },
    {
      name: 'prototype.json',
      bytes: text('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},"a":1}'),
      expects: read,
    },
    {
      name: 'deep.xml',
      bytes: text(`<?xml version="1.0"?>${'<a>'.repeat(deep)}x${'</a>'.repeat(deep)}`),
      expects: ['nested_too_deep', ...readOrDamaged],
    },
    {
      name: 'many-attributes.xml',
      bytes: text(
        `<?xml version="1.0"?><a ${Array.from({ length: 40_000 }, (_, index) => `b${index}="1"`).join(' ')}>x</a>`,
      ),
      expects: ['out_of_memory', 'timed_out', ...readOrDamaged],
    },
    {
      name: 'deep.rtf',
      bytes: text(`{\\rtf1 Hello ${'{'.repeat(deep)}x${'}'.repeat(deep)}}`),
      expects: ['nested_too_deep', ...readOrDamaged],
    },
    {
      name: 'deep-quotes.md',
      bytes: text(
        `# Title\n\n${'>'.repeat(100_000)} quoted\n\n${'['.repeat(100_000)}\n\n${'*a **b '.repeat(50_000)}\n`,
      ),
      expects: read,
    },
    { name: 'one-line.txt', bytes: Buffer.alloc(50 * mega, 'x'), expects: tooLong },
    { name: 'one-line-of-words.txt', bytes: Buffer.alloc(4 * mega, 'word and '), expects: tooLong },
    { name: 'one-line.json', bytes: text(`[${'"some text",'.repeat(60_000)}"end"]`), expects: tooMuch },
    {
      name: 'one-line.csv',
      bytes: text(`a,b\n${'some text,'.repeat(60_000)}end\n`),
      expects: ['corrupt_file', ...tooMuch],
    },
    {
      name: 'open-quote.csv',
      bytes: text(`a,b\n1,"${'never closed,\n'.repeat(200_000)}`),
      expects: ['corrupt_file', ...tooMuch],
    },
    {
      name: 'many-columns.csv',
      bytes: text(`${'a,'.repeat(16_000)}\n${`${'1,'.repeat(16_000)}\n`.repeat(4)}`),
      expects: tooMuch,
    },
    { name: 'regex-trap.txt', bytes: text(regexTraps()), expects: read },
    { name: 'regex-trap.html', bytes: text(`<!doctype html><p>${regexTraps()}</p>`), expects: read },
    { name: 'regex-trap.md', bytes: text(`# Title\n\n${regexTraps()}`), expects: read },
    { name: 'many-attachments.eml', bytes: mailOf(10_000), expects: ['too_many_entries', 'partial'] },
    { name: 'nested-mail.eml', bytes: nestedMail(200), expects: ['nested_too_deep', 'partial'] },
    { name: 'names.eml', bytes: illNamedMail(), expects: read },
    {
      name: 'many-headers.eml',
      bytes: text(`From: a@example.com\r\n${'X-A: b\r\n'.repeat(200_000)}Subject: S\r\n\r\nBody\r\n`),
      expects: readOrDamaged,
    },
  ]
}

/** What makes patterns with nested repetition take for ever. */
function regexTraps(): string {
  return [
    `${'a'.repeat(50_000)}!`,
    `${' '.repeat(100_000)}x`,
    `${'\t \t'.repeat(30_000)}x`,
    '1.'.repeat(50_000),
    `${'9'.repeat(100_000)}-`,
    '(((('.repeat(20_000),
    `${'a@'.repeat(50_000)}`,
    `http://${'a.'.repeat(50_000)}`,
    '-'.repeat(100_000),
    '|'.repeat(20_000),
    '\u0300'.repeat(50_000),
  ].join('\n')
}

const head = 'From: a@example.com\r\nTo: b@example.com\r\nSubject: Files\r\nMIME-Version: 1.0\r\n'

function mailOf(attachments: number): Buffer {
  const part =
    '--x\r\nContent-Type: text/plain; name="a.txt"\r\nContent-Disposition: attachment; filename="a.txt"\r\n\r\nHello\r\n'
  return text(
    `${head}Content-Type: multipart/mixed; boundary=x\r\n\r\n--x\r\nContent-Type: text/plain\r\n\r\nThe body.\r\n${part.repeat(attachments)}--x--\r\n`,
  )
}

function nestedMail(levels: number): Buffer {
  let mail = `${head}Content-Type: text/plain\r\n\r\nIn the middle.\r\n`
  for (let level = 0; level < levels; level += 1)
    mail = `${head}Content-Type: multipart/mixed; boundary=b${level}\r\n\r\n--b${level}\r\nContent-Type: text/plain\r\n\r\nLevel\r\n--b${level}\r\nContent-Type: message/rfc822\r\nContent-Disposition: attachment\r\n\r\n${mail}\r\n--b${level}--\r\n`
  return text(mail)
}

function illNamedMail(): Buffer {
  const names = [
    '../../etc/cron.d/evil',
    '/etc/passwd',
    '..\\\\..\\\\evil.txt',
    'invoice\u202efdp.exe.txt',
    'a\u0000b.txt',
  ]
  const parts = names.map(
    (name) => `--x\r\nContent-Type: text/plain\r\nContent-Disposition: attachment; filename="${name}"\r\n\r\nHello\r\n`,
  )
  return text(
    `${head}Content-Type: multipart/mixed; boundary=x\r\n\r\n--x\r\nContent-Type: text/plain\r\n\r\nThe body.\r\n${parts.join('')}--x--\r\n`,
  )
}
