/** What the values of a field are, as the registry keeps it. */
export const fieldTypes = ['string', 'number', 'integer', 'boolean', 'date', 'datetime'] as const
export type FieldType = (typeof fieldTypes)[number]
