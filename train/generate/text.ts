/** A value that is printed, and the field it belongs to. Each printing is a mark of its own. */
export interface Mark {
  concept: string
  value: string | number | boolean
  /** As it is printed, lines joined by a blank. */
  printed: string
  label?: string
}

/** Text of which all letters belong to the same marks. */
export interface Piece {
  text: string
  marks: Mark[]
}

export type Text = string | readonly (string | Piece)[]

/** Prints the value of a field. */
export function stated(concept: string, value: Mark['value'], text: string): Piece {
  return { text, marks: [{ concept, value, printed: text }] }
}

/** The mark spans all lines: the address as a whole beside its parts. */
export function statedInLines(concept: string, lines: readonly Text[]): Text[] {
  const printed = lines.map(plain).join(' ')
  const mark: Mark = { concept, value: lines.map(plain).join(', '), printed }
  return lines.map((line) => piecesOf(line).map(({ text, marks }) => ({ text, marks: [mark, ...marks] })))
}

export function piecesOf(text: Text): Piece[] {
  if (typeof text === 'string') return [{ text, marks: [] }]
  return text.map((part) => (typeof part === 'string' ? { text: part, marks: [] } : part))
}

export function plain(text: Text): string {
  return piecesOf(text)
    .map((piece) => piece.text)
    .join('')
}

/** Puts values into the places of a sentence: `zahlbar bis {due_date}`. */
export function fill(template: string, values: Record<string, Text>): Piece[] {
  return template
    .split(/(\{\w+\})/)
    .filter((part) => part !== '')
    .flatMap((part) => {
      const value = /^\{\w+\}$/.test(part) ? values[part.slice(1, -1)] : part
      if (value === undefined) throw new Error(`no value for ${part}`)
      return piecesOf(value)
    })
}

/** The label that stands before or above a value. */
export function labelled(label: string, text: Text): Text {
  for (const { marks } of piecesOf(text)) for (const mark of marks) mark.label ??= label
  return text
}

export interface MarkedWord {
  text: string
  marks: Mark[]
}

/** Splits at blanks; a word bears the marks of all its letters. */
export function wordsOfText(text: Text): MarkedWord[] {
  const words: MarkedWord[] = []
  let open: MarkedWord | undefined
  for (const piece of piecesOf(text))
    for (const part of piece.text.split(/(\s+)/)) {
      if (part === '') continue
      if (/^\s/.test(part)) open = undefined
      else if (open) {
        open.text += part
        open.marks = [...new Set([...open.marks, ...piece.marks])]
      } else {
        open = { text: part, marks: piece.marks }
        words.push(open)
      }
    }
  return words
}
