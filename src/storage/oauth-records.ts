import type { Insertable } from 'kysely'
import { sql } from 'kysely'
import type { Database, Tx } from './postgres/database.ts'
import type { DB } from './postgres/schema.ts'

export type OauthRecord = Omit<Insertable<DB['oauth_records']>, 'payload' | 'consumed_at'> & { payload: object }

export async function saveOauthRecord(db: Database, { payload, ...record }: OauthRecord): Promise<void> {
  const values = { ...record, payload: JSON.stringify(payload) }
  const { model: _, id_hash: __, created_at: ___, ...changed } = values
  await db
    .insertInto('oauth_records')
    .values(values)
    .onConflict((conflict) => conflict.columns(['model', 'id_hash']).doUpdateSet(changed))
    .execute()
}

export async function findOauthRecord(db: Database, model: string, by: { id: Buffer } | { uid: Buffer }, now: Date) {
  const query = db
    .selectFrom('oauth_records')
    .select(['payload', 'consumed_at'])
    .where('model', '=', model)
    .where((is) => is.or([is('expires_at', 'is', null), is('expires_at', '>', now)]))
  return ('id' in by ? query.where('id_hash', '=', by.id) : query.where('uid_hash', '=', by.uid)).executeTakeFirst()
}

/** True once, also for two that come at the same moment. */
export async function consumeOauthRecord(db: Database, model: string, id: Buffer, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('oauth_records')
    .set({ consumed_at: now })
    .where('model', '=', model)
    .where('id_hash', '=', id)
    .where('consumed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function deleteOauthRecord(db: Database, model: string, id: Buffer): Promise<void> {
  await db.deleteFrom('oauth_records').where('model', '=', model).where('id_hash', '=', id).execute()
}

/** Whatever was issued under a grant, of this kind or, with the grant itself, of all kinds. */
export async function deleteIssuedUnder(db: Database | Tx, grant: Buffer, model?: string): Promise<void> {
  const query = db.deleteFrom('oauth_records')
  await (model === undefined
    ? query.where((is) =>
        is.or([is('grant_hash', '=', grant), is.and([is('model', '=', 'Grant'), is('id_hash', '=', grant)])]),
      )
    : query.where('model', '=', model).where('grant_hash', '=', grant)
  ).execute()
}

/** Whose token it is, with the membership as it is at this moment; nothing when token, grant or membership has ended. */
export async function findTokenMember(db: Database, tokenHash: Buffer, now: Date) {
  return db
    .selectFrom('oauth_records as token')
    .innerJoin('oauth_records as grant', (join) =>
      join
        .onRef('grant.id_hash', '=', 'token.grant_hash')
        .on('grant.model', '=', 'Grant')
        .on('grant.expires_at', '>', now),
    )
    .innerJoin('members', (join) =>
      join.onRef('members.id', '=', 'token.member_id').onRef('members.id', '=', 'grant.member_id'),
    )
    .select([
      'token.payload',
      'token.expires_at',
      'token.grant_hash',
      'members.workspace_id',
      'members.id',
      'members.tier',
    ])
    .where('token.model', '=', 'AccessToken')
    .where('token.id_hash', '=', tokenHash)
    .where('token.expires_at', '>', now)
    .executeTakeFirst()
}

/** The clients that a member has let in; one that is known by its address has not registered. */
export async function selectConnections(db: Database, memberId: string, now: Date) {
  return db
    .selectFrom('oauth_records as grant')
    .leftJoin('oauth_records as client', (join) =>
      join.onRef('client.client_id', '=', 'grant.client_id').on('client.model', '=', 'Client'),
    )
    .select(['grant.id_hash', 'grant.created_at', 'grant.client_id'])
    .select(sql<string | null>`client.payload ->> 'client_name'`.as('name'))
    .where('grant.model', '=', 'Grant')
    .where('grant.member_id', '=', memberId)
    .where('grant.expires_at', '>', now)
    .orderBy('grant.created_at')
    .limit(100)
    .execute()
}

export async function isGrantOf(tx: Tx, grant: Buffer, memberId: string): Promise<boolean> {
  const query = tx.selectFrom('oauth_records').select('model').where('model', '=', 'Grant').where('id_hash', '=', grant)
  return (await query.where('member_id', '=', memberId).forUpdate().executeTakeFirst()) !== undefined
}

/** What has ended, and clients that registered and were never let in. */
export async function purgeOauthRecords(db: Database, now: Date, unusedBefore: Date): Promise<number> {
  const ended = await db.deleteFrom('oauth_records').where('expires_at', '<=', now).executeTakeFirst()
  const unused = await db
    .deleteFrom('oauth_records as client')
    .where('client.model', '=', 'Client')
    .where('client.created_at', '<', unusedBefore)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('oauth_records as grant')
            .select('grant.model')
            .whereRef('grant.client_id', '=', 'client.client_id')
            .where('grant.model', '=', 'Grant'),
        ),
      ),
    )
    .executeTakeFirst()
  return Number(ended.numDeletedRows + unused.numDeletedRows)
}
