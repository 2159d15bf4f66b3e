import { hostileArchives } from './hostile/archives.ts'
import type { HostileFile } from './hostile/hostile-file.ts'
import { hostileImages } from './hostile/images.ts'
import { impostors } from './hostile/impostors.ts'
import { hostilePdfs } from './hostile/pdfs.ts'
import { filesThatReachOut } from './hostile/references.ts'
import { hostileTexts } from './hostile/texts.ts'

/** Files made to break, fool or exhaust whoever reads them. Some point to the given address, which must stay unvisited. */
export function hostileFiles(address: string): HostileFile[] {
  return [
    ...impostors(),
    ...hostileArchives(),
    ...filesThatReachOut(address),
    ...hostileImages(),
    ...hostilePdfs(),
    ...hostileTexts(),
  ]
}
