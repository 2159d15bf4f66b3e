const ooxml = 'http://schemas.openxmlformats.org'
const strict = 'http://purl.oclc.org/ooxml'
const odf = 'urn:oasis:names:tc:opendocument:xmlns'
const odfCompatible = ['drawing', 'style', 'text', 'table', 'presentation', 'meta', 'office', 'form', 'script', 'chart']

/** The prefix that everybody uses for a namespace: files are free to choose others. */
export const canonicalPrefixes = new Map<string, string>([
  ...both('wordprocessingml/main', 'wordprocessingml/2006/main', 'w'),
  ...both('officeDocument/relationships', 'officeDocument/2006/relationships', 'r'),
  ...both('officeDocument/math', 'officeDocument/2006/math', 'm'),
  ...both('drawingml/main', 'drawingml/2006/main', 'a'),
  ...both('drawingml/picture', 'drawingml/2006/picture', 'pic'),
  ...both('drawingml/wordprocessingDrawing', 'drawingml/2006/wordprocessingDrawing', 'wp'),
  ...both('drawingml/chart', 'drawingml/2006/chart', 'c'),
  ...both('drawingml/diagram', 'drawingml/2006/diagram', 'dgm'),
  ...both('presentationml/main', 'presentationml/2006/main', 'p'),
  [`${ooxml}/markup-compatibility/2006`, 'mc'],
  [`${ooxml}/package/2006/relationships`, ''],
  [`${ooxml}/package/2006/metadata/core-properties`, 'cp'],
  ['http://schemas.microsoft.com/office/word/2010/wordml', 'w14'],
  ['http://schemas.microsoft.com/office/word/2010/wordprocessingShape', 'wps'],
  ['http://schemas.microsoft.com/office/powerpoint/2010/main', 'p14'],
  ['http://schemas.microsoft.com/office/powerpoint/2018/8/main', 'p188'],
  ['urn:schemas-microsoft-com:vml', 'v'],
  ['urn:schemas-microsoft-com:office:office', 'o'],
  ['http://purl.org/dc/elements/1.1/', 'dc'],
  ['http://purl.org/dc/terms/', 'dcterms'],
  ...odfCompatible.map((name): [string, string] => [`${odf}:${name}:1.0`, name === 'drawing' ? 'draw' : name]),
  [`${odf}:svg-compatible:1.0`, 'svg'],
  [`${odf}:xsl-fo-compatible:1.0`, 'fo'],
  [`${odf}:manifest:1.0`, 'manifest'],
  ['http://www.w3.org/1999/xlink', 'xlink'],
])

function both(strictName: string, transitionalName: string, prefix: string): [string, string][] {
  return [
    [`${strict}/${strictName}`, prefix],
    [`${ooxml}/${transitionalName}`, prefix],
  ]
}
