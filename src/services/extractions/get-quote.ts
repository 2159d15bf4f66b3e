import type { ExtractRequest, Quote } from '../../contract/extractions.ts'
import type { Context } from '../context.ts'
import type { ArrivedFile } from '../documents/arrived-file.ts'
import { refuseOtherThanOneSource } from '../documents/create.ts'
import { documentOf, refuseUnseen } from '../documents/find.ts'
import type { Principal } from '../principals/principal.ts'
import { dropUpload } from '../uploads/store-upload.ts'
import { isToBeRead } from './extract.ts'
import { forecast } from './forecast.ts'
import { prepare } from './prepare.ts'
import { quoteOf } from './quote.ts'

/** What an extraction would cost. Nothing is kept of what was sent. */
export async function getQuote(
  ctx: Context,
  caller: Principal,
  request: ExtractRequest,
  file: ArrivedFile | undefined,
): Promise<Quote> {
  try {
    refuseOtherThanOneSource({ file, file_url: request.file_url, document_id: request.document_id })
    const wanted = await prepare(ctx, request)
    const document = request.document_id === undefined ? undefined : await documentOf(ctx, request.document_id)
    if (document) await refuseUnseen(ctx, caller, [document])
    const ingests = await isToBeRead(ctx, document)
    return quoteOf(await forecast(ctx, { document, file, ingests }, wanted, request.batch ?? false))
  } finally {
    if (file) await dropUpload(ctx.system, file.upload)
  }
}
