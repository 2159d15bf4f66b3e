import { Command } from 'commander'
import { addServerOptions, type ServerOptions } from './remote/with-server.ts'
import type { Surroundings } from './surroundings.ts'

const help = `
For clients that start their servers themselves. In their settings:
  { "mcpServers": { "sheaf": { "command": "npx", "args": ["sheaf", "mcp", "--folder", "/home/me/invoices"] } } }
Others are given the address of a server, which ends in /mcp: see docs/mcp.md.

Examples:
  $ sheaf mcp --folder invoices          over the server of this folder
  $ sheaf mcp --alone                    without a server
`

export function mcpCommand(around: Surroundings): Command {
  const command = new Command('mcp')
    .description('tools for an agent on standard input and output, over a server or alone')
    .option('--alone', 'without a server: what is extracted is kept in the folder that this runs in')
    .option('--folder <path...>', 'folders whose files the agent may send by their path')
    .addHelpText('after', help)
  return addServerOptions(command).action(
    async ({ folder = [], alone = false, server, key }: ServerOptions & { folder?: string[]; alone?: boolean }) => {
      if (alone) return around.serveToolsAlone(folder)
      const access = await around.serverAccess({ ...(server && { server }), ...(key && { key }) })
      await around.serveTools(access, folder)
    },
  )
}
