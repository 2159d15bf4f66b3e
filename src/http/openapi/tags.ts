/** The chapters of the reference, in order. */
export const tags = {
  'API keys': 'Who may call, what for and how often.',
  Credits: 'What work costs, what was used and what is left.',
  Billing: 'How credits are bought.',
  Jobs: 'The asynchronous job API: submit, poll, cancel, give feedback.',
} as const

export type Tag = keyof typeof tags
