/** The chapters of the reference, in order. */
export const tags = {
  'API keys': 'Who may call, what for and how often.',
  Members: 'People of the workspace: invitations, tiers, and what each may do.',
  Audit: 'Who changed what, and when.',
  Webhooks: 'Being told of events: signed, retried, never lost.',
  Deliveries: 'What was sent to webhooks, what failed, and how to send it again.',
  Extraction: 'From a document to data: at once or as a job, with what it costs.',
  Documents: 'What was ingested: files, their text and layout.',
  Extractions: 'What was extracted: data, corrections and their history.',
  Learning: 'What the corrections of the workspace teach, in versions that can be undone.',
  'Extraction jobs': 'Work on many documents, and extractions that take long: progress, results, cancellation.',
  Pipelines: 'Batches of documents that become the records of one schema.',
  Runs: 'Files in, records out: one call for many files.',
  'Record Review': 'Records with values that are not sure enough, for people to approve or reject.',
  'Filter and search': 'Documents by the values that were extracted from them.',
  Ask: 'Questions in plain words, answered with rows, SQL and sources.',
  Fields: 'What the values of the workspace are called.',
  Schemas: 'What to find in documents: saved, named and versioned.',
  Sources: 'Named inboxes that documents come in by.',
  'Reference primitives': 'Named lookup tables that give what was read one spelling.',
  'Reference data': 'Tables of your own that records are matched against.',
  Matching: 'Which row of a table each record belongs to, how sure that is, and why.',
  Apps: 'What is decided about records, by which contract and rules, and who may decide.',
  'App runs': 'Cases: what was decided on, what happened, and the record that was sealed.',
  'Decision tasks': 'For agents that decide from outside: claim, heartbeat, submit, under leases and with evidence.',
  'Human Reviews':
    'What a run waits for a person to decide. Not Record Review, which is about values that are not sure.',
  Credits: 'What work costs, what was used and what is left.',
  Billing: 'How credits are bought.',
  Jobs: 'The asynchronous job API: submit, poll, cancel, give feedback.',
} as const

export type Tag = keyof typeof tags
