import { z } from 'zod'
import { eventPayloads as payloads } from './event-payloads.ts'

interface EventKind {
  description: string
  /** Counts the changes of the payload that a receiver could notice; new fields are none. */
  version: number
  payload: z.ZodType
  /** False while what would raise it is still to come. */
  available: boolean
}

/** Every event that can be subscribed to. */
export const eventCatalogue = {
  'document.uploaded': kind('Document uploaded and queued.', payloads.documentUploaded),
  'document.processing': kind('OCR and classification started.', payloads.documentProcessing),
  'document.classified': kind('Type and language detected.', payloads.documentClassified),
  'extraction.started': kind('Extraction begun.', payloads.extractionStarted),
  'extraction.complete': kind('Extraction succeeded.', payloads.extractionComplete),
  'extraction.failed': kind('Extraction failed after all retries.', payloads.extractionFailed),
  'job.created': kind('Job created.', payloads.job),
  'job.started': kind('Job processing begun.', payloads.job),
  'job.phase_complete': kind('A phase of a job done.', payloads.jobPhaseComplete),
  'job.complete': kind('All phases of a job done.', payloads.jobComplete),
  'job.failed': kind('Job failed.', payloads.jobFailed),
  'review.approved': kind('Record approved in Record Review.', payloads.reviewApproved),
  'delivery.sent': kind('Outbound delivery sent. Not raised about deliveries of `delivery.*`.', payloads.deliverySent),
  'delivery.failed': kind(
    'Outbound delivery failed after all retries. Not raised about deliveries of `delivery.*`.',
    payloads.deliveryFailed,
  ),
  'process.completed': kind('Processing run finished all steps.', payloads.processCompleted),
  'process.failed': kind('Processing run failed.', payloads.processFailed),
  'run.completed': kind('A `/v1/run` pipeline finished.', payloads.runCompleted),
  'run.failed': kind(
    'A `/v1/run` pipeline failed because every document errored at ingest or extraction.',
    payloads.runFailed,
  ),
  'matching.completed': kind('A matching run has matched all of its records.', payloads.matchingCompleted),
  'matching.failed': kind('A matching run failed.', payloads.matchingFailed),
  'matching.reviewed': kind('A person has said what becomes of a match.', payloads.matchingReviewed),
  'ask.complete': kind('A question that was asked with `async` is answered.', payloads.askComplete),
  'ask.failed': kind('A question that was asked with `async` could not be answered.', payloads.askFailed),
  'app.run.completed': kind('An app run reached a sealed decision record.', payloads.appRunCompleted),
  'app.action.execute': kind('An app decision executes an action.', payloads.appActionExecute),
  'app.decision_task.offered': kind('A decision task is offered.', payloads.appDecisionTaskOffered),
} as const satisfies Record<string, EventKind>

export type EventType = keyof typeof eventCatalogue
export type EventData<T extends EventType> = z.input<(typeof eventCatalogue)[T]['payload']>

export const eventTypes = Object.keys(eventCatalogue) as [EventType, ...EventType[]]
export const eventTypeSchema = z.enum(eventTypes)

function kind<P extends z.ZodType>(description: string, payload: P) {
  return { description, version: 1, payload, available: true }
}
