/** The chapters of the reference, in order. */
export const tags = {
  'API keys': 'Who may call, what for and how often.',
  Webhooks: 'Being told of events: signed, retried, never lost.',
  Deliveries: 'What was sent to webhooks, what failed, and how to send it again.',
  Jobs: 'The asynchronous job API: submit, poll, cancel, give feedback.',
} as const

export type Tag = keyof typeof tags
