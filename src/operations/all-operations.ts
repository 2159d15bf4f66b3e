import { apiKeyOperations } from './api-keys.ts'
import { appRunOperations } from './app-runs.ts'
import { appOperations } from './apps.ts'
import { askOperations } from './ask.ts'
import { auditOperation } from './audit.ts'
import { billingOperations } from './billing.ts'
import { creditOperations } from './credits.ts'
import { decisionTaskOperations } from './decision-tasks.ts'
import { deliveryOperations } from './deliveries.ts'
import { documentOperations } from './documents.ts'
import { extractOperations } from './extract.ts'
import { extractionOperations } from './extractions.ts'
import { fieldOperations } from './fields.ts'
import { recordOperations } from './filter-and-search.ts'
import { jobOperations } from './jobs.ts'
import { learningOperations } from './learning.ts'
import { matchingOperations } from './matching.ts'
import { memberOperations } from './members.ts'
import type { Operation } from './operation.ts'
import { pipelineOperations } from './pipelines.ts'
import { primitiveOperations } from './primitives.ts'
import { processJobOperations } from './process-jobs.ts'
import { referenceDataOperations } from './reference-data.ts'
import { reviewOperations } from './review.ts'
import { runOperations } from './runs.ts'
import { schemaOperations } from './schemas.ts'
import { sourceOperations } from './sources.ts'
import { statusOperation } from './status.ts'
import { uploadSessionOperation } from './upload-sessions.ts'
import { webhookReferenceOperations } from './webhook-reference.ts'
import { webhookOperations } from './webhooks.ts'

/** Everything that can be asked of the service: what is served, documented, and known to clients. */
export const allOperations: Operation[] = [
  ...processJobOperations,
  statusOperation,
  ...apiKeyOperations,
  ...memberOperations,
  auditOperation,
  ...extractOperations,
  ...documentOperations,
  ...extractionOperations,
  ...learningOperations,
  ...jobOperations,
  ...pipelineOperations,
  ...runOperations,
  ...reviewOperations,
  ...recordOperations,
  ...askOperations,
  ...fieldOperations,
  ...schemaOperations,
  ...sourceOperations,
  ...primitiveOperations,
  ...referenceDataOperations,
  ...matchingOperations,
  ...appOperations,
  ...appRunOperations,
  ...decisionTaskOperations,
  uploadSessionOperation,
  ...creditOperations,
  ...billingOperations,
  ...webhookOperations,
  ...webhookReferenceOperations,
  ...deliveryOperations,
]
