import { type HostileFile, read, readOrDamaged } from './hostile-file.ts'

/** PDF files that state impossible sizes, nest without end or refer to themselves. */
export function hostilePdfs(): HostileFile[] {
  const levels = 100_000
  // What the native library does with these is not ours to change: the limits must hold.
  const readOrStopped = [...readOrDamaged, 'out_of_memory', 'timed_out', 'crashed'] as const
  return [
    { name: 'large-page.pdf', bytes: pdf({ box: '0 0 14500 20000' }), expects: read },
    { name: 'endless-page.pdf', bytes: pdf({ box: '0 0 1000000000 1000000000' }), expects: readOrStopped },
    {
      name: 'endless-empty-page.pdf',
      bytes: pdf({ box: '0 0 1000000000 1000000000', content: '0 0 m 9 9 l S' }),
      expects: readOrStopped,
    },
    { name: 'negative-page.pdf', bytes: pdf({ box: '0 0 -100 0' }), expects: readOrDamaged },
    {
      name: 'deep-array.pdf',
      bytes: pdf({ page: `/Deep ${'['.repeat(levels)}${']'.repeat(levels)}` }),
      expects: readOrDamaged,
    },
    {
      name: 'deep-dictionary.pdf',
      bytes: pdf({ page: `/Deep ${'<</A '.repeat(levels)}1${'>>'.repeat(levels)}` }),
      expects: readOrDamaged,
    },
    {
      name: 'deep-content.pdf',
      bytes: pdf({ content: `${'['.repeat(levels)} BT /F1 12 Tf 72 700 Td (Hello) Tj ET ${'q '.repeat(levels)}` }),
      expects: readOrDamaged,
    },
    { name: 'page-tree-cycle.pdf', bytes: pdf({ pages: '/Kids [2 0 R 3 0 R 2 0 R]' }), expects: readOrDamaged },
    { name: 'parent-cycle.pdf', bytes: pdf({ pages: '/Parent 2 0 R' }), expects: readOrDamaged },
    {
      name: 'million-pages.pdf',
      bytes: pdf({ pages: '/Count 1000000' }),
      expects: ['too_many_pages', ...readOrDamaged],
    },
    { name: 'negative-count.pdf', bytes: pdf({ pages: '/Count -7' }), expects: readOrDamaged },
    {
      name: 'form-recursion.pdf',
      bytes: pdf({ content: '/X1 Do BT /F1 12 Tf 72 700 Td (Hello) Tj ET' }),
      expects: readOrStopped,
    },
    { name: 'length-lie.pdf', bytes: pdf({ length: 2_000_000_000 }), expects: readOrDamaged },
    { name: 'reference-loop.pdf', bytes: pdf({ page: '/Rotate 7 0 R' }), expects: readOrDamaged },
  ]
}

interface PdfParts {
  box?: string
  /** More of the page's dictionary. */
  page?: string
  /** More of the page tree's dictionary; what comes last counts. */
  pages?: string
  content?: string
  length?: number
}

/** A PDF of one page that says "Hello", unless parts of it are replaced. */
export function pdf({
  box = '0 0 595 842',
  page = '',
  pages = '',
  content = 'BT /F1 12 Tf 72 700 Td (Hello) Tj ET',
  length,
}: PdfParts): Buffer {
  const tree = `${pages.includes('/Kids') ? '' : '/Kids [3 0 R]'} ${pages.includes('/Count') ? '' : '/Count 1'} ${pages}`
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages ${tree}>>`,
    `<</Type/Page/Parent 2 0 R/MediaBox[${box}]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>/XObject<</X1 6 0 R>>>> ${page}>>`,
    `<</Length ${length ?? content.length}>>stream\n${content}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    '<</Type/XObject/Subtype/Form/BBox[0 0 99 99]/Length 12/Resources<</XObject<</X1 6 0 R>>>>>>stream\n/X1 Do /X1 Do\nendstream',
    '7 0 R',
  ]
  let body = '%PDF-1.7\n'
  const offsets = objects.map((object, index) => {
    const offset = body.length
    body += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  return Buffer.from(
    `${body}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${body.length}\n%%EOF\n`,
    'latin1',
  )
}
