import { type EventType, eventTypes } from '../../contract/events.ts'
import { AppError } from '../../core/app-error.ts'
import { nearestWord } from '../../core/edit-distance.ts'

/** Events by their names, separated by commas. */
export function knownEvents(list: string | undefined): EventType[] | undefined {
  const names = list?.split(',').map((name) => name.trim())
  const unknown = names?.find((name) => !(eventTypes as string[]).includes(name))
  if (unknown === undefined) return names as EventType[] | undefined
  const meant = nearestWord(unknown, eventTypes)
  const hint = meant === undefined ? '' : ` Did you mean "${meant}"?`
  throw new AppError('validation_error', `"${unknown}" is not an event.${hint} There are: ${eventTypes.join(', ')}.`)
}
