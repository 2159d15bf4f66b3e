import { FairPlaces } from '../core/fair-places.ts'
import { HelperThread } from './helper-thread.ts'
import { type JsonLooking, jsonLooking } from './json-thread.ts'

/** Read in a few milliseconds. */
const largeBytes = 65_536
const thread = new HelperThread<JsonLooking>(new URL('./json-thread.ts', import.meta.url))
/** Whoever sends many large bodies at once has them looked at one by one, and another's need not wait for all of them. */
const places = new FairPlaces(1)

/** The hash of JSON that may be read; throws where it has too much of anything. A large one is looked through in a thread. */
export async function lookThroughJson(
  bytes: Buffer,
  owner: string | undefined,
): Promise<{ hash: Buffer; isLarge: boolean }> {
  const isLarge = bytes.length > largeBytes
  const look = () => thread.run('look', bytes)
  const { hash } = isLarge ? await places.use({ owner }, look) : jsonLooking.look(bytes)
  return { hash: Buffer.from(hash), isLarge }
}
