// Passkeys, where the browser can: without this script the pages work with passwords.
const button = document.querySelector('button[data-passkey]')

if (button && window.PublicKeyCredential?.parseRequestOptionsFromJSON) {
  button.hidden = false
  button.addEventListener('click', async () => {
    button.disabled = true
    try {
      location.assign(await (button.dataset.passkey === 'add' ? add() : signIn()))
    } catch (error) {
      say(error.name === 'NotAllowedError' ? 'Nothing was signed. Try again when you are ready.' : error.message)
      button.disabled = false
    }
  })
}

async function signIn() {
  const options = await send('/sign-in/passkey/options', {})
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options)
  const credential = await navigator.credentials.get({ publicKey })
  const next = document.querySelector('input[name="next"]')?.value
  return (await send('/sign-in/passkey', { response: credential.toJSON(), next })).location
}

async function add() {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(await send('/account/passkey/options', {}))
  const credential = await navigator.credentials.create({ publicKey })
  const name = navigator.userAgentData?.platform || navigator.platform
  return (await send('/account/passkey', { response: credential.toJSON(), name })).location
}

async function send(url, body) {
  const token = document.querySelector('input[name="form_token"]')?.value
  const headers = { 'content-type': 'application/json', ...(token && { 'x-csrf-token': token }) }
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  const told = await answer.json()
  if (!answer.ok) throw new Error(told.message)
  return told
}

function say(message) {
  const place = document.getElementById('passkey-status')
  place.textContent = message
}
