/** What is wrong with something that was sent, and where. */
export interface Problem {
  path: string
  message: string
}
