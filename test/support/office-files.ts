import { strToU8, zipSync } from 'fflate'
import type { Document } from '../../src/document/model.ts'

const namespaces = [
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"',
  'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"',
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"',
  'xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"',
  'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"',
  'xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"',
  'xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart"',
  'xmlns:dgm="http://schemas.openxmlformats.org/drawingml/2006/diagram"',
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"',
  'xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml"',
  'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"',
  'xmlns:v="urn:schemas-microsoft-com:vml"',
  'xmlns:o="urn:schemas-microsoft-com:office:office"',
  'xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties"',
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
  'xmlns:dcterms="http://purl.org/dc/terms/"',
].join(' ')

type Parts = Record<string, string | Uint8Array>

/** A package of parts, as office programs write it. */
export function packParts(parts: Parts): Uint8Array {
  const entries = Object.entries(parts).map(([name, content]) => [
    name,
    typeof content === 'string' ? strToU8(content) : content,
  ])
  return zipSync(Object.fromEntries(entries), { level: 1 })
}

export function officeXml(root: string, content: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?><${root} ${namespaces}>${content}</${root.split(' ')[0]}>`
}

/** `[id, kind, target]`; targets with a scheme are outside. */
export function relationships(list: [string, string, string][]): string {
  const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const items = list.map(([id, kind, target]) => {
    const mode = /^[a-z]+:/.test(target) ? ' TargetMode="External"' : ''
    return `<Relationship Id="${id}" Type="${type}/${kind}" Target="${target}"${mode}/>`
  })
  return `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${items.join('')}</Relationships>`
}

const wordStyles = officeXml(
  'w:styles',
  `<w:style w:type="paragraph" w:styleId="Title"><w:name w:val="Title"/></w:style>
   <w:style w:type="paragraph" w:styleId="H1"><w:name w:val="heading 1"/></w:style>
   <w:style w:type="paragraph" w:styleId="H2"><w:name w:val="heading 2"/></w:style>
   <w:style w:type="paragraph" w:styleId="Eigene"><w:name w:val="Eigene"/><w:basedOn w:val="H2"/></w:style>`,
)

/** A Word document with this body. Further parts and relationships are given by name. */
export function makeDocx(
  body: string,
  more: { parts?: Parts; relations?: [string, string, string][] } = {},
): Uint8Array {
  return packParts({
    '_rels/.rels': relationships([['rId1', 'officeDocument', 'word/document.xml']]),
    'word/document.xml': officeXml('w:document', `<w:body>${body}</w:body>`),
    'word/styles.xml': wordStyles,
    'word/_rels/document.xml.rels': relationships([['styles', 'styles', 'styles.xml'], ...(more.relations ?? [])]),
    ...more.parts,
  })
}

export function wordParagraph(text: string, properties = ''): string {
  return `<w:p><w:pPr>${properties}</w:pPr>${wordRun(text)}</w:p>`
}

export function wordRun(text: string, properties = ''): string {
  return `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`
}

/** A presentation with these slides: shapes, and what goes with them. */
export function makePptx(
  slides: { shapes: string; hidden?: boolean; relations?: [string, string, string][] }[],
  parts: Parts = {},
): Uint8Array {
  const ids = slides.map((_, index) => `<p:sldId id="${256 + index}" r:id="slide${index + 1}"/>`)
  const all: Parts = {
    '_rels/.rels': relationships([['rId1', 'officeDocument', 'ppt/presentation.xml']]),
    'ppt/presentation.xml': officeXml('p:presentation', `<p:sldIdLst>${ids.join('')}</p:sldIdLst>`),
    'ppt/_rels/presentation.xml.rels': relationships([
      ...slides.map((_, index): [string, string, string] => [
        `slide${index + 1}`,
        'slide',
        `slides/slide${index + 1}.xml`,
      ]),
      ['authors', 'commentAuthors', 'commentAuthors.xml'],
    ]),
    ...parts,
  }
  for (const [index, slide] of slides.entries()) {
    const root = slide.hidden ? 'p:sld show="0"' : 'p:sld'
    all[`ppt/slides/slide${index + 1}.xml`] = officeXml(root, `<p:cSld><p:spTree>${slide.shapes}</p:spTree></p:cSld>`)
    all[`ppt/slides/_rels/slide${index + 1}.xml.rels`] = relationships(slide.relations ?? [])
  }
  return packParts(all)
}

export function slideShape(
  text: string,
  options: { placeholder?: string; at?: [number, number]; box?: boolean } = {},
): string {
  const placeholder = options.placeholder === undefined ? '' : `<p:ph type="${options.placeholder}"/>`
  const place = options.at
    ? `<a:xfrm><a:off x="${options.at[0]}" y="${options.at[1]}"/><a:ext cx="100" cy="100"/></a:xfrm>`
    : ''
  const paragraphs = text.split('\n').map((line) => `<a:p><a:r><a:t>${line}</a:t></a:r></a:p>`)
  return `<p:sp><p:nvSpPr><p:cNvPr id="1" name=""/><p:cNvSpPr${options.box ? ' txBox="1"' : ''}/><p:nvPr>${placeholder}</p:nvPr></p:nvSpPr>
    <p:spPr>${place}</p:spPr><p:txBody>${paragraphs.join('')}</p:txBody></p:sp>`
}

const odf = 'urn:oasis:names:tc:opendocument:xmlns'
const odfNames = ['office', 'text', 'table', 'style', 'presentation', 'form', 'meta']
  .map((name) => `xmlns:${name}="${odf}:${name}:1.0"`)
  .concat([
    `xmlns:draw="${odf}:drawing:1.0"`,
    `xmlns:fo="${odf}:xsl-fo-compatible:1.0"`,
    `xmlns:svg="${odf}:svg-compatible:1.0"`,
    `xmlns:manifest="${odf}:manifest:1.0"`,
    'xmlns:xlink="http://www.w3.org/1999/xlink"',
    'xmlns:dc="http://purl.org/dc/elements/1.1/"',
  ])
  .join(' ')

export function odfXml(root: string, content: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?><${root} ${odfNames}>${content}</${root}>`
}

/** An OpenDocument text or presentation with this body and these automatic styles. */
export function makeOdf(
  kind: 'text' | 'presentation',
  body: string,
  more: { styles?: string; parts?: Parts } = {},
): Uint8Array {
  const content = `<office:automatic-styles>${more.styles ?? ''}</office:automatic-styles>
    <office:body><office:${kind}>${body}</office:${kind}></office:body>`
  return packParts({
    mimetype: `application/vnd.oasis.opendocument.${kind}`,
    'content.xml': odfXml('office:document-content', content),
    ...more.parts,
  })
}

/** What the blocks of that role say. */
export function textsWithRole(document: Document, role: string): string[] {
  return document.pages.flatMap((page) =>
    page.blocks
      .filter((block) => block.role === role)
      .map((block) =>
        page.words
          .slice(...block.words)
          .map((word) => word.text)
          .join(' '),
      ),
  )
}
