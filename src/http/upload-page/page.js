// Adds to the form of the page: dropping a file, a progress bar, cancelling, times of the reader's own clock.
const form = document.querySelector('form')
if (form) enhance(form)

function enhance(form) {
  const find = (id) => document.getElementById(id)
  const input = find('file')
  const drop = form.querySelector('.drop')
  const { filename, most } = form.dataset
  const time = document.querySelector('time')
  time.textContent = new Date(time.dateTime).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' })
  form.querySelector('.wide').hidden = false
  let request

  input.addEventListener('change', () => {
    say('')
    const [file] = input.files
    find('chosen').textContent = file ? describe(file) : ''
  })

  for (const name of ['dragenter', 'dragover', 'dragleave', 'drop']) {
    // Anywhere on the page: a file dropped beside the field would otherwise replace the page.
    document.addEventListener(name, (event) => {
      event.preventDefault()
      drop.classList.toggle('over', name === 'dragenter' || name === 'dragover')
      if (name === 'drop' && !request) take(event.dataTransfer.files)
    })
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const [file] = input.files
    if (!file) return say('Choose a file first.')
    if (file.size > Number(most)) return say('The file is too large.')
    if (file.size === 0) return say('The file is empty.')
    send(file)
  })

  find('cancel').addEventListener('click', () => request?.abort())
  window.addEventListener('beforeunload', (event) => request && event.preventDefault())

  function take(files) {
    if (files.length > 1) return say('This link takes one file only.')
    input.files = files
    input.dispatchEvent(new Event('change'))
    form.querySelector('button').focus()
  }

  function describe(file) {
    const size = file.size < 2 ** 20 ? `${Math.ceil(file.size / 1024)} KB` : `${(file.size / 2 ** 20).toFixed(1)} MB`
    return file.name === filename ? `${file.name}, ${size}` : `${file.name}, ${size}. It will be called ${filename}.`
  }

  function send(file) {
    const body = new FormData()
    body.append('file', file)
    request = new XMLHttpRequest()
    request.open('POST', location.href)
    request.setRequestHeader('accept', 'application/json')
    request.upload.addEventListener('progress', (event) => advance(event.loaded / event.total))
    request.addEventListener('load', () => end(request.status, read(request.responseText).message))
    request.addEventListener('error', () => end(0, 'The connection was lost. Try again.'))
    request.addEventListener('abort', () => end(0, 'Cancelled. Nothing was uploaded.'))
    advance(0)
    switchTo(find('sending'), find('cancel'))
    say('')
    request.send(body)
  }

  function advance(share) {
    const percent = Math.floor(share * 100)
    find('bar').value = percent
    find('percent').textContent = percent < 100 ? `${percent} %` : 'Nearly done …'
  }

  function end(status, message) {
    request = undefined
    if (status === 200) return finish('Received', 'Thank you. You can close this page.')
    if (status === 409 || status === 404) return finish('This did not work', message)
    switchTo(form, input)
    say(message ?? 'The server could not take the file. Try again later.')
  }

  function finish(heading, message) {
    const name = find('title').querySelector('.name')
    document.title = heading
    find('title').replaceChildren(`${heading} `, ...(heading === 'Received' ? [name] : []))
    find('about').textContent = message
    form.remove()
    find('sending').remove()
    say('')
    find('title').focus()
  }

  function switchTo(shown, focused) {
    form.hidden = shown !== form
    find('sending').hidden = shown === form
    focused.focus()
  }

  function say(message) {
    find('status').textContent = message
  }
}

function read(text) {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}
