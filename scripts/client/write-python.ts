import {
  type ApiDocument,
  hasTables,
  isRaw,
  type JsonSchema,
  type Operation,
  operationsOf,
  type Parameter,
  resolve,
  successes,
  typeName,
  typesOf,
} from './api-document.ts'
import { isBinary } from './write-types.ts'

const written =
  '# Written by scripts/generate-client.ts from the OpenAPI document: run "npm run generate" instead of changing it.\n'

/** All that is sent and answered, as TypedDicts. */
export function pythonTypes(document: ApiDocument): string {
  const types = createTypes()
  for (const [name, schema] of Object.entries(document.components.schemas)) {
    if (name === 'JsonValue') continue
    const hint = schema.properties ? typeName(name) : `${typeName(name)}Case`
    const type = types.typeOf(schema, hint)
    if (type !== typeName(name)) types.alias(typeName(name), type)
  }
  for (const { operation } of operationsOf(document)) {
    signatureOf(operation, document, types)
    if (!isRaw(operation)) responseType(operation, types)
    rowType(operation, document, types)
  }
  return (
    `${written}from __future__ import annotations\n\nfrom typing import Any, Literal, NotRequired, TypeAlias, TypedDict, Union\n\n` +
    `JsonValue = Any\n\n${types.all().join('\n')}`
  )
}

