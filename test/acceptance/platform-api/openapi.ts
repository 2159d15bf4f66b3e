import assert from 'node:assert/strict'
import { type ApiDocument, readApiDocument } from '../api-document.ts'
import type { Answer } from './client.ts'
import { address } from './service.ts'

type Checks = (operation: string, answer: Answer<unknown>) => void

let read: Promise<Pick<ApiDocument, 'operations'> & { check: Checks }> | undefined

/** The platform's part of the OpenAPI document of the running server, read once. */
export function apiDocument() {
  read ??= readDocument()
  return read
}

async function readDocument() {
  const { operations, problemOf } = await readApiDocument(address())
  const check: Checks = (name, answer) => assert.equal(problemOf(name, answer), undefined)
  return { operations: new Map([...operations].filter(([name]) => name.includes(' /v1/'))), check }
}
