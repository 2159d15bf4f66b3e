import { type AppContent, appContentSchema } from '../../contract/apps.ts'
import { loadAppVersion } from '../../storage/decisions/apps.ts'
import type { AppRunRow } from '../../storage/decisions/runs.ts'
import type { Database, Tx } from '../../storage/postgres/database.ts'

export function contentOf(text: string): AppContent {
  return appContentSchema.parse(JSON.parse(text))
}

/** What a run goes by, whatever has become of its app. */
export async function contentOfRun(db: Database | Tx, { app_id, app_version }: AppRunRow) {
  const { content, content_hash } = await loadAppVersion(db, app_id, app_version)
  return { content: contentOf(content), hash: content_hash, text: content }
}
