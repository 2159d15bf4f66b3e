import type { StreamedValues } from '../../core/large-answer.ts'

/** JSON whose values follow its facts as they are read. Made anew from this when it is replayed. */
interface LargeBody {
  facts: string
  values: StreamedValues
}

export type AnswerBody = string | LargeBody

/** No JSON begins like this. */
const mark = '@'

/** Of a large answer only by what it is made: its values are in the database once, not once for each request. */
export function toStored(body: AnswerBody): string {
  return typeof body === 'string' ? body : `${mark}${JSON.stringify(body)}`
}

export function fromStored(text: string): AnswerBody {
  return text.startsWith(mark) ? (JSON.parse(text.slice(mark.length)) as LargeBody) : text
}
