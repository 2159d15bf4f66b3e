import { statusRoute } from './health.ts'
import type { HttpSettings } from './http-settings.ts'
import { jobRoutes } from './job-api/jobs.ts'
import type { Route } from './route.ts'
import { apiKeyRoutes } from './v1/api-keys.ts'
import { billingRoutes } from './v1/billing.ts'
import { creditRoutes } from './v1/credits.ts'
import { deliveryRoutes } from './v1/deliveries.ts'
import { documentRoutes } from './v1/documents.ts'
import { extractRoutes } from './v1/extract.ts'
import { extractionRoutes } from './v1/extractions.ts'
import { fieldRoutes } from './v1/fields.ts'
import { extractionJobRoutes } from './v1/jobs.ts'
import { pipelineRoutes } from './v1/pipelines.ts'
import { recordRoutes } from './v1/records.ts'
import { reviewRoutes } from './v1/review.ts'
import { runRoutes } from './v1/run.ts'
import { schemaRoutes } from './v1/schemas.ts'
import { sourceRoutes } from './v1/sources.ts'
import { uploadSessionRoute } from './v1/upload-sessions.ts'
import { webhookReferenceRoutes } from './v1/webhook-reference.ts'
import { webhookRoutes } from './v1/webhooks.ts'

/** Every operation of the two APIs: what is served, documented, and known to clients. */
export function apiRoutes(settings: Pick<HttpSettings, 'version' | 'publicUrl'>): Route[] {
  return [
    ...jobRoutes,
    statusRoute(settings.version),
    ...apiKeyRoutes,
    ...extractRoutes,
    ...documentRoutes,
    ...extractionRoutes,
    ...extractionJobRoutes,
    ...pipelineRoutes,
    ...runRoutes,
    ...reviewRoutes,
    ...recordRoutes,
    ...fieldRoutes,
    ...schemaRoutes,
    ...sourceRoutes,
    uploadSessionRoute(settings.publicUrl),
    ...creditRoutes,
    ...billingRoutes,
    ...webhookRoutes,
    ...webhookReferenceRoutes,
    ...deliveryRoutes,
  ]
}
