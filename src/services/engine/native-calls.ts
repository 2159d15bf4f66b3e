import type { Worker } from 'node:worker_threads'

/**
 * A thread that is ended within a native call takes the whole process with it. So each says when it is in one, and
 * whoever ends it leaves the rest to the thread itself, which looks when the call has returned.
 */
const [outside, inside, closed, unwanted, over] = [0, 1, 2, 3, 4]

export type NativeState = Int32Array<SharedArrayBuffer>

export function newNativeState(): NativeState {
  return new Int32Array(new SharedArrayBuffer(4))
}

/** In the thread: makes native calls, one at a time, unless the thread is to end. */
export async function callNative<T>(state: NativeState, call: () => Promise<T>): Promise<T> {
  if (Atomics.compareExchange(state, 0, outside, inside) !== outside) process.exit()
  try {
    return await call()
  } finally {
    if (Atomics.compareExchange(state, 0, inside, outside) !== inside) {
      Atomics.store(state, 0, over)
      Atomics.notify(state, 0)
      process.exit()
    }
  }
}

/** Ends a thread, at once or when its native call has returned. */
export async function endThread(thread: Worker, state: NativeState): Promise<void> {
  if (forbidNative(state)) await thread.terminate()
  else await new Promise((resolve) => thread.once('exit', resolve))
}

/** For a process that ends, and its threads with it: waits without letting anything else happen. */
export function awaitNative(state: NativeState): void {
  if (!forbidNative(state)) Atomics.wait(state, 0, unwanted)
}

/** Whether the thread is outside of native calls, where it stays. */
function forbidNative(state: NativeState): boolean {
  if (Atomics.compareExchange(state, 0, inside, unwanted) === inside) return false
  if (Atomics.compareExchange(state, 0, outside, closed) === inside) return forbidNative(state)
  return Atomics.load(state, 0) !== unwanted
}
