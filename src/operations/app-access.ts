import { findAppOf } from '../services/apps/manage.ts'
import { type Asked, idOf, scopeOrGrant } from './access.ts'

const ofApp = async (asked: Asked) => findAppOf(asked.system, asked.caller.workspaceId, { appId: idOf(asked) })
const ofRun = async (asked: Asked) => findAppOf(asked.system, asked.caller.workspaceId, { runId: idOf(asked) })

const ofReview = async (asked: Asked) => findAppOf(asked.system, asked.caller.workspaceId, { reviewId: idOf(asked) })

/** Keys that may do all with apps, or were let do this with one. */
export const readsApp = scopeOrGrant('operations', ['read'], ofApp)
export const readsRun = scopeOrGrant('operations', ['read'], ofRun)
export const operatesApp = scopeOrGrant('operations', ['operate'], ofApp)
/** Whoever decides may ask a person, and read what the answer is. */
export const asksPeople = scopeOrGrant('operations', ['operate', 'decide'], ofApp)
export const readsReview = scopeOrGrant('read', ['read', 'decide'], ofReview)
export const operatesRun = scopeOrGrant('operations', ['operate'], ofRun)
