import PostalMime, { type Address, type Attachment, addressParser, decodeWords, type Email } from 'postal-mime'
import type { DraftPage } from '../../../document/draft.ts'
import { ParseError } from '../../parse-error.ts'
import type { ReadContext, Source } from '../../reader.ts'
import { decodeText } from '../../text/decode-text.ts'
import { fileNameFor } from './file-name-for.ts'
import { mailPages } from './mail-page.ts'
import { encryptedMail, isoDate, type MailFile, type MailParts, mailbox, shownHeaders } from './mail-parts.ts'

/** Mails as they travel. Attached mails stay files, to be read as documents of their own. */
export async function* readEml(source: Source, context: ReadContext): AsyncGenerator<DraftPage> {
  const raw = withoutMailboxLine(await source.bytes())
  const email = await parse(raw)
  const bodies = await bodiesOf(email, raw)
  yield* mailPages({ ...partsOf(email), ...bodies }, context)
}

/** Mails stored by some programs have a line of theirs in front, and whole files in UTF-16 occur. */
function withoutMailboxLine(bytes: Buffer): Buffer {
  const { encoding } = decodeText(bytes.subarray(0, 4096))
  const plain = encoding.startsWith('utf-16') ? Buffer.from(decodeText(bytes).text) : bytes
  const lead = /^(?:\ufeff|\xef\xbb\xbf)?\s{0,20}(?:From [^\n]{0,500}\n|\d{1,12} *\r?\n)?/.exec(
    plain.toString('latin1', 0, 1024),
  )
  return plain.subarray(lead?.[0].length ?? 0)
}

async function parse(raw: Buffer): Promise<Email> {
  try {
    return await PostalMime.parse(raw, { forceRfc822Attachments: true, maxHeadersSize: 16 * 1024 * 1024 })
  } catch (error) {
    const tooDeep = error instanceof Error && /nesting/i.test(error.message)
    throw new ParseError(tooDeep ? 'nested_too_deep' : 'corrupt_file', undefined, { cause: error })
  }
}

/** Where bytes do not fit the encoding that the mail claims, it is read again in the one that they fit. */
async function bodiesOf(email: Email, raw: Buffer): Promise<Pick<MailParts, 'html' | 'text'>> {
  const { html, text } = email
  if (!`${html ?? ''}${text ?? ''}`.includes('\ufffd')) return { html, text }
  const { text: mended, encoding } = decodeText(raw)
  if (encoding === 'utf-8') return { html, text }
  const again = await parse(Buffer.from(mended))
  return { html: again.html, text: again.text }
}

function partsOf(email: Email): MailParts {
  const header = (key: string) => decodeWords(email.headers.find((one) => one.key === key)?.value ?? '').trim()
  const people = (key: string) => addresses(addressParser(header(key)))
  const shown = {
    From: email.from ? addresses([email.from]) : people('from'),
    To: addresses(email.to) || people('to'),
    Cc: addresses(email.cc),
    Bcc: addresses(email.bcc),
    'Reply-To': addresses(email.replyTo),
    Subject: email.subject ?? header('subject'),
    Date: header('date'),
    'Message-ID': (email.messageId ?? '').replace(/^<|>$/g, ''),
  }
  const facts = {
    ...{ from: shown.From, to: shown.To, cc: shown.Cc, bcc: shown.Bcc, reply_to: shown['Reply-To'] },
    ...{ subject: shown.Subject, created: isoDate(email.date ?? shown.Date), message_id: shown['Message-ID'] },
  }
  return {
    headers: shownHeaders(shown),
    facts,
    files: email.attachments.map(fileOf),
    problem: encryption(email, header('content-type')),
  }
}

function addresses(list: Address[] | undefined): string {
  return (list ?? [])
    .flatMap((one) => (one.group ? one.group : [one]))
    .map((one) => mailbox(one.name, one.address))
    .filter((one) => one !== '')
    .join(', ')
}

function fileOf(attachment: Attachment, index: number): MailFile {
  const { filename, mimeType, contentId, content } = attachment
  return {
    name: fileNameFor(filename, mimeType, index),
    mediaType: mimeType,
    bytes: typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content),
    contentId: contentId?.replace(/^<|>$/g, ''),
  }
}

function encryption(email: Email, contentType: string): MailParts['problem'] {
  const smime = /^application\/(?:x-)?pkcs7-mime/i.test(contentType) && !/signed-data/i.test(contentType)
  const pgp = /^multipart\/encrypted/i.test(contentType) || /^-----BEGIN PGP MESSAGE-----/m.test(email.text ?? '')
  return smime || pgp ? encryptedMail() : undefined
}
