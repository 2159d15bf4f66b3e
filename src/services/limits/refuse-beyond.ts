import { AppError } from '../../core/app-error.ts'

/** What a workspace may have is limited, so that no caller fills the database. Two at the same moment may be one too many. */
export async function refuseBeyond(most: number, what: string, count: () => Promise<number>): Promise<void> {
  if ((await count()) < most) return
  throw new AppError(
    'unprocessable',
    `A workspace has at most ${most} ${what}. Delete one that is not needed any more.`,
    {
      reason: 'limit_reached',
    },
  )
}
