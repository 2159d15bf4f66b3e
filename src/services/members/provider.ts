import { createHash } from 'node:crypto'
import type { Configuration } from 'openid-client'
import { AppError } from '../../core/app-error.ts'
import { insertProviderRequest, takeProviderRequest } from '../../storage/member-identities.ts'
import type { SignInProvider, System } from '../system.ts'
import { hashToken, newToken } from './secret-token.ts'

/** Most processes never need it. */
const library = () => import('openid-client')
const requestSeconds = 600
const timeoutSeconds = 10
const discoveredMilliseconds = 3_600_000

/** What is to become of the account that the provider will name. */
export interface ProviderRequest {
  /** The member that it is linked with. */
  member_id?: string | null | undefined
  /** The invitation that it accepts. */
  link_hash?: Buffer | null | undefined
  workspace_name?: string | null | undefined
  next?: string | null | undefined
}

/** An account with the provider. */
export interface Identity {
  issuer: string
  subject: string
  /** Only where the provider has seen that it belongs to the account. */
  email: string | undefined
}

/** Where to send a browser, and what it must bring back: nonce and verifier are made of it, so nothing secret is kept. */
export async function beginAtProvider(
  system: System,
  origin: string,
  request: ProviderRequest,
): Promise<{ url: string; browserToken: string; seconds: number }> {
  const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await library()
  const configuration = await discovered(system, providerOf(system))
  const [state, browserToken] = [newToken(), newToken()]
  const expires_at = new Date(system.clock.now().getTime() + requestSeconds * 1000)
  await insertProviderRequest(system.db, {
    ...{ state_hash: hashToken(state), browser_hash: hashToken(browserToken), expires_at },
    ...{ member_id: request.member_id ?? null, link_hash: request.link_hash ?? null },
    ...{ workspace_name: request.workspace_name ?? null, next: request.next ?? null },
  })
  const url = buildAuthorizationUrl(configuration, {
    ...{ redirect_uri: `${origin}/sign-in/provider/callback`, scope: 'openid email', state },
    nonce: derived('nonce', browserToken),
    code_challenge: await calculatePKCECodeChallenge(derived('verifier', browserToken)),
    code_challenge_method: 'S256',
  })
  return { url: url.href, browserToken, seconds: requestSeconds }
}

/** Who the provider says it is, if this browser was sent there and all that came back is for us, of now, and signed by it. */
export async function identifiedByProvider(
  system: System,
  url: URL,
  browserToken: string | undefined,
): Promise<{ request: ProviderRequest; identity: Identity }> {
  const state = url.searchParams.get('state') ?? ''
  const request =
    browserToken &&
    (await takeProviderRequest(system.db, hashToken(state), hashToken(browserToken), system.clock.now()))
  if (!request) throw ended()
  if (url.searchParams.get('error') === 'access_denied')
    throw new AppError(
      'unauthorized',
      'You were not signed in, since that was refused there. Try again, or another way.',
    )
  const { authorizationCodeGrant } = await library()
  const configuration = await discovered(system, providerOf(system))
  const tokens = await authorizationCodeGrant(configuration, url, {
    ...{ expectedState: state, expectedNonce: derived('nonce', browserToken), idTokenExpected: true },
    pkceCodeVerifier: derived('verifier', browserToken),
  }).catch((error: unknown) => {
    system.logger.warn({ err: error }, 'the sign-in provider was not believed')
    throw refused(error)
  })
  const claims = tokens.claims()
  if (claims === undefined) throw refused()
  const { iss: issuer, sub: subject, email, email_verified } = claims
  return {
    request,
    identity: { issuer, subject, email: email_verified === true && typeof email === 'string' ? email : undefined },
  }
}

export function providerOf({ settings }: Pick<System, 'settings'>): SignInProvider {
  if (settings.signInProvider !== undefined) return settings.signInProvider
  throw new AppError('not_found', 'This service has no outside provider to sign in with.')
}

const known = new WeakMap<SignInProvider, { configuration: Configuration; until: number }>()

/** What the provider says of itself, for an hour; signatures are checked although its answers come straight from it. */
async function discovered({ clock, logger }: System, provider: SignInProvider): Promise<Configuration> {
  const found = known.get(provider)
  if (found !== undefined && clock.now().getTime() < found.until) return found.configuration
  const { allowInsecureRequests, ClientSecretBasic, ClientSecretPost, ...client } = await library()
  const { issuer, clientId, clientSecret } = provider
  // The setting allows this only for an address of this machine.
  const plainly = issuer.startsWith('http:') ? [allowInsecureRequests] : []
  const options = { execute: plainly, timeout: timeoutSeconds }
  const there = await client
    .discovery(new URL(issuer), clientId, undefined, client.None(), options)
    .catch((error: unknown) => {
      logger.warn({ err: error, issuer }, 'the sign-in provider cannot be reached')
      throw new AppError(
        'service_unavailable',
        `${provider.name} cannot be reached. Try again, or sign in another way.`,
      )
    })
  const metadata = there.serverMetadata()
  const posts = metadata.token_endpoint_auth_methods_supported?.includes('client_secret_post')
  const secretly = clientSecret && (posts ? ClientSecretPost : ClientSecretBasic)(clientSecret)
  const configuration = new client.Configuration(metadata, clientId, undefined, secretly || client.None())
  configuration.timeout = timeoutSeconds
  for (const each of [...plainly, client.enableNonRepudiationChecks]) each(configuration)
  known.set(provider, { configuration, until: clock.now().getTime() + discoveredMilliseconds })
  return configuration
}

function derived(purpose: string, token: string): string {
  return createHash('sha256').update(`${purpose}\0`).update(token).digest('base64url')
}

function ended(): AppError {
  return new AppError(
    'unauthorized',
    'This sign-in has ended, was used already, or began in another browser. Start again.',
    { reason: 'sign_in_ended' },
  )
}

function refused(cause?: unknown): AppError {
  return new AppError(
    'unauthorized',
    'What came back does not prove who you are. Start again, or sign in another way.',
    {
      ...{ reason: 'provider_refused', cause },
    },
  )
}
