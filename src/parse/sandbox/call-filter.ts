import { type CallName, callNumber, refusedCalls } from './system-calls.ts'

// Instructions of classic BPF, as the kernel's seccomp takes them.
const load = 0x20
const jumpIfEqual = 0x15
const jumpIfAtLeast = 0x35
const jumpIfAny = 0x45
const give = 0x06

const allow = 0x7fff0000
const kill = 0x80000000
const refuse = 0x00050001
/** As if the kernel did not know it: whoever asks then does without. */
const unknown = 0x00050026

/** Offsets in what the filter is shown: the call, the processor, the low half of the first argument. */
const call = 0
const processor = 4
const firstArgument = 16

const processors: Partial<Record<NodeJS.Architecture, number>> = { x64: 0xc000003e, arm64: 0xc00000b7 }
/** Calls of the other way of counting on x64. */
const otherCounting = 0x40000000
/** All flags of `clone` that make a name space. */
const newSpaces = 0x7e020080

interface FilterSettings {
  pid: number
  /** Whether other programs may be started. */
  programs: boolean
  /** Whether Node's event loop has opened a ring for its calls by now, which it cannot do without any more. */
  ring: boolean
}

/** The calls that a reader may make, as a program for seccomp; undefined for processors that we do not know. */
export function callFilter(settings: FilterSettings): Buffer | undefined {
  const expected = processors[process.arch]
  if (expected === undefined) return undefined
  const refused: CallName[] = [
    ...refusedCalls,
    ...(settings.programs ? [] : (['execve', 'execveat'] as const)),
    ...(settings.ring ? [] : (['io_uring_enter'] as const)),
  ]
  return Buffer.concat([
    step(load, processor),
    step(jumpIfEqual, expected, 1, 0),
    step(give, kill),
    step(load, call),
    ...(process.arch === 'x64' ? [step(jumpIfAtLeast, otherCounting, 0, 1), step(give, refuse)] : []),
    ...refused.flatMap((name) => answer(name, refuse)),
    ...answer('clone3', unknown),
    ...unless('clone', (skip) => step(jumpIfAny, newSpaces, 0, skip)),
    // Nobody but itself is signalled or limited.
    ...onlyItself('kill', settings.pid),
    ...onlyItself('tgkill', settings.pid),
    ...unless('prlimit64', (skip) => step(jumpIfEqual, 0, skip, 0)),
    step(give, allow),
  ])
}

function answer(name: CallName, result: number): Buffer[] {
  const number = callNumber(name)
  return number === undefined ? [] : [step(jumpIfEqual, number, 0, 1), step(give, result)]
}

function onlyItself(name: CallName, pid: number): Buffer[] {
  return unless(name, (skip) => step(jumpIfEqual, pid, skip, 0))
}

/** Refuses a call unless its first argument passes; `check` jumps over the refusal when it does. */
function unless(name: CallName, check: (skip: number) => Buffer): Buffer[] {
  const number = callNumber(name)
  if (number === undefined) return []
  return [step(jumpIfEqual, number, 0, 4), step(load, firstArgument), check(1), step(give, refuse), step(load, call)]
}

function step(code: number, value: number, then = 0, otherwise = 0): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeUInt16LE(code, 0)
  bytes.writeUInt8(then, 2)
  bytes.writeUInt8(otherwise, 3)
  bytes.writeUInt32LE(value >>> 0, 4)
  return bytes
}
