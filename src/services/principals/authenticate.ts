import { recogniseKeys } from '../api-keys/recognise.ts'
import type { System } from '../system.ts'
import type { Principal } from './principal.ts'
import type { Recogniser } from './recogniser.ts'
import { unauthorized } from './unauthorized.ts'

export interface Authenticator {
  /** By the header "Authorization". */
  authenticate(authorization: string | undefined): Promise<Principal>
}

export function createAuthenticator(system: System): Authenticator {
  const recognisers: Recogniser[] = [recogniseKeys(system)]
  return {
    async authenticate(authorization) {
      const text = bearerOf(authorization)
      const recogniser = recognisers.find(({ claims }) => claims(text))
      if (recogniser) return recogniser.recognise(text)
      const { keyPrefix } = system.settings
      throw unauthorized(`That is not an API key of this service: one is "${keyPrefix}live_" and 43 more characters.`)
    },
  }
}

function bearerOf(authorization: string | undefined): string {
  if (authorization === undefined || authorization === '') {
    throw unauthorized('No API key was sent. Send it in the header "Authorization: Bearer <key>".')
  }
  const [scheme = '', text = '', ...rest] = authorization.trim().split(/\s+/)
  if (scheme.toLowerCase() === 'bearer' && rest.length === 0) return text
  throw unauthorized('The Authorization header is not of the form "Bearer <key>".')
}
