import { type MessagePort, parentPort } from 'node:worker_threads'
import { openLineModel } from './line-model.ts'
import { readInTurn, type SharedWork } from './read-in-turn.ts'

// The second thread of the shared line model.

const model = await openLineModel()

parentPort?.on('message', async ({ answer, ...work }: SharedWork & { answer: MessagePort }) => {
  answer.postMessage(await readInTurn(model, work))
  answer.close()
})
parentPort?.postMessage('ready')
