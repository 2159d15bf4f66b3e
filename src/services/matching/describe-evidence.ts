/** What is told of evidence, wherever it comes from. */
interface Evidence {
  field_contributions: {
    extracted_field: string
    figures_only?: boolean | undefined
    contained?: boolean | undefined
    score: number
    contribution: number
  }[]
  row_taken_by?: string | null | undefined
  held_by?: 'tie' | 'few_values' | null | undefined
  runner_up?: { reference_row_id: string; confidence: number; lost_by: string[] } | null | undefined
  counterfactuals: { without: string; confidence: number; status: string }[]
}

/** The fields by what they gave, the most first. */
export function describeReasons({ field_contributions, row_taken_by, held_by }: Evidence): string {
  const fields = field_contributions
    .toSorted((a, b) => b.contribution - a.contribution)
    .map(({ extracted_field, figures_only, contained, score }) => {
      const name = extracted_field === '*' ? 'whole row' : extracted_field
      return `${figures_only ? `figures in ${name}` : contained ? `${name} contained` : name} ${score.toFixed(2)}`
    })
  const reasons = [row_taken_by && `the row belongs to record ${row_taken_by}`, held_by && heldBy[held_by]]
  return [...reasons.flatMap((reason) => reason || []), ...fields].join('; ')
}

const heldBy = { tie: 'another row is as likely', few_values: 'too few values to tell' }

export function describeRunnerUp({ runner_up }: Evidence): string {
  if (!runner_up) return ''
  const { reference_row_id, confidence, lost_by } = runner_up
  return `row ${reference_row_id}: ${confidence.toFixed(2)}${lost_by.length === 0 ? '' : `, lost by ${lost_by.join(', ')}`}`
}

export function describeCounterfactuals({ counterfactuals }: Evidence): string {
  return counterfactuals
    .map(({ without, confidence, status }) => `without ${without}: ${confidence.toFixed(2)}, ${status}`)
    .join('; ')
}
