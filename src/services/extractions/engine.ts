import type { System } from '../system.ts'

/** What makes the values of this installation: the release, and the model where one helps. */
export function engineName({ settings }: Pick<System, 'settings'>): string {
  const embedded = `sheaf-embedded/${settings.version}`
  return settings.modelName === undefined ? embedded : `${embedded}+${settings.modelName}`
}
