/** The chapters of the reference, in order. */
export const tags = {
  'API keys': 'Who may call, what for and how often.',
  Documents: 'What was sent in, and what was read in it.',
  Schemas: 'What to find in documents: saved, named and versioned.',
  Sources: 'Named inboxes that documents come in by.',
  Jobs: 'The asynchronous job API: submit, poll, cancel, give feedback.',
} as const

export type Tag = keyof typeof tags
