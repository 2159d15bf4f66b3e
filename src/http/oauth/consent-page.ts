import { type OauthScope, scopeWords } from '../../contract/oauth.ts'
import type { SignedIn } from '../../services/members/sessions.ts'
import { escapeHtml } from '../escape-html.ts'
import { layout } from '../sign-in/layout.ts'

interface Shown {
  signedIn: SignedIn
  client: string
  /** Where the answer goes: the one thing about a client that it cannot make up. */
  host: string
  /** Where the client says what it is, if it did not register. */
  describedAt: string | undefined
  given: OauthScope[]
  withheld: string[]
  formToken: string
}

/** Names the client and each scope in words. Refusing comes first for who only presses Enter. */
export function consentPage({ signedIn, client, host, describedAt, given, withheld, formToken }: Shown): string {
  const items = given.map((scope) => `<li><strong>${scope}</strong> ${scopeWords[scope]}</li>`).join('\n')
  const kept =
    withheld.length === 0
      ? ''
      : `<p class="soft">It also asked for ${withheld.map(escapeHtml).join(', ')}, which your tier does not have: it will not get it.</p>`
  return layout(
    'Let a program in',
    `<h1>${escapeHtml(client)} wants to work in ${escapeHtml(signedIn.workspaceName)}</h1>
<p>It would act for <strong>${escapeHtml(signedIn.email)}</strong> and be answered at <strong>${escapeHtml(host)}</strong>. The name is what it calls itself: go on
only if you have just started this from a program that you know.${describedAt === undefined ? '' : ` It is described at <strong>${escapeHtml(describedAt)}</strong>.`}</p>
${given.length === 0 ? '<p>It asks for nothing that you can give.</p>' : `<p>It could:</p>\n<ul>${items}</ul>`}
${kept}
<form method="post">
<input type="hidden" name="form_token" value="${formToken}">
<button class="quiet" type="submit" name="decision" value="deny">Refuse</button>
${given.length === 0 ? '' : '<button type="submit" name="decision" value="allow">Let it in</button>'}
</form>
<p class="soft">You can end this at any time on <a href="/account">your account</a>.</p>`,
  )
}
