/** What was given on the command line beside `--check`. */
export const given = process.argv.slice(2).filter((word) => word !== '--check')

/** Prints a figure beside the bar that it has to hold. With `--check` a bar that is missed is a failure of the command. */
export function hold(what: string, figure: number, bar: { least: number } | { most: number }, unit = ''): void {
  const isHeld = 'least' in bar ? figure >= bar.least : figure <= bar.most
  const asked = 'least' in bar ? `at least ${bar.least}` : `at most ${bar.most}`
  const shown = Number.isInteger(figure) ? figure : figure.toFixed(2)
  console.log(`${isHeld ? 'held  ' : 'MISSED'}  ${what}: ${shown}${unit} (asked: ${asked}${unit})`)
  if (!isHeld && process.argv.includes('--check')) process.exitCode = 1
}
