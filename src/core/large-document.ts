/**
 * Thrown where a document is too large to be worked on beside the requests of others: it is worked on in a process of its
 * own, which may take its time and its memory.
 */
export class LargeDocument extends Error {
  override readonly name = 'LargeDocument'
}