/** A class for each noun, for callers who wait and for those who await. */
export function pythonCalls(document: ApiDocument, isAsync: boolean): string {
  const byNoun = Map.groupBy(
    operationsOf(document).map((each) => ({ ...each, call: (each.operation['x-call'] ?? '').split('.') })),
    ({ call }) => call.slice(0, -1).join('.'),
  )
  const nouns = [...byNoun.keys()].filter((noun) => noun !== '')
  const classes = nouns.map((noun) => {
    const inner = nouns.filter((other) => other.startsWith(`${noun}.`))
    const made = inner.map(
      (other) => `        self.${snake(other.split('.').at(-1) ?? '')} = ${className(other)}(client)\n`,
    )
    const methods = (byNoun.get(noun) ?? []).flatMap((each) => methodsOf(each, document, isAsync))
    const set = `    def __init__(self, client: ${isAsync ? 'AsyncCaller' : 'Caller'}) -> None:\n        self._client = client\n${made.join('')}\n`
    return { depth: noun.split('.').length, text: `class ${className(noun)}:\n${set}${methods.join('\n')}` }
  })
  const top = (byNoun.get('') ?? []).flatMap((each) => methodsOf(each, document, isAsync))
  const caller = isAsync ? 'AsyncCaller' : 'Caller'
  const made = nouns
    .filter((noun) => !noun.includes('.'))
    .map((noun) => `        self.${snake(noun)} = ${className(noun)}(client)\n`)
  const set = `    def __init__(self, client: ${caller}) -> None:\n        self._client = client\n${made.join('')}\n`
  const base = `class Calls:\n${set}${top.join('\n')}`
  return [
    `${written}from __future__ import annotations\n`,
    `from collections.abc import ${isAsync ? 'AsyncIterator' : 'Iterator'}`,
    'from typing import Any, List, Literal, Union\n',
    'from ._files import FileSource',
    'from ._transport import RawAnswer, UNSET, Unset',
    `from .${isAsync ? '_async_client' : '_client'} import ${caller}`,
    'from .types import *  # noqa: F403\n\n',
    // A class has a method of that name.
    [...classes.toSorted((a, b) => b.depth - a.depth).map(({ text }) => text), base]
      .join('\n\n')
      .replaceAll(/\blist\[/g, 'List['),
  ].join('\n')
}

interface Placed {
  path: string
  method: string
  operation: Operation
  call: string[]
}

function methodsOf({ path, method, operation, call }: Placed, document: ApiDocument, isAsync: boolean): string[] {
  const types = createTypes()
  const signature = signatureOf(operation, document, types)
  const verb = snake(call.at(-1) ?? '')
  const { summary } = operation
  const one = (name: string, how: 'call' | 'rows' | 'raw', about: string, gives: string, given: Argument[]) => {
    const writes = method !== 'GET'
    const options = [
      ...(writes ? ['idempotency_key: str | None = None'] : []),
      ...['timeout: float | None = None', 'retries: int | None = None'],
    ]
    const isPlaced = ({ part, isRequired, isForTables }: Argument) =>
      part === 'path' || (part === 'query' && isRequired && !isForTables)
    const ids = given.filter(isPlaced).map(({ name, type }) => `${name}: ${type}`)
    const named = given
      .filter((each) => !isPlaced(each))
      .map(({ name, type, isRequired }) => (isRequired ? `${name}: ${type}` : `${name}: ${type} | Unset = UNSET`))
    const parameters = ['self', ...ids, '*', ...named, ...options].map((each) => `        ${each},\n`).join('')
    const dict = (part: Argument['part']) => {
      const own = given.filter((each) => each.part === part)
      const whole = own.find(({ wire }) => wire === '')
      if (whole) return whole.name
      return own.length === 0
        ? 'None'
        : `{${own.map(({ wire, name }) => `${JSON.stringify(wire)}: ${name}`).join(', ')}}`
    }
    const sent = [
      ...[`${JSON.stringify(method)}, ${JSON.stringify(path)}`, `params=${dict('path')}`, `query=${dict('query')}`],
      ...[`body=${dict('body')}`, `files=${dict('files')}`, 'timeout=timeout', 'retries=retries'],
      ...(writes ? ['idempotency_key=idempotency_key'] : []),
    ]
    const isGenerator = how === 'rows'
    const begins = isAsync && !isGenerator ? 'async def' : 'def'
    const waits = isAsync && !isGenerator ? 'await ' : ''
    return (
      `    ${begins} ${name}(\n${parameters}    ) -> ${gives}:\n        """${about.replaceAll('"""', "'''")}"""\n` +
      `        return ${waits}self._client.${how}(${sent.join(', ')})\n`
    )
  }
  const plain = signature.filter(({ isForTables }) => !isForTables)
  const table = hasTables(operation)
    ? [one(`${verb}_table`, 'raw', `${summary}, all of it as CSV or Excel.`, 'RawAnswer', tableArguments(signature))]
    : []
  if (isRaw(operation)) return [one(verb, 'raw', `${summary}.`, 'RawAnswer', plain)]
  const gives = responseType(operation, types)
  const row = rowType(operation, document, types)
  if (row === undefined) return [one(verb, 'call', `${summary}.`, gives, plain), ...table]
  return [
    one(verb, 'call', `${summary}: one page.`, gives, plain),
    one(
      verb === 'list' ? 'all' : `${verb}_all`,
      'rows',
      `${summary}: every row, page by page as they are asked for.`,
      `${isAsync ? 'AsyncIterator' : 'Iterator'}[${row}]`,
      plain,
    ),
    ...table,
  ]
}

/** Of the formats, JSON is what the other call gives. */
function tableArguments(signature: Argument[]): Argument[] {
  return signature.map((each) =>
    each.wire === 'format' ? { ...each, type: 'Literal["csv", "xlsx"]', isRequired: true } : each,
  )
}

interface Argument {
  part: 'path' | 'query' | 'body' | 'files'
  /** What the API calls it; empty for a body that is no object. */
  wire: string
  name: string
  type: string
  isRequired: boolean
  isForTables: boolean
}

function signatureOf(operation: Operation, document: ApiDocument, types: Types): Argument[] {
  const { operationId, parameters = [], requestBody } = operation
  const hint = pascal(operationId)
  const fromParameter = ({ name, in: where, required, schema }: Parameter): Argument => ({
    ...{ part: where as 'path' | 'query', wire: name, name: argumentName(name) },
    ...{ type: types.typeOf(schema, `${hint}${pascal(name)}`), isRequired: required || where === 'path' },
    isForTables: schema['x-table'] === true,
  })
  const asked = parameters.filter((each) => each.in === 'path' || each.in === 'query').map(fromParameter)
  const { 'application/json': json, 'multipart/form-data': form } = requestBody?.content ?? {}
  const parts = Object.entries(form?.schema.properties ?? {})
  const files = parts
    .filter(([, part]) => isBinary(part))
    .map(([name, part]): Argument => {
      const type = part.type === 'array' ? 'list[FileSource]' : 'FileSource'
      return {
        ...{ part: 'files', wire: name, name: argumentName(name), type },
        ...{ isRequired: false, isForTables: false },
      }
    })
  const texts = parts.filter(([, part]) => !isBinary(part))
  const schema = json ? resolve(json.schema, document) : { properties: Object.fromEntries(texts) }
  if (json && schema.properties === undefined) {
    const type = types.typeOf(json.schema, `${hint}Body`)
    return [
      ...asked,
      { ...{ part: 'body', wire: '', name: 'body', type }, ...{ isRequired: true, isForTables: false } },
    ]
  }
  const required = files.length > 0 ? [] : (schema.required ?? [])
  const fields = Object.entries(schema.properties ?? {}).map(
    ([name, property]): Argument => ({
      ...{ part: 'body', wire: name, name: argumentName(name) },
      type: json ? types.typeOf(property, `${hint}${pascal(name)}`) : formType(types.typeOf(property, hint)),
      ...{ isRequired: required.includes(name), isForTables: false },
    }),
  )
  return [...asked, ...files, ...fields]
}

/** What is text in a form may be given as what the text stands for. */
function formType(type: string): string {
  return type === 'str' ? 'Union[str, int, bool, dict[str, Any]]' : type
}

function responseType(operation: Operation, types: Types): string {
  const all = successes(operation).map(({ content }) =>
    content
      ? types.typeOf(content['application/json']?.schema ?? {}, `${pascal(operation.operationId)}Answer`)
      : 'None',
  )
  return [...new Set(all)].join(' | ')
}

function rowType(operation: Operation, document: ApiDocument, types: Types): string | undefined {
  const [success] = successes(operation)
  const schema = success?.content?.['application/json']?.schema
  const { properties } = schema ? resolve(schema, document) : {}
  if (properties?.['pagination'] === undefined) return undefined
  const items = properties['data']?.items
  return types.typeOf(items ?? true, `${pascal(operation.operationId)}Row`)
}

/** What needs no look inside: another type, or certain values. */
function namedType({ $ref, const: only, enum: choices }: JsonSchema): string | undefined {
  if ($ref !== undefined) return typeName($ref.split('/').at(-1) ?? '')
  if (only !== undefined) return literal([only])
  if (choices === undefined) return undefined
  return String(choices) === 'true,false' ? 'bool' : literal(choices)
}

type Types = ReturnType<typeof createTypes>

/** Objects without a name of their own get one of where they stand. */
function createTypes() {
  const made = new Map<string, string>()

  function typeOf(schema: JsonSchema | boolean, hint: string): string {
    if (typeof schema === 'boolean') return 'Any'
    const known = namedType(schema)
    if (known !== undefined) return known
    const choices = schema.anyOf ?? schema.oneOf ?? typesOf(schema)
    if (choices)
      return union(choices.map((choice, index) => typeOf(choice, index === 0 ? hint : `${hint}${index + 1}`)))
    if (schema.type === 'object') return objectType(schema, hint)
    if (schema.prefixItems) return 'list[Any]'
    if (schema.type === 'array') return `list[${typeOf(schema.items ?? true, `${hint}Item`)}]`
    return primitives[String(schema.type)] ?? 'Any'
  }

  function objectType({ properties = {}, required = [], additionalProperties }: JsonSchema, name: string): string {
    const entries = Object.entries(properties)
    if (entries.length === 0) return `dict[str, ${typeOf(additionalProperties ?? true, `${name}Value`)}]`
    const fields = entries.map(([key, schema]) => {
      const type = typeOf(schema, `${name}${pascal(key)}`)
      return [key, required.includes(key) ? type : `NotRequired[${type}]`] as const
    })
    const isPlain = entries.every(([key]) => /^[A-Za-z_]\w*$/.test(key) && !keywords.has(key))
    const body = isPlain
      ? `class ${name}(TypedDict):\n${fields.map(([key, type]) => `    ${key}: ${type}\n`).join('')}`
      : `${name} = TypedDict(\n    ${JSON.stringify(name)},\n    {\n${fields.map(([key, type]) => `        ${JSON.stringify(key)}: ${JSON.stringify(type)},\n`).join('')}    },\n)\n`
    made.set(name, body)
    return name
  }

  return {
    typeOf,
    alias: (name: string, type: string) => made.set(name, `${name}: TypeAlias = ${JSON.stringify(type)}\n`),
    all: () => [...made.values()],
  }
}

const primitives: Record<string, string> = {
  ...{ string: 'str', number: 'float', integer: 'int', boolean: 'bool', null: 'None' },
}

function literal(values: unknown[]): string {
  const written = values.map((value) =>
    value === null ? 'None' : typeof value === 'boolean' ? (value ? 'True' : 'False') : JSON.stringify(value),
  )
  return `Literal[${written.join(', ')}]`
}

/** Not with a bar: names in quotes have none. */
function union(types: string[]): string {
  const all = [...new Set(types)]
  return all.length === 1 ? (all[0] ?? 'Any') : `Union[${all.join(', ')}]`
}

const keywords = new Set(
  (
    'False None True and as assert async await break class continue def del elif else except finally for from global if import in ' +
    'is lambda nonlocal not or pass raise return try while with yield'
  ).split(' '),
)

function argumentName(name: string): string {
  const plain = snake(name.replaceAll('-', '_'))
  return keywords.has(plain) ? `${plain}_` : plain
}

function snake(name: string): string {
  return name.replace(/(?<=[a-z\d])(?=[A-Z])/g, '_').toLowerCase()
}

function pascal(name: string): string {
  return name.replace(/(?:^|[^A-Za-z\d]+)([A-Za-z\d])/g, (_, letter: string) => letter.toUpperCase())
}

function className(noun: string): string {
  return pascal(noun)
}
