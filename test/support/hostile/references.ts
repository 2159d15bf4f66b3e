import { docx, xlsx } from './archives.ts'
import { type HostileFile, readOrDamaged } from './hostile-file.ts'

/** Files that want others fetched, or that define more text than they hold. */
export function filesThatReachOut(address: string): HostileFile[] {
  const external = (target: string) =>
    `<!DOCTYPE r [<!ENTITY x SYSTEM "${target}"><!ENTITY % p SYSTEM "${target}">%p;]>`
  const relations = `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId9" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/image" Target="${address}/picture.png" TargetMode="External"/><Relationship Id="rId8" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/attachedTemplate" Target="${address}/template.dotm" TargetMode="External"/><Relationship Id="rId7" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/image" Target="file:///etc/passwd" TargetMode="External"/></Relationships>`
  const picture = '<w:p><w:r><w:drawing><a:blip r:link="rId9"/><a:blip r:embed="rId7"/></w:drawing></w:r></w:p>'
  return [
    {
      name: 'passwd.xml',
      bytes: text(`<?xml version="1.0"?>${external('file:///etc/passwd')}<r>&x;</r>`),
      expects: readOrDamaged,
    },
    {
      name: 'remote-entity.xml',
      bytes: text(`<?xml version="1.0"?>${external(`${address}/entity`)}<r>&x;</r>`),
      expects: readOrDamaged,
    },
    {
      name: 'stylesheet.xml',
      bytes: text(
        `<?xml version="1.0"?><?xml-stylesheet href="${address}/a.xsl" type="text/xsl"?><r xmlns:xi="http://www.w3.org/2001/XInclude"><xi:include href="file:///etc/passwd" parse="text"/>Text</r>`,
      ),
      expects: readOrDamaged,
    },
    {
      name: 'passwd.docx',
      bytes: docx('<w:p><w:r><w:t>&x;</w:t></w:r></w:p>', external('file:///etc/passwd')),
      expects: readOrDamaged,
    },
    {
      name: 'remote.docx',
      bytes: docx(picture, '', { 'word/_rels/document.xml.rels': relations }),
      expects: readOrDamaged,
    },
    { name: 'remote.html', bytes: text(remotePage(address)), expects: readOrDamaged },
    {
      name: 'remote.eml',
      bytes: text(
        `From: a@example.com\r\nTo: b@example.com\r\nSubject: Pictures\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=x\r\n\r\n--x\r\nContent-Type: text/html\r\n\r\n${remotePage(address)}\r\n--x\r\nContent-Type: message/external-body; access-type=URL; URL="${address}/body"\r\n\r\n--x--\r\n`,
      ),
      expects: readOrDamaged,
    },
    {
      name: 'remote.md',
      bytes: text(`# Title\n\n![picture](${address}/a.png)\n\n[link](${address}/b)\n`),
      expects: ['document'],
    },
    {
      name: 'laughs.xml',
      bytes: text(`<?xml version="1.0"?>${laughs()}<r>Before &z; after</r>`),
      expects: ['expands_too_much', ...readOrDamaged],
    },
    {
      name: 'quadratic.xml',
      bytes: text(
        `<?xml version="1.0"?><!DOCTYPE r [<!ENTITY a "${'a'.repeat(50_000)}">]><r>${'&a;'.repeat(50_000)}</r>`,
      ),
      expects: ['expands_too_much', ...readOrDamaged],
    },
    {
      name: 'laughs.docx',
      bytes: docx('<w:p><w:r><w:t>&z;</w:t></w:r></w:p>', laughs()),
      expects: ['expands_too_much', ...readOrDamaged],
    },
    {
      name: 'laughs.xlsx',
      bytes: xlsx('<row r="2"><c r="A2" t="inlineStr"><is><t>&z;</t></is></c></row>', laughs()),
      expects: ['expands_too_much', ...readOrDamaged],
    },
    {
      name: 'laughs-in-svg.html',
      bytes: text(
        `<!doctype html><p>Text</p><svg xmlns="http://www.w3.org/2000/svg">${laughs()}<text>&z;</text></svg>`,
      ),
      expects: readOrDamaged,
    },
  ]
}

export function text(content: string): Buffer {
  return Buffer.from(content, 'utf8')
}

/** Each entity is ten times the one before: ten thousand million characters. */
function laughs(): string {
  const names = [...'qrstuvwxyz']
  const entities = names.map(
    (name, index) => `<!ENTITY ${name} "${index === 0 ? 'ha' : `&${names[index - 1]};`.repeat(10)}">`,
  )
  return `<!DOCTYPE r [${entities.join('')}]>`
}

function remotePage(address: string): string {
  return `<!doctype html><html><head><link rel="stylesheet" href="${address}/a.css"><style>@import url(${address}/b.css); body { background: url(${address}/c.png) }</style><script src="${address}/a.js"></script><script>fetch('${address}/d')</script><meta http-equiv="refresh" content="0; url=${address}/e"><base href="${address}/"></head><body onload="fetch('${address}/f')"><p>Some text to read.</p><img src="${address}/g.png" srcset="${address}/h.png 2x"><iframe src="${address}/i"></iframe><object data="${address}/j"></object><embed src="${address}/k"><video src="${address}/l"></video><svg><image href="${address}/m.png"/><use href="${address}/n.svg#x"/></svg></body></html>`
}
