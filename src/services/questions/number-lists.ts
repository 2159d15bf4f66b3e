/**
 * Reads numbers as PostgreSQL writes them, parted by commas: a hundred thousand are read many times faster than text by text. Lists share
 * their memory: to ask for that of each of a thousand takes longer than to read them.
 */
export class NumberReader {
  private room = new Float64Array()
  private used = 0

  read(list: string): Float64Array {
    if (list === '') return this.room.subarray(0, 0)
    // Each has a digit and a comma at least.
    const { room, used } = this.make((list.length >> 1) + 1)
    let next = used
    let digits = 0
    let point = -1
    let isBelow = false
    for (let at = 0; at <= list.length; at++) {
      const code = at < list.length ? list.charCodeAt(at) : comma
      if (code >= zero) digits = digits * 10 + (code - zero)
      else if (code === dot) point = at
      else if (code === minus) isBelow = true
      else {
        const number = point < 0 ? digits : digits / 10 ** (at - point - 1)
        room[next++] = isBelow ? -number : number
        digits = 0
        point = -1
        isBelow = false
      }
    }
    this.used = next
    return room.subarray(used, next)
  }

  /** Of keys as the database sends them: eight bytes each, the highest first. */
  readKeys(bytes: Buffer): Float64Array {
    const { room, used } = this.make(bytes.length >> 3)
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
    let next = used
    for (let at = 0; at < bytes.length; at += 8) room[next++] = view.getUint32(at) * 2 ** 32 + view.getUint32(at + 4)
    this.used = next
    return room.subarray(used, next)
  }

  private make(most: number): { room: Float64Array; used: number } {
    if (this.used + most > this.room.length) {
      this.room = new Float64Array(Math.max(most, leastRoom))
      this.used = 0
    }
    return { room: this.room, used: this.used }
  }
}

const leastRoom = 65_536
const comma = 44
const minus = 45
const dot = 46
const zero = 48

/** One list of all. */
export function joined(lists: Float64Array[]): Float64Array {
  const all = new Float64Array(lists.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const list of lists) {
    all.set(list, at)
    at += list.length
  }
  return all
}

/**
 * Whole numbers in their order, those that are there several times once. Gone through by their places, here as elsewhere: to be handed a
 * hundred thousand numbers one by one leaves megabytes of garbage.
 */
export function eachOnce(numbers: Float64Array): Float64Array {
  if (numbers.length === 0) return numbers
  let [least, most] = [Infinity, -Infinity]
  for (let at = 0; at < numbers.length; at++) {
    const number = numbers[at] ?? 0
    if (number < least) least = number
    if (number > most) most = number
  }
  return most - least < numbers.length * 64 ? marked(numbers, least, most) : sortedOnce(numbers)
}

/** Of numbers that lie near each other: faster than to sort them. */
function marked(numbers: Float64Array, least: number, most: number): Float64Array {
  const isThere = new Uint8Array(most - least + 1)
  for (let at = 0; at < numbers.length; at++) isThere[(numbers[at] ?? 0) - least] = 1
  const found = new Float64Array(numbers.length)
  let many = 0
  for (let at = 0; at < isThere.length; at++) if (isThere[at] === 1) found[many++] = least + at
  return found.subarray(0, many)
}

function sortedOnce(numbers: Float64Array): Float64Array {
  const sorted = numbers.toSorted()
  let many = 0
  for (let at = 0; at < sorted.length; at++) {
    const number = sorted[at] ?? 0
    if (many === 0 || number !== sorted[many - 1]) sorted[many++] = number
  }
  return sorted.subarray(0, many)
}

export function sumOf(numbers: Float64Array): number {
  let sum = 0
  for (let at = 0; at < numbers.length; at++) sum += numbers[at] ?? 0
  return sum
}

/** Of numbers in their order. */
export function isAmong(sorted: Float64Array, wanted: number): boolean {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? 0) < wanted) low = middle + 1
    else high = middle
  }
  return sorted[low] === wanted
}
