import { createUploadSessionBody, uploadSessionSchema } from '../../contract/upload-sessions.ts'
import { createUploadSession } from '../../services/upload-sessions/create.ts'
import { keyedRoute, type Route } from '../route.ts'

export function uploadSessionRoute(publicUrl: string | undefined): Route {
  return keyedRoute({
    api: 'platform',
    tag: 'Documents',
    scope: 'write',
    method: 'POST',
    path: '/v1/documents/upload-session',
    operationId: 'createUploadSession',
    summary: 'Make a link for uploading one file',
    description:
      'For a person with a browser and no key: the page behind the link takes one file, once, within an hour. The document then has the id of this answer.',
    body: createUploadSessionBody,
    response: uploadSessionSchema,
    handle: ({ ctx, caller, body, origin }) => createUploadSession(ctx, caller, body, publicUrl ?? origin),
  })
}
