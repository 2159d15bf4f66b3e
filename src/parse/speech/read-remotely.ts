import { type AssembledPage, Assembler } from '../../document/assemble.ts'
import { draftOfSegments } from './segments.ts'
import { type TranscriptionEndpoint, transcribeRemotely } from './transcription-endpoint.ts'

/** A recording as the configured service hears it. Runs outside the sandbox, which has no network, and only sends bytes. */
export async function readRemotely(
  file: { path: string; name: string },
  options: { language?: string; signal?: AbortSignal },
  endpoint: TranscriptionEndpoint,
): Promise<AssembledPage & { language: string | null }> {
  const { segments, language } = await transcribeRemotely({
    ...file,
    endpoint,
    ...(options.language !== undefined && { language: options.language }),
    signal: options.signal ?? new AbortController().signal,
  })
  return { ...new Assembler().add(draftOfSegments(segments)), language: language ?? null }
}
