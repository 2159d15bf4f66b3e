import type { LinkedAccount } from '../../services/members/identities.ts'
import type { Invitation } from '../../services/members/links.ts'
import type { Passkey } from '../../services/members/passkeys.ts'
import type { SignedIn } from '../../services/members/sessions.ts'
import type { Connection } from '../../services/oauth/connections.ts'
import { escapeHtml } from '../escape-html.ts'
import { layout, problem, tierNames } from './layout.ts'

export interface SignInShown {
  email?: string
  /** Where to go afterwards. */
  next?: string | undefined
  /** To choose from, for who is a member of several. */
  workspaces?: string[]
  message?: string
  /** The name of the provider that one can sign in with, where there is one. */
  provider?: string | undefined
}

export function signInPage({ email = '', next, workspaces = [], message, provider }: SignInShown): string {
  const choice = workspaces.map((name) => `<option>${escapeHtml(name)}</option>`).join('')
  return layout(
    'Sign in',
    `<h1>Sign in</h1>
${problem(message)}
<form method="post" action="/sign-in">
${next === undefined ? '' : `<input type="hidden" name="next" value="${escapeHtml(next)}">`}
<label for="email">E-mail address</label>
<input id="email" name="email" type="email" autocomplete="username" required value="${escapeHtml(email)}"${email === '' ? ' autofocus' : ''}>
<label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="current-password" required${email === '' ? '' : ' autofocus'}>
${choice === '' ? '' : `<label for="workspace">Workspace</label><select id="workspace" name="workspace">${choice}</select>`}
<button type="submit">Sign in</button>
${provider === undefined ? '' : `<button class="quiet" type="submit" formaction="/sign-in/provider" formnovalidate>Sign in with ${escapeHtml(provider)}</button>`}
<button type="button" class="quiet" data-passkey="sign-in" hidden>Use a passkey</button>
<p class="hint" id="passkey-status" role="status"></p>
</form>
<p class="soft">No password yet, or lost it? An admin of your workspace can give you a link.</p>`,
  )
}

export interface InvitationShown {
  /** Where the form leads. */
  path: string
  message?: string
  /** An address that was given before. */
  given?: string
  provider?: string | undefined
}

export function invitationPage(
  { workspaceName, email, tier }: Invitation,
  { path, message, given = '', provider }: InvitationShown,
): string {
  const who =
    email === null
      ? `<label for="email">E-mail address</label>
<input id="email" name="email" type="email" autocomplete="username" required value="${escapeHtml(given)}" autofocus>`
      : `<label for="email">E-mail address</label>
<input id="email" name="email" type="email" autocomplete="username" readonly value="${escapeHtml(email)}">`
  return layout(
    'Set your password',
    `<h1>Welcome to ${escapeHtml(workspaceName)}</h1>
<p>You come in as <strong>${tierNames[tier]}</strong>. Choose a password; from then on you sign in with it.</p>
${problem(message)}
<form method="post">
${who}
<label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="new-password" minlength="12" required aria-describedby="hint"${email === null ? '' : ' autofocus'}>
<p class="hint" id="hint">At least 12 characters. Four words that do not belong together are easy to keep in mind.</p>
<button type="submit">Set password and sign in</button>
${provider === undefined ? '' : `<button class="quiet" type="submit" formaction="${escapeHtml(path)}/provider" formnovalidate>Use ${escapeHtml(provider)} instead</button>`}
</form>`,
  )
}

export interface AccountShown {
  formToken: string
  connections: Connection[]
  passkeys: Passkey[]
  provider?: string | undefined
  identities: LinkedAccount[]
  message?: string | undefined
}

