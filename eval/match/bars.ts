/** The F1 that is asked of each pair of tables; of its dirty variant, in which values stand in wrong columns, 0.05 less. */
const asked: Record<string, number> = {
  'dblp-acm': 0.97,
  'dblp-googlescholar': 0.9,
  'fodors-zagats': 0.97,
  'walmart-amazon': 0.6,
  'amazon-google': 0.55,
  'abt-buy': 0.6,
  beer: 0.8,
  'itunes-amazon': 0.85,
}

export const askedOfPersons = { f1: 0.97, blocking: 0.99 }
export const askedCalibration = 0.08
export const askedGain = 0.05
const fourHardest = ['walmart-amazon', 'amazon-google', 'abt-buy', 'beer']

export function barOf(set: string): number | undefined {
  const [form = '', name = ''] = set.split('_')
  const bar = asked[name]
  return bar === undefined || form !== 'dirty' ? bar : bar - 0.05
}

export function isHard(set: string): boolean {
  return !set.startsWith('dirty') && fourHardest.some((name) => set.endsWith(name))
}
