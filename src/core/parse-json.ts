import { AppError } from './app-error.ts'

/** JSON that a person wrote: what is wrong with it is told in one line, with the name of what it stands in. */
export function parseJson(text: string, name: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    const why = text.trim() === '' ? 'it is empty.' : (cause as Error).message.replace(/\s+/g, ' ')
    throw new AppError('validation_error', `${name} is not JSON: ${why}`, { cause })
  }
}
