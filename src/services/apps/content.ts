import { type AppContent, appContentSchema } from '../../contract/apps.ts'

const mostRemembered = 200
const remembered = new Map<string, AppContent>()

/** Versions never change: what was read once is known by its hash, and so are the checks that were compiled of it. */
export function contentOf(text: string, hash?: string): AppContent {
  const known = hash === undefined ? undefined : remembered.get(hash)
  if (known !== undefined) return known
  const content = appContentSchema.parse(JSON.parse(text))
  if (hash === undefined) return content
  if (remembered.size >= mostRemembered) remembered.clear()
  remembered.set(hash, content)
  return content
}
