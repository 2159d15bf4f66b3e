const longest = 255
/** Characters that turn or hide the text around them. */
const directing = /[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g

/** The name that a file inside a file claims, without what could lead out of a folder or fool who reads it. */
export function safeName(claimed: string): string {
  const name = claimed
    .slice(0, 16 * longest)
    .toWellFormed()
    .replace(/\p{Cc}/gu, '')
    .replace(directing, '')
    .replaceAll('\\', '/')
    .replace(/^[a-z]:(?=\/)/i, '')
    .split('/')
    .map((part) => part.trim())
    .filter((part) => part !== '' && part !== '.' && part !== '..')
    .join('/')
  return name === '' ? 'unnamed' : name.slice(-longest).toWellFormed()
}
