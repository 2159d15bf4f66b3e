import msgReader, { type FieldsData } from '@kenjiuno/msgreader'
import { decodeWords } from 'postal-mime'
import type { DraftPage } from '../../../document/draft.ts'
import { ParseError } from '../../parse-error.ts'
import type { ReadContext, Source } from '../../reader.ts'
import { decodeText } from '../../text/decode-text.ts'
import { declaredCharset } from '../html/declared-charset.ts'
import { checkCompound } from './check-compound.ts'
import { fileNameFor } from './file-name-for.ts'
import { mailPages } from './mail-page.ts'
import { encryptedMail, isoDate, type MailFile, type MailParts, mailbox, shownHeaders } from './mail-parts.ts'
import { itemFields } from './outlook-item.ts'
import { rtfBody } from './rtf-body.ts'
import { unpackRtf } from './unpack-rtf.ts'

type Reader = InstanceType<typeof msgReader.default>

/** Items of Outlook: mails first of all, but appointments, tasks and contacts as well. */
export async function* readMsg(source: Source, context: ReadContext): AsyncGenerator<DraftPage> {
  const bytes = await source.bytes()
  const { reader, fields } = open(bytes)
  yield* mailPages({ ...partsOf(fields), ...bodiesOf(fields), files: filesOf(reader, fields, context) }, context)
}

function open(bytes: Buffer): { reader: Reader; fields: FieldsData } {
  checkCompound(bytes)
  try {
    const first = parse(bytes, undefined)
    const encoding = ansiEncoding(first.fields)
    return encoding ? parse(bytes, encoding) : first
  } catch (error) {
    throw new ParseError('corrupt_file', undefined, { cause: error })
  }
}

function parse(bytes: Buffer, ansiEncoding: string | undefined): { reader: Reader; fields: FieldsData } {
  const reader = new msgReader.default(Uint8Array.from(bytes).buffer)
  if (ansiEncoding) reader.parserConfig = { ansiEncoding }
  const fields = reader.getFileData()
  if (fields.error) throw new Error(fields.error)
  return { reader, fields }
}

/** Old items store bytes that came out as Latin-1: the encoding is what they say, or what the bytes look like. */
function ansiEncoding(fields: FieldsData): string | undefined {
  const sample = `${fields.subject ?? ''} ${fields.body ?? ''}`
  if (/[^\0-\u00ff]/.test(sample) || !/[\u0080-\u00ff]/.test(sample)) return undefined
  const guessed = decodeText(Buffer.from(sample, 'latin1')).encoding
  return guessed === 'windows-1252' ? codepage(fields) : guessed
}

function partsOf(fields: FieldsData): Pick<MailParts, 'headers' | 'facts' | 'problem'> {
  const transport = (name: string) => transportHeader(fields, name)
  const addresses = [fields.senderSmtpAddress, fields.sentRepresentingSmtpAddress, fields.senderEmail]
  const date = transport('Date') ?? fields.clientSubmitTime ?? fields.messageDeliveryTime
  const shown: Record<string, string> = {
    From: sender(fields, addresses.find(isAddress)),
    To: recipients(fields, 'to'),
    Cc: recipients(fields, 'cc'),
    Bcc: recipients(fields, 'bcc'),
    'Reply-To': transport('Reply-To') ?? '',
    Subject: fields.subject ?? '',
    Date: date ?? '',
    'Message-ID': fields.messageId?.replace(/^<|>$/g, '') ?? '',
    ...itemFields(fields),
  }
  const facts = {
    ...{ from: shown['From'], to: shown['To'], cc: shown['Cc'], bcc: shown['Bcc'], reply_to: shown['Reply-To'] },
    ...{ subject: fields.subject, created: isoDate(date ?? fields.creationTime), message_id: shown['Message-ID'] },
    ...{ class: fields.messageClass },
  }
  return { headers: shownHeaders(shown), facts, problem: encryption(fields) }
}

function transportHeader(fields: FieldsData, name: string): string | undefined {
  const pattern = new RegExp(`^${name}:[ \\t]*([^\\r\\n]*(?:\\r?\\n[ \\t][^\\r\\n]*){0,50})`, 'im')
  const value = pattern.exec(fields.headers ?? '')?.[1]
  return value === undefined ? undefined : decodeWords(value.replace(/\s+/g, ' ').trim())
}

/** Within one company the address is a path in its directory, which tells nobody anything. */
function sender(fields: FieldsData, address: string | undefined): string {
  const travelled = /(?<![^\s<>"])([^\s<>"@]{1,250}@[^\s<>"]{1,250})>?\s*$/.exec(
    transportHeader(fields, 'From') ?? '',
  )?.[1]
  return mailbox(fields.senderName, address ?? travelled)
}

function isAddress(text: string | undefined): boolean {
  return text?.includes('@') === true
}

function recipients(fields: FieldsData, type: 'to' | 'cc' | 'bcc'): string {
  return (fields.recipients ?? [])
    .filter((one) => (one.recipType ?? 'to') === type)
    .map((one) => mailbox(one.name, [one.smtpAddress, one.email].find(isAddress)))
    .filter((one) => one !== '')
    .join(', ')
}

/** The html as stored, or the one that the rich text was made from, or plain text. */
function bodiesOf(fields: FieldsData): Pick<MailParts, 'html' | 'text'> {
  const stored = fields.html && decodeText(fields.html, declaredCharset(fields.html) ?? codepage(fields)).text
  const html = stored || fields.bodyHtml
  if (html) return { html, text: fields.body }
  const rich = fields.compressedRtf ? rtfBody(unpackRtf(fields.compressedRtf)) : {}
  return { html: rich.html, text: fields.body?.trim() ? fields.body : rich.text }
}

function codepage(fields: FieldsData): string | undefined {
  const page = fields.internetCodepage ?? fields.messageCodepage
  return page === 65_001 ? 'utf-8' : page?.toString()
}

function filesOf(reader: Reader, fields: FieldsData, context: ReadContext): MailFile[] {
  return (fields.attachments ?? []).flatMap((attachment, index): MailFile[] => {
    try {
      const { content } = reader.getAttachment(attachment)
      const stated = attachment.fileName ?? attachment.fileNameShort ?? attachment.name
      const mediaType = attachment.attachMimeTag ?? mediaTypeOf(attachment)
      const name = fileNameFor(attachment.innerMsgContent ? `${stated ?? 'mail'}.msg` : stated, mediaType, index)
      return [{ name, mediaType, bytes: content, contentId: attachment.pidContentId }]
    } catch (error) {
      const detail = `Attachment ${index + 1} could not be taken out.`
      context.problem(new ParseError('corrupt_file', detail, { cause: error }).toProblem())
      return []
    }
  })
}

function mediaTypeOf(attachment: FieldsData): string {
  const picture = /^\.(png|jpe?g|gif|bmp|tiff?|webp)$/i.exec(attachment.extension ?? '')?.[1]
  return picture ? `image/${picture.toLowerCase()}` : 'application/octet-stream'
}

function encryption(fields: FieldsData): MailParts['problem'] {
  const smime = /^IPM\.Note\.(?:SMIME$|Secure$)/i.test(fields.messageClass ?? '')
  const stated = /^multipart\/encrypted/i.test(transportHeader(fields, 'Content-Type') ?? '')
  const pgp = fields.attachments?.some((one) => /pgp-encrypted$/i.test(one.attachMimeTag ?? one.fileName ?? ''))
  return smime || stated || pgp ? encryptedMail() : undefined
}
