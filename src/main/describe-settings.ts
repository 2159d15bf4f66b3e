import { type Setting, settings } from './settings.ts'

const introduction = `# Configuration

<!-- Generated from src/main/settings.ts by "npm run generate". -->

Settings are environment variables, or lines of a file \`.env\` in the folder where Sheaf is started; a variable wins over
the file. A wrong value stops the start with a message that names it, and a variable that starts with \`SHEAF_\` but is
none of these is pointed out. Lists are separated by commas; switches take \`true\` or \`false\`.
`

export function configurationPage(): string {
  const groups = Object.entries(byGroup()).map(
    ([group, members]) =>
      `## ${group}\n\n| Variable | Default | Meaning |\n|---|---|---|\n${members.map(tableRow).join('\n')}\n`,
  )
  return [introduction, ...groups].join('\n')
}

export function envExample(): string {
  const groups = Object.entries(byGroup()).map(
    ([group, members]) =>
      `# ${group}\n${members.map((setting) => `# ${setting.description}\n#${setting.env}=${defaultText(setting)}`).join('\n')}\n`,
  )
  return ['# Copy to .env and take the # away from what you want to change.\n', ...groups].join('\n')
}

function byGroup(): Record<string, Setting[]> {
  const groups: Record<string, Setting[]> = {}
  for (const setting of Object.values<Setting>(settings))
    groups[setting.group] = [...(groups[setting.group] ?? []), setting]
  return groups
}

function tableRow(setting: Setting): string {
  const text = defaultText(setting)
  return `| \`${setting.env}\` | ${text === '' ? '' : `\`${text}\``} | ${setting.description} |`
}

function defaultText({ schema }: Setting): string {
  const value = schema.safeParse(undefined).data
  return value === undefined || value === null ? '' : String(value)
}
