import { countTasks } from '../../storage/queue/count.ts'
import type { System } from '../system.ts'

export async function queueDepth(system: System): Promise<Record<'ready' | 'waiting' | 'running', number>> {
  return countTasks(system.db)
}
