import { type Adapter, type AdapterPayload, errors } from 'oidc-provider'
import { isId } from '../../core/ids.ts'
import {
  consumeOauthRecord,
  deleteIssuedUnder,
  deleteOauthRecord,
  findOauthRecord,
  saveOauthRecord,
} from '../../storage/oauth-records.ts'
import { hashToken } from '../members/secret-token.ts'
import type { System } from '../system.ts'

/** Where the authorization server keeps its state: in the database, so that it survives kills and any process can answer. */
export function oauthAdapter({ db, clock }: System): (model: string) => Adapter {
  return (model) => ({
    async upsert(id, { jti: _, ...payload }, expiresIn) {
      const { grantId, uid, accountId, clientId, client_id } = payload as AdapterPayload & { client_id?: string }
      const created_at = clock.now()
      await saveOauthRecord(db, {
        ...{ model, id_hash: hashToken(id), payload, created_at },
        grant_hash: grantId === undefined ? null : hashToken(grantId),
        uid_hash: uid === undefined ? null : hashToken(uid),
        member_id: accountId !== undefined && isId(accountId) ? accountId : null,
        client_id: client_id ?? clientId ?? null,
        expires_at: expiresIn === undefined ? null : new Date(created_at.getTime() + expiresIn * 1000),
      })
    },
    async find(id) {
      const found = await findOauthRecord(db, model, { id: hashToken(id) }, clock.now())
      return found && asPayload(found, id)
    },
    async findByUid(uid) {
      const found = await findOauthRecord(db, model, { uid: hashToken(uid) }, clock.now())
      return found && asPayload(found)
    },
    // Only for a flow that is not offered.
    findByUserCode: async () => undefined,
    async consume(id) {
      if (!(await consumeOauthRecord(db, model, hashToken(id), clock.now())))
        throw new errors.InvalidGrant('it was used at the same moment by another request')
    },
    destroy: (id) => deleteOauthRecord(db, model, hashToken(id)),
    revokeByGrantId: (grantId) => deleteIssuedUnder(db, hashToken(grantId), model),
  })
}

function asPayload(
  { payload, consumed_at }: { payload: unknown; consumed_at: Date | null },
  jti?: string,
): AdapterPayload {
  return {
    ...(payload as AdapterPayload),
    ...(jti !== undefined && { jti }),
    ...(consumed_at !== null && { consumed: Math.floor(consumed_at.getTime() / 1000) }),
  }
}
