/** What a sandbox is told about its walls, in its environment. */
export interface Rules {
  /** Only these folders and files can be opened; absent where the sandbox has a file system of its own. */
  folders?: { read: string[]; write: string[] }
  /** Whether calls are refused that no reader makes. */
  filter: boolean
  /** Whether other programs may be started. */
  programs: boolean
  /** Whether the ring that Node's event loop opens for its calls may be used. */
  ring: boolean
}

export const rulesVariable = 'SANDBOX_RULES'
