import type { Problem } from '../../document/problem.ts'
import type { Extraction } from '../../extract/extraction.ts'
import type { ModelWarning } from '../../extract/model/ask-model.ts'
import type { ModelUsage } from '../../extract/model/resolve-with-model.ts'
import type { Coverage } from '../../extract/text-coverage/measure-coverage.ts'
import type { Validation } from '../../extract/validate/validate.ts'

/** What came of one file. */
export interface FileResult {
  file: string
  /** `partial`: something of the file could not be read, see `problems`. */
  status: 'complete' | 'partial' | 'failed'
  data: unknown
  confidence: Extraction['confidence'] | null
  provenance: Extraction['provenance'] | null
  validation: Omit<Validation, 'failed'> | null
  document: { pages: number; type_detected: string; language_detected: string | null } | null
  processing: { duration_ms: number; model?: ModelUsage }
  problems?: Problem[]
  /** What the model could not do. */
  warnings?: ModelWarning[]
  coverage?: Coverage
  error?: { code: string; message: string }
}

/** The code of a result that a strict validation has refused. */
export const validationFailed = 'validation_failed'
