import { isObject } from '../../core/is-object.ts'
import { formatNames, type Page } from '../../document/model.ts'
import { type Problem, problemSentences } from '../../document/problem.ts'
import type { ReadEvent } from '../read-document.ts'
import type { Answer } from './protocol.ts'

type Fields = Record<string, unknown>

/** An answer of the child, which a hostile file may have taken over; undefined when it is none. */
export function checkAnswer(line: string): Answer | undefined {
  try {
    const answer: unknown = JSON.parse(line)
    if (!isObject(answer)) return undefined
    switch (answer['type']) {
      case 'ready':
      case 'done':
        return { type: answer['type'] }
      case 'failed':
        return isProblem(answer['problem']) ? { type: 'failed', problem: answer['problem'] } : undefined
      default:
        return isEvent(answer) ? (answer as unknown as ReadEvent) : undefined
    }
  } catch {
    return undefined
  }
}

function isEvent(answer: Fields): boolean {
  switch (answer['type']) {
    case 'format':
      return isFormat(answer['format'])
    case 'progress':
      return isText(answer['stage']) && isNumber(answer['done']) && isOptional(answer['of'], isNumber)
    case 'page':
      return isText(answer['markdown']) && isPage(answer['page'])
    case 'child':
      return [answer['name'], answer['relation'], answer['path']].every(isText) && isCount(answer['size'])
    case 'end':
      return (
        (answer['language'] === null || isText(answer['language'])) &&
        isObject(answer['metadata']) &&
        Object.values(answer['metadata']).every(isText) &&
        isListOf(answer['outline'], (item) => isText(item['title'])) &&
        isListOf(answer['links'], (link) => isText(link['target'])) &&
        isListOf(answer['formFields'], (field) => isText(field['name'])) &&
        isListOf(answer['problems'], isProblem)
      )
    default:
      return false
  }
}

function isFormat(value: unknown): boolean {
  return (
    isObject(value) &&
    formatNames.some((name) => name === value['name']) &&
    isText(value['mediaType']) &&
    isText(value['reason'])
  )
}

function isProblem(value: unknown): value is Problem {
  return (
    isObject(value) &&
    isText(value['code']) &&
    Object.hasOwn(problemSentences, value['code']) &&
    isText(value['message']) &&
    isOptional(value['page'], isCount)
  )
}

function isPage(page: unknown): page is Page {
  return (
    isObject(page) &&
    [page['number'], page['start'], page['end']].every(isCount) &&
    isListOf(page['words'], (word) => isText(word['text']) && isCount(word['start']) && isPlaced(word)) &&
    isListOf(page['lines'], isPlaced) &&
    isListOf(page['blocks'], (block) => isText(block['kind']) && isCount(block['start']) && isPlaced(block)) &&
    isListOf(page['tables'], (table) => isCount(table['rows']) && isListOf(table['cells'], isPlaced))
  )
}

function isPlaced({ box, words, text }: Fields): boolean {
  const pair = text !== undefined || (Array.isArray(words) && words.length === 2 && words.every(isCount))
  return Array.isArray(box) && box.length === 4 && pair
}

function isListOf(value: unknown, holds: (item: Fields) => boolean): boolean {
  return Array.isArray(value) && value.every((item) => isObject(item) && holds(item))
}

function isOptional(value: unknown, holds: (value: unknown) => boolean): boolean {
  return value === undefined || holds(value)
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number'
}
