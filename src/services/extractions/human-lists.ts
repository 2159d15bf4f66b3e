import { isObject } from '../../core/is-object.ts'
import { appendStep, type PathStep } from '../../extract/schema/field-path.ts'
import type { ExtractionSchema, FieldNode } from '../../extract/schema/field-tree.ts'

/** The list of the schema that a path leads to: `items`, or `orders[0].items` inside another. */
export function listAt(schema: ExtractionSchema | undefined, steps: readonly PathStep[]): FieldNode | undefined {
  const found = fieldAt(schema, steps)
  return found?.type === 'array' ? found : undefined
}

export function fieldAt(schema: ExtractionSchema | undefined, steps: readonly PathStep[]): FieldNode | undefined {
  return steps.reduce<FieldNode | undefined>((node, step) => {
    if (node?.type === 'array') return typeof step === 'number' ? node.items : undefined
    return node?.type === 'object' ? node.properties.find(({ name }) => name === step) : undefined
  }, schema?.root)
}

/**
 * A value in the shape of its field: what it does not state is null, lists that it does not state are empty, and a text
 * is one also where another schema had a number.
 */
export function inShape(node: FieldNode, value: unknown): unknown {
  if (node.type === 'array') return Array.isArray(value) ? value.map((item) => inShape(node.items, item)) : []
  if (node.type === 'string' && (typeof value === 'number' || typeof value === 'boolean')) return String(value)
  if (node.type !== 'object') return value ?? null
  return Object.fromEntries(node.properties.map((child) => [child.name, inShape(child, propertyOf(value, child.name))]))
}

/** Whether somebody who wrote this list has said something of every field that is asked for now. */
export function statesAll(node: FieldNode, value: unknown): boolean {
  if (node.type === 'array') {
    if (!Array.isArray(value)) return false
    return value.length === 0 || value.some((item) => statesAll(node.items, item))
  }
  if (node.type !== 'object') return value !== undefined
  return node.properties.every((child) => statesAll(child, propertyOf(value, child.name)))
}

/** The first property that the schema does not name, by its path. */
export function unnamedIn(node: FieldNode, value: unknown, path: string): string | undefined {
  if (node.type === 'array')
    return firstOf(Array.isArray(value) ? value : [], (item, index) =>
      unnamedIn(node.items, item, appendStep(path, index)),
    )
  if (node.type !== 'object' || !isObject(value)) return
  const children = new Map(node.properties.map((child) => [child.name, child]))
  return firstOf(Object.entries(value), ([name, inner]) => {
    const child = children.get(name)
    return child === undefined ? appendStep(path, name) : unnamedIn(child, inner, appendStep(path, name))
  })
}

/** The first required property of an item that says nothing of it, not even null, by its path. */
export function unstatedIn(node: FieldNode, value: unknown, path: string): string | undefined {
  if (node.type === 'array')
    return firstOf(Array.isArray(value) ? value : [], (item, index) =>
      unstatedIn(node.items, item, appendStep(path, index)),
    )
  if (node.type !== 'object' || !isObject(value)) return
  return firstOf(node.properties, (child) => {
    const inner = propertyOf(value, child.name)
    const at = appendStep(path, child.name)
    return child.required && inner === undefined ? at : unstatedIn(child, inner, at)
  })
}

/** What of a value has a confidence: its leaves, or itself where it is a list without items. */
export function weighedPaths(value: unknown, path: string): string[] {
  return Array.isArray(value) && value.length === 0 ? [path] : leafPaths(value, path)
}

/** Every leaf of a value, by its path. */
export function leafPaths(value: unknown, path: string): string[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => leafPaths(item, appendStep(path, index)))
  if (!isObject(value)) return [path]
  return Object.entries(value).flatMap(([name, inner]) => leafPaths(inner, appendStep(path, name)))
}

function propertyOf(value: unknown, name: string): unknown {
  return isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined
}

function firstOf<T, R>(items: T[], find: (item: T, index: number) => R | undefined): R | undefined {
  for (const [index, item] of items.entries()) {
    const found = find(item, index)
    if (found !== undefined) return found
  }
}
