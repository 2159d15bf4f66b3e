import type { System } from '../system.ts'

/** What makes the values of this installation: the release, the model where one helps, and what the workspace has learned. */
export function engineName({ settings }: Pick<System, 'settings'>, learned?: string): string {
  const parts = [`sheaf-embedded/${settings.version}`, settings.modelName, learned && `learned-${learned}`]
  return parts.filter(Boolean).join('+')
}
