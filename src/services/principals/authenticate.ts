import { recogniseKeys } from '../api-keys/recognise.ts'
import { findSignedIn } from '../members/sessions.ts'
import { recogniseOauth } from '../oauth/recognise.ts'
import type { System } from '../system.ts'
import { type Principal, type Recogniser, unauthorized } from './principal.ts'

export interface Shown {
  authorization: string | undefined
  /** What a browser shows whose member has signed in. */
  session?: string | undefined
  /** The address that was called, without its query: some tokens open only a part of the service. Asked for by those. */
  called(): string
}

export interface Authenticator {
  /** By the header "Authorization", or else by the session of a browser. */
  authenticate(shown: Shown): Promise<Principal>
}

export function createAuthenticator(system: System): Authenticator {
  const recognisers: Recogniser[] = [recogniseKeys(system), recogniseOauth(system)]
  return {
    async authenticate({ authorization, session, called }) {
      if (authorization === undefined && session !== undefined) return memberOf(system, session)
      const text = bearerOf(authorization)
      const recogniser = recognisers.find(({ claims }) => claims(text))
      if (recogniser) return recogniser.recognise(text, called)
      const { keyPrefix } = system.settings
      throw unauthorized(`That is not an API key of this service: one is "${keyPrefix}live_" and 43 more characters.`)
    },
  }
}

async function memberOf(system: System, session: string): Promise<Principal> {
  const signedIn = await findSignedIn(system, session)
  if (signedIn === undefined) throw unauthorized('Your session has ended. Sign in again at /sign-in.')
  return signedIn.principal
}

function bearerOf(authorization: string | undefined): string {
  if (authorization === undefined || authorization === '') {
    throw unauthorized('No API key was sent. Send it in the header "Authorization: Bearer <key>".')
  }
  const [scheme = '', text = '', ...rest] = authorization.trim().split(/\s+/)
  if (scheme.toLowerCase() === 'bearer' && rest.length === 0) return text
  throw unauthorized('The Authorization header is not of the form "Bearer <key>".')
}
