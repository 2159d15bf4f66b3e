/** What was seen in the source and cannot be told from the data alone. Paths are `items`, `items[0].price`. */
export interface SourceFindings {
  /** Items that the source holds for a list. */
  itemsInSource?: { path: string; count: number }[]
  /** Properties of a source record, at `path`, that the schema forbids. */
  propertiesNotAllowed?: { path: string; name: string }[]
  /** Numbers as the source prints them beside what is reported. */
  printedValues?: { path: string; printed: number; reported: number }[]
  /** Lists without items that were probably missed: the document has rows which no value was read from. */
  emptyLists?: { path: string; rows?: number; page?: number }[]
  /** Lists of `length` items beside rows of the same table that are in no list. */
  partLists?: { path: string; length: number; rows: number; page: number }[]
  /** Values that stand in the source in a form that the type of their field forbids, and so were left out. */
  unfitValues?: { path: string; printed: string }[]
  /** What a value may as well be, by the same characters. */
  otherReadings?: { path: string; other: string }[]
  /** Numbers that are printed as bounds of what is meant only, as "< 5". */
  bounds?: { path: string; printed: string }[]
  /** The file has no text at all. */
  withoutText?: true
  /** The documents that the file seems to hold, where these are several, and the pages that they begin on. */
  documents?: { number: string; page: number }[]
  /** Amounts with cents that the source prints, where sums are asked for: what explains why they do not add up. */
  amounts?: number[]
  /** Figures that the source prints in the row of the amount of a line, which nobody may have asked for. */
  besideAmounts?: { path: string; figures: number[] }[]
  /** Values that cannot all be true. */
  contradictions?: { paths: string[]; text: string }[]
  /** Lists whose items are reported in another order than the source has them. */
  order?: { path: string }[]
}
