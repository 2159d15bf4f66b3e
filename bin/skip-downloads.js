// npm runs this before the scripts of the packages that Sheaf needs. One of them would fetch GPU libraries from elsewhere, and
// fail where that cannot be reached; the libraries for the processor are in it already. In the repository .npmrc does this.
import { existsSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const folders = createRequire(import.meta.url).resolve.paths('onnxruntime-node') ?? []
const script = folders.map((folder) => join(folder, 'onnxruntime-node', 'script', 'install.js')).find(existsSync)
if (script) writeFileSync(script, '')
