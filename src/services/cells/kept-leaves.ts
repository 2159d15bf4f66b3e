/** A leaf as a record keeps it: what is shown of it, and where to look for its provenance. */
export interface KeptLeaf {
  /** Of its field. */
  name: string
  path: string
  value: unknown
  confidence: number
  extractionId: string
  /** What it says of the type of its field; null without a value. */
  typedAs: string | null
}

type StoredLeaf = [
  name: string,
  path: string,
  value: unknown,
  confidence: number,
  extractionId: string,
  typedAs?: string | null,
]

/** Lists instead of objects, and JSON instead of `jsonb`: these are many, and texts may hold what PostgreSQL cannot. */
export function writeLeaves(leaves: KeptLeaf[]): string {
  return JSON.stringify(
    leaves.map(
      (leaf): StoredLeaf => [leaf.name, leaf.path, leaf.value, leaf.confidence, leaf.extractionId, leaf.typedAs],
    ),
  )
}

export function readLeaves(text: string): KeptLeaf[] {
  const stored = JSON.parse(text) as StoredLeaf[]
  return stored.map(([name, path, value, confidence, extractionId, typedAs = null]) => ({
    ...{ name, path, value, confidence, extractionId, typedAs },
  }))
}
