import { nodeText, type XmlNode } from './xml-nodes.ts'

export interface Attachment {
  name: string
  bytes: Buffer
}

const shortest = 64
const base64 = /^[A-Za-z0-9+/\s]+(?:={1,2}\s*)?$/

/** The file that an element holds as base64, as electronic invoices carry the papers that belong to them. */
export function attachmentOf(node: XmlNode): Attachment | undefined {
  const type = attribute(node, /^(?:mime-?code|mime-?type|content-?type|media-?type)$/i)
  const name = attribute(node, /^file-?name$/i)
  if (type === undefined && name === undefined) return undefined
  const text = nodeText(node)
  if (text.length < shortest || !base64.test(text)) return undefined
  const extension = type?.split(/[/+;]/)[1]
  return { name: name ?? `attachment.${extension ?? 'bin'}`, bytes: Buffer.from(text, 'base64') }
}

function attribute(node: XmlNode, names: RegExp): string | undefined {
  return node.attributes.find(([name, value]) => names.test(name.replace(/^.*:/, '')) && value !== '')?.[1]
}
