/** The chapters of the reference, in order. */
export const tags = {
  'API keys': 'Who may call, what for and how often.',
  Webhooks: 'Being told of events: signed, retried, never lost.',
  Deliveries: 'What was sent to webhooks, what failed, and how to send it again.',
  Extraction: 'From a document to data: at once or as a job, with what it costs.',
  Documents: 'What was ingested: files, their text and layout.',
  Extractions: 'What was extracted: data, corrections and their history.',
  Schemas: 'What to find in documents: saved, named and versioned.',
  Sources: 'Named inboxes that documents come in by.',
  Credits: 'What work costs, what was used and what is left.',
  Billing: 'How credits are bought.',
  Jobs: 'The asynchronous job API: submit, poll, cancel, give feedback.',
} as const

export type Tag = keyof typeof tags
