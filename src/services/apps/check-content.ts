import type { AppContent } from '../../contract/apps.ts'
import { AppError } from '../../core/app-error.ts'
import { whyImpossible } from '../../decide/impossible-schema.ts'
import { checkOutcome, isMatrix, type OutputContract } from '../../decide/output-contract.ts'
import type { Problem } from '../../decide/problem.ts'
import { checkRules } from '../../decide/rules/decide-by-rules.ts'
import { checkLogic } from '../../decide/rules/logic.ts'
import { assertCompiles, checkDefinition } from '../../extract/schema/check-definition.ts'
import { dialectOf } from '../../extract/schema/dialect.ts'
import { SchemaError } from '../../extract/schema/schema-error.ts'
import { findSummedPipeline } from '../../storage/pipelines.ts'
import type { Context } from '../context.ts'
import { savedSchema } from '../schemas/resolve.ts'
import { checkAgainstSchema } from './check-outcome.ts'

/** Throws with everything that is wrong with what an app would be. */
export async function refuseBadContent(ctx: Context, content: AppContent): Promise<void> {
  const details = [...contractProblems(content), ...logicProblems(content), ...(await inputProblems(ctx, content))]
  if (details.length === 0) return
  throw new AppError(
    'validation_error',
    `The content of the app is not valid: ${details[0]?.path} ${details[0]?.message}.`,
    {
      details: details.map(({ path, message }) => ({ path: `content.${path}`, message })),
    },
  )
}

/** What is worth knowing before it is published, and keeps nobody from it. */
export function warningsOf({ output_contract: contract }: AppContent): Problem[] {
  return isMatrix(contract as OutputContract) ? [] : whyImpossible(contract)
}

function contractProblems({ output_contract }: AppContent): Problem[] {
  const contract = output_contract as OutputContract
  if (isMatrix(contract)) {
    return contract.rules.flatMap(({ key, when, outcomes }, index) => {
      const path = `output_contract.rules[${index}]`
      const lacking = ['pass', 'fail', 'unknown'].filter((each) => outcomes && !outcomes.includes(each))
      return [
        ...(contract.rules.findIndex((other) => other.key === key) < index
          ? [{ path: `${path}.key`, message: 'is the key of another rule' }]
          : []),
        ...(when === undefined ? [] : checkLogic(when, `${path}.when`)),
        ...(when !== undefined && lacking.length > 0
          ? [{ path: `${path}.outcomes`, message: `must have ${lacking.join(', ')}, which "when" comes to` }]
          : []),
      ]
    })
  }
  try {
    if (dialectOf(contract) === 'draft-07')
      return [{ path: 'output_contract', message: 'must be a JSON Schema of 2020-12' }]
    checkDefinition(contract)
    assertCompiles(contract)
    return []
  } catch (error) {
    if (!(error instanceof SchemaError)) throw error
    return error.problems.map(({ path, message }) => ({
      path: `output_contract${path === '' ? '' : `.${path}`}`,
      message,
    }))
  }
}

function logicProblems({ rules, actions, output_contract }: AppContent): Problem[] {
  const contract = output_contract as OutputContract
  const problems = actions.flatMap(({ name, when }, index) => [
    ...(when === undefined ? [] : checkLogic(when, `actions[${index}].when`)),
    ...(actions.findIndex((other) => other.name === name) < index
      ? [{ path: `actions[${index}].name`, message: 'is the name of another action' }]
      : []),
  ])
  if (rules === undefined) return problems
  if (isMatrix(contract))
    return [...problems, { path: 'rules', message: 'are for a single decision: a verdict matrix has its own' }]
  problems.push(...checkRules(rules, 'rules'))
  if (contractProblems({ output_contract } as AppContent).length > 0) return problems
  const unfit = Object.entries(rules.outcomes).flatMap(([name, outcome]) =>
    checkOutcome(contract, outcome, [], checkAgainstSchema).map(({ path, message }) => ({
      path: path.replace(/^outcome/, `rules.outcomes.${name}`),
      message,
    })),
  )
  return [...problems, ...unfit]
}

async function inputProblems({ system, workspaceId }: Context, { inputs }: AppContent): Promise<Problem[]> {
  const schemaId = inputs.schema_id ?? inputs.filter?.schema_id
  if (schemaId !== undefined && (await savedSchema(system.db, workspaceId, schemaId)) === undefined)
    return [
      { path: inputs.filter ? 'inputs.filter.schema_id' : 'inputs.schema_id', message: `names no schema: ${schemaId}` },
    ]
  const { pipeline_id: pipelineId } = inputs
  if (pipelineId !== undefined && (await findSummedPipeline(system.db, workspaceId, pipelineId)) === undefined)
    return [{ path: 'inputs.pipeline_id', message: `names no pipeline: ${pipelineId}` }]
  return []
}
