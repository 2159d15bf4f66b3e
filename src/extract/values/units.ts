/** Units printed behind quantities; longer ones first where one begins another. */
const units =
  'kWh MWh kVA kW MW kg mg km² km m² m³ qm mm cm ml cl hl GB MB TB KB GHz MHz Hz Stück Stücke Stk\\. Stk St\\. Stunden Stunde Std\\. Std Pers\\. Personen Paar Pauschal pauschal Flaschen hours hour hrs Hrs pieces piece pcs Pcs PCS pce PCE unités unité uds ud unidades unidad heures horas jours Tage days items litres liters Liter lbs lb oz ft VA W V A l L g t h m x X'.split(
    ' ',
  )

export const unitPattern = `(?:${units.join('|')})(?![A-Za-zÀ-ɏ])`

const ofThings = new Set(
  'kWh MWh kVA kW MW kg mg km² km m² m³ qm mm cm ml cl hl GB MB TB KB GHz MHz Hz litres liters Liter lbs lb oz ft'.split(
    ' ',
  ),
)

/** Of weight, length, area, volume, energy or data: no amount of money is printed with it. */
export function isUnitOfThings(unit: string): boolean {
  return ofThings.has(unit)
}

/** Words that scale the number before them, as patterns. */
export const multipliers: [pattern: string, factor: number][] = [
  ['[Tt]sd\\.?', 1e3],
  ['thousand', 1e3],
  ['Tausend', 1e3],
  ['Mio\\.?', 1e6],
  ['[Mm]illion(?:en|s|es)?', 1e6],
  ['[Mm]illón', 1e6],
  ['[Mm]illones', 1e6],
  ['Mrd\\.?', 1e9],
  ['[Mm]illiarden?', 1e9],
  ['[Mm]illiards?', 1e9],
  ['[Bb]illions?', 1e9],
  ['bn', 1e9],
]
