import { createUploadSessionBody, uploadSessionSchema } from '../contract/upload-sessions.ts'
import { createUploadSession } from '../services/upload-sessions/links.ts'
import { scope } from './access.ts'
import { operation } from './operation.ts'

export const uploadSessionOperation = operation({
  api: 'platform',
  tag: 'Documents',
  access: scope('write'),
  method: 'POST',
  path: '/v1/documents/upload-session',
  name: 'createUploadSession',
  call: 'documents.uploadSession',
  summary: 'Make a link for uploading one file',
  description:
    'For a person with a browser and no key: the page behind the link takes one file, once, within an hour. The document then has the id of this answer.',
  body: createUploadSessionBody,
  output: uploadSessionSchema,
  handle: ({ ctx, caller, body, origin }) => createUploadSession(ctx, caller, body, origin),
})
