import type { JournalEntry } from '../journal.ts'
import type { FrozenRecord } from '../package.ts'

export const recordFormat = 'sheaf-decision-record/1'

/** All there is to know about a decided run, for whoever must check it later without us. */
export interface SealedRecord {
  format: typeof recordFormat
  run: { id: string; status: string; dry_run: boolean; started_at: string; sealed_at: string }
  app: { id: string; slug: string; version: number; content_hash: string; content: unknown }
  package: { hash: string; records: FrozenRecord[] }
  decision: SealedDecision
  journal: JournalEntry[]
  seal: Seal
}

export interface SealedDecision {
  outcome: unknown
  evidence: string[]
  /** Evidence outside of the package: said by the decider, and checked by nobody. */
  attestations: string[]
  rationale: string
  confidence: number | null
  decided_by: { kind: string; id: string | null; label: string | null }
  /** Of the resident rules, where they decided or proposed. */
  trace: unknown
}

export const sections = ['run', 'app', 'package', 'decision', 'journal'] as const
export type Section = (typeof sections)[number]

export interface Seal {
  algorithm: 'Ed25519'
  key_id: string
  /** SHA-256 of the canonical form of each section: what is signed, so that a change can be told from a forged seal. */
  digests: Record<Section, string>
  /** Of the canonical form of format, algorithm, key id and digests; lower-case hex. */
  signature: string
}

/** What the signature is of. */
export function signedPart({ algorithm, key_id, digests }: Pick<Seal, 'algorithm' | 'key_id' | 'digests'>) {
  return { format: recordFormat, algorithm, key_id, digests }
}