export function accountPage(
  { principal, email, workspaceName }: SignedIn,
  { formToken, connections, passkeys, provider, identities, message }: AccountShown,
): string {
  const hidden = `<input type="hidden" name="form_token" value="${formToken}">`
  return layout(
    'Your account',
    `<h1>${escapeHtml(email)}</h1>
${problem(message)}
<dl><dt>Workspace</dt><dd>${escapeHtml(workspaceName)}</dd><dt>Tier</dt><dd>${tierNames[principal.tier]}</dd>
<dt>May</dt><dd>${principal.scopes.join(', ')}</dd></dl>
${connections.length === 0 ? '' : `<h2>Programs that you have let in</h2>\n${connections.map((each) => connectionPart(each, hidden)).join('')}`}
<h2>Passkeys</h2>
${passkeys.map((each) => passkeyPart(each, hidden)).join('')}
<p class="soft">A passkey signs you in with your device instead of a password.</p>
<form>${hidden}<button type="button" data-passkey="add" hidden>Add a passkey</button><p class="hint" id="passkey-status" role="status"></p></form>
${provider === undefined && identities.length === 0 ? '' : `<h2>Accounts elsewhere</h2>\n${identities.map((each) => identityPart(each, hidden)).join('')}`}
${provider === undefined ? '' : `<form method="post" action="/account/provider">${hidden}<button type="submit">Link ${escapeHtml(provider)}</button></form>`}
<h2>Change your password</h2>
<form method="post" action="/account/password">${hidden}
<input name="email" type="text" autocomplete="username" value="${escapeHtml(email)}" readonly hidden>
<label for="old">Present password</label>
<input id="old" name="old" type="password" autocomplete="current-password" required>
<label for="password">New password</label>
<input id="password" name="password" type="password" autocomplete="new-password" minlength="12" required>
<button type="submit">Change password</button>
<p class="hint">All other devices are signed out.</p>
</form>
<h2>Leave</h2>
<form class="row" method="post" action="/account/sign-out">${hidden}<button type="submit">Sign out</button></form>
<form class="row" method="post" action="/account/sign-out-everywhere">${hidden}<button class="quiet" type="submit">Sign out everywhere</button></form>`,
  )
}

function connectionPart({ id, name, since }: Connection, hidden: string): string {
  return `<form class="connection" method="post" action="/account/disconnect">${hidden}
<input type="hidden" name="connection" value="${id}">
<span><strong>${escapeHtml(name)}</strong> since ${since.toISOString().slice(0, 10)}</span>
<button class="quiet" type="submit" aria-label="Disconnect ${escapeHtml(name)}">Disconnect</button></form>`
}

function passkeyPart({ id, name, since }: Passkey, hidden: string): string {
  return `<form class="connection" method="post" action="/account/passkey/remove">${hidden}
<input type="hidden" name="passkey" value="${escapeHtml(id)}">
<span><strong>${escapeHtml(name)}</strong> since ${since.toISOString().slice(0, 10)}</span>
<button class="quiet" type="submit" aria-label="Remove ${escapeHtml(name)}">Remove</button></form>`
}

function identityPart({ issuer, subject, since }: LinkedAccount, hidden: string): string {
  const name = `${new URL(issuer).host}, ${subject}`
  return `<form class="connection" method="post" action="/account/provider/remove">${hidden}
<input type="hidden" name="issuer" value="${escapeHtml(issuer)}"><input type="hidden" name="subject" value="${escapeHtml(subject)}">
<span><strong>${escapeHtml(name)}</strong> since ${since.toISOString().slice(0, 10)}</span>
<button class="quiet" type="submit" aria-label="Remove ${escapeHtml(name)}">Remove</button></form>`
}

/** Leads on by itself: a form of ours may not be redirected to where we do not know, but a page may send its reader there. */
export function leavingPage(provider: string, url: string): string {
  return layout(
    `On to ${provider}`,
    `<h1>On to ${escapeHtml(provider)}</h1>\n<p><a href="${escapeHtml(url)}">Go on</a> if nothing happens.</p>`,
    `<meta http-equiv="refresh" content="0;url=${escapeHtml(url)}">`,
  )
}

export function messagePage(title: string, message: string): string {
  return layout(
    title,
    `<h1>${escapeHtml(title)}</h1>\n<p>${escapeHtml(message)}</p>\n<p><a href="/sign-in">Sign in</a></p>`,
  )
}
