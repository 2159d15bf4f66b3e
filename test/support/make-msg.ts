import { burn } from '@kenjiuno/msgreader/lib/Burner.js'

type Content = Record<string, string | Uint8Array>
type Entry = Parameters<typeof burn>[0][number]

/** A mail as Outlook saves it. Text goes into a Unicode property, bytes into a binary one. */
export function makeMsg(properties: Content, folders: Record<string, Content> = {}): Uint8Array {
  const entries: Entry[] = [{ name: 'Root Entry', type: 5, length: 0, children: [] }]
  const addAll = (parent: Entry, content: Content) => {
    for (const [tag, value] of Object.entries(content)) {
      const bytes = typeof value === 'string' ? Buffer.from(value, 'utf16le') : value
      const name = `__substg1.0_${tag}${typeof value === 'string' ? '001F' : '0102'}`
      parent.children?.push(entries.length)
      entries.push({ name, type: 2, length: bytes.length, binaryProvider: () => [...bytes] })
    }
  }
  const [root] = entries
  if (!root) throw new Error('no root')
  addAll(root, properties)
  for (const [name, content] of Object.entries(folders)) {
    root.children?.push(entries.length)
    const folder: Entry = { name, type: 1, length: 0, children: [] }
    entries.push(folder)
    addAll(folder, content)
  }
  return burn(entries)
}
