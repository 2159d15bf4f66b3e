import { type Command, InvalidArgumentError } from 'commander'
import type { SuggestMatching } from '../contract/matching.ts'

type GivenPair = NonNullable<SuggestMatching['field_mappings']>[number]

export interface MapOption {
  map?: GivenPair[]
}

/** Which columns are compared, where their names do not tell. */
export function addMapOption(command: Command): Command {
  return command.option(
    '--map <field=column>',
    'compare this field of the records with this column of the reference; "field=" with none. Can be repeated',
    (text: string, before: GivenPair[] = []) => [...before, readPair(text)],
  )
}

function readPair(text: string): GivenPair {
  const at = text.indexOf('=')
  if (at < 1) throw new InvalidArgumentError('Write it as field=column, or as "field=" to compare the field with none.')
  return { extracted_field: text.slice(0, at).trim(), reference_column: text.slice(at + 1).trim() || null }
}
