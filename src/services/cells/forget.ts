import type { Tx } from '../../storage/postgres/database.ts'
export async function forgetCells(_tx: Tx, _c: object): Promise<void> {}
