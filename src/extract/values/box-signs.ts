/** Signs that are printed as boxes to tick; for a class of a pattern with the flag `u`. */
export const tickedSigns = '☒☑✓✔√✅🗹■●⊙◉✗✘🗷'
export const emptySigns = '☐❑❏□▢○⭘◯'
