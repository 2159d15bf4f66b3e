/** A character as the line model read it. */
export interface Character {
  text: string
  /** Its middle, in pixels of the strip. */
  at: number
  probability: number
  /** What it may be instead, the likeliest first; nothing means that there may be no character. */
  alternatives: Alternative[]
}

export interface Alternative {
  text: string
  probability: number
}
