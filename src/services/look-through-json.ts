import { FairPlaces } from '../core/fair-places.ts'
import { HelperThread } from './helper-thread.ts'
import { decode, hashOf, type JsonLooking, refuseBeyondBounds } from './json-thread.ts'

/** Read in a few milliseconds. */
const largeBytes = 65_536
const thread = new HelperThread<JsonLooking>(new URL('./json-thread.ts', import.meta.url))
/** Whoever sends many large bodies at once has them looked at one by one, and another's need not wait for all of them. */
const places = new FairPlaces(1)

interface SeenJson {
  hash: Buffer
  text: string
  isLarge: boolean
}

/** JSON that may be read, as a text; throws where it has too much of anything. A large one is looked through in a thread. */
export async function lookThroughJson(bytes: Buffer, owner: string | undefined): Promise<SeenJson> {
  if (bytes.length > largeBytes) {
    const { hash } = await places.use({ owner }, () => thread.run('look', bytes))
    return { hash: Buffer.from(hash), text: decode(bytes), isLarge: true }
  }
  const text = decode(bytes)
  refuseBeyondBounds(text)
  return { hash: hashOf(bytes), text, isLarge: false }
}
