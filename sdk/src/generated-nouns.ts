// Written by scripts/generate-client.ts from the OpenAPI document: run "npm run generate" instead of changing it.
import type { Body, Client, Query, Tables } from './client.ts'
import type { FileSource } from './files.ts'
import type { CallOptions } from './transport.ts'

export function processCalls({ call }: Client) {
  return {
    /** Submit a file to be read. */
    extract: ({ file, ...body }: Body<'submitExtract'> & { file?: FileSource | undefined }, options?: CallOptions) =>
      call('submitExtract', { body, files: { file } }, options),
    /** Submit a file to get a schema for it. */
    recommend: ({ file, ...body }: Body<'submitRecommend'> & { file?: FileSource | undefined }, options?: CallOptions) =>
      call('submitRecommend', { body, files: { file } }, options),
    /** Status and result of a job. */
    get: (job_id: string, query: Query<'getProcess'> = {}, options?: CallOptions) =>
      call('getProcess', { params: { job_id }, query }, options),
    /** Cancel a job. */
    cancel: (job_id: string, options?: CallOptions) =>
      call('cancelProcess', { params: { job_id } }, options),
    /** Give feedback on a finished job. */
    feedback: (job_id: string, body: Body<'giveProcessFeedback'>, options?: CallOptions) =>
      call('giveProcessFeedback', { params: { job_id }, body }, options),
  }
}

export function apiKeysCalls({ call, rows }: Client) {
  return {
    /** Create an API key. */
    create: (body: Body<'createApiKey'>, options?: CallOptions) =>
      call('createApiKey', { body }, options),
    /** List API keys: one page. */
    list: (query: Query<'listApiKeys'> = {}, options?: CallOptions) =>
      call('listApiKeys', { query }, options),
    /** List API keys: every row, page by page as they are asked for. */
    all: (query: Query<'listApiKeys'> = {}, options?: CallOptions) =>
      rows('listApiKeys', { query }, options),
    /** Revoke an API key. */
    revoke: (id: string, query: Query<'revokeApiKey'> = {}, options?: CallOptions) =>
      call('revokeApiKey', { params: { id }, query }, options),
  }
}

export function membersCalls({ call, rows }: Client) {
  return {
    /** Invite a member. */
    add: (body: Body<'addMember'>, options?: CallOptions) =>
      call('addMember', { body }, options),
    /** List members: one page. */
    list: (query: Query<'listMembers'> = {}, options?: CallOptions) =>
      call('listMembers', { query }, options),
    /** List members: every row, page by page as they are asked for. */
    all: (query: Query<'listMembers'> = {}, options?: CallOptions) =>
      rows('listMembers', { query }, options),
    /** Make a new link for a member. */
    link: (id: string, options?: CallOptions) =>
      call('linkMember', { params: { id } }, options),
    /** Change the tier of a member. */
    change: (id: string, body: Body<'changeMember'>, options?: CallOptions) =>
      call('changeMember', { params: { id }, body }, options),
    /** Remove a member. */
    remove: (id: string, options?: CallOptions) =>
      call('removeMember', { params: { id } }, options),
  }
}

export function auditCalls({ call, rows }: Client) {
  return {
    /** List the audit log: one page. */
    list: (query: Query<'listAuditEntries'> = {}, options?: CallOptions) =>
      call('listAuditEntries', { query }, options),
    /** List the audit log: every row, page by page as they are asked for. */
    all: (query: Query<'listAuditEntries'> = {}, options?: CallOptions) =>
      rows('listAuditEntries', { query }, options),
  }
}

export function documentsCalls({ call, rows, table }: Client) {
  return {
    /** Ingest a document. */
    create: ({ file, ...body }: Body<'createDocument'> & { file?: FileSource | undefined }, options?: CallOptions) =>
      call('createDocument', { body, files: { file } }, options),
    /** List documents: one page. */
    list: (query: Query<'listDocuments'> = {}, options?: CallOptions) =>
      call('listDocuments', { query }, options),
    /** List documents: every row, page by page as they are asked for. */
    all: (query: Query<'listDocuments'> = {}, options?: CallOptions) =>
      rows('listDocuments', { query }, options),
    /** A document. */
    get: (id: string, options?: CallOptions) =>
      call('getDocument', { params: { id } }, options),
    /** Delete a document. */
    delete: (id: string, options?: CallOptions) =>
      call('deleteDocument', { params: { id } }, options),
    /** Where everything stands on the pages. */
    layout: (id: string, query: Query<'getDocumentLayout'> = {}, options?: CallOptions) =>
      call('getDocumentLayout', { params: { id }, query }, options),
    /** The original file. */
    file: (id: string, options?: CallOptions) =>
      call('getDocumentFile', { params: { id } }, options),
    /** Filter documents by their values: one page. */
    filter: (body: Body<'filterDocuments'> = {}, options?: CallOptions) =>
      call('filterDocuments', { body }, options),
    /** Filter documents by their values: every row, page by page as they are asked for. */
    filterAll: (body: Body<'filterDocuments'> = {}, options?: CallOptions) =>
      rows('filterDocuments', { body }, options),
    /** Filter documents by their values, all of it as CSV or Excel: an answer whose body is a stream. */
    filterTable: (body: Body<'filterDocuments'> = {}, query: Tables<'filterDocuments'>, options?: CallOptions) =>
      table('filterDocuments', { body, query }, options),
    /** Make a link for uploading one file. */
    uploadSession: (body: Body<'createUploadSession'>, options?: CallOptions) =>
      call('createUploadSession', { body }, options),
  }
}

export function extractionsCalls({ call, rows, table }: Client) {
  return {
    /** List extractions: one page. */
    list: (query: Query<'listExtractions'> = {}, options?: CallOptions) =>
      call('listExtractions', { query }, options),
    /** List extractions: every row, page by page as they are asked for. */
    all: (query: Query<'listExtractions'> = {}, options?: CallOptions) =>
      rows('listExtractions', { query }, options),
    /** An extraction with its data. */
    get: (id: string, query: Query<'getExtraction'> = {}, options?: CallOptions) =>
      call('getExtraction', { params: { id }, query }, options),
    /** The data alone, all of it as CSV or Excel: an answer whose body is a stream. */
    dataTable: (id: string, query: Tables<'getExtractionData'>, options?: CallOptions) =>
      table('getExtractionData', { params: { id }, query }, options),
    /** All versions of corrected values. */
    versions: (id: string, query: Query<'listValueVersions'> = {}, options?: CallOptions) =>
      call('listValueVersions', { params: { id }, query }, options),
  }
}

export function learningCalls({ call, rows }: Client) {
  return {
    /** Learn from corrections. */
    start: (options?: CallOptions) =>
      call('startLearning', {}, options),
    /** Choose what is used of what was learned. */
    use: (body: Body<'useLearnedVersion'>, options?: CallOptions) =>
      call('useLearnedVersion', { body }, options),
    /** Go back to what was learned before. */
    undo: (options?: CallOptions) =>
      call('undoLearning', {}, options),
    /** List what was learned: one page. */
    list: (query: Query<'listLearnedVersions'> = {}, options?: CallOptions) =>
      call('listLearnedVersions', { query }, options),
    /** List what was learned: every row, page by page as they are asked for. */
    all: (query: Query<'listLearnedVersions'> = {}, options?: CallOptions) =>
      rows('listLearnedVersions', { query }, options),
    /** Read one version of what was learned. */
    get: (id: string, options?: CallOptions) =>
      call('getLearnedVersion', { params: { id } }, options),
  }
}

export function jobsCalls({ call, rows, table }: Client) {
  return {
    /** Extract from many documents. */
    create: (body: Body<'createJob'>, options?: CallOptions) =>
      call('createJob', { body }, options),
    /** List jobs: one page. */
    list: (query: Query<'listJobs'> = {}, options?: CallOptions) =>
      call('listJobs', { query }, options),
    /** List jobs: every row, page by page as they are asked for. */
    all: (query: Query<'listJobs'> = {}, options?: CallOptions) =>
      rows('listJobs', { query }, options),
    /** How a job stands. */
    get: (id: string, query: Query<'getJob'> = {}, options?: CallOptions) =>
      call('getJob', { params: { id }, query }, options),
    /** The results of a job: one page. */
    results: (id: string, query: Query<'listJobResults'> = {}, options?: CallOptions) =>
      call('listJobResults', { params: { id }, query }, options),
    /** The results of a job: every row, page by page as they are asked for. */
    resultsAll: (id: string, query: Query<'listJobResults'> = {}, options?: CallOptions) =>
      rows('listJobResults', { params: { id }, query }, options),
    /** The results of a job, all of it as CSV or Excel: an answer whose body is a stream. */
    resultsTable: (id: string, query: Tables<'listJobResults'>, options?: CallOptions) =>
      table('listJobResults', { params: { id }, query }, options),
    /** Cancel a job. */
    cancel: (id: string, options?: CallOptions) =>
      call('cancelJob', { params: { id } }, options),
  }
}

export function pipelinesCalls({ call, rows, table }: Client) {
  return {
    /** Make records of documents. */
    create: (body: Body<'createPipeline'>, options?: CallOptions) =>
      call('createPipeline', { body }, options),
    /** List pipelines: one page. */
    list: (query: Query<'listPipelines'> = {}, options?: CallOptions) =>
      call('listPipelines', { query }, options),
    /** List pipelines: every row, page by page as they are asked for. */
    all: (query: Query<'listPipelines'> = {}, options?: CallOptions) =>
      rows('listPipelines', { query }, options),
    /** A pipeline. */
    get: (id: string, options?: CallOptions) =>
      call('getPipeline', { params: { id } }, options),
    /** How far a pipeline is. */
    progress: (id: string, options?: CallOptions) =>
      call('getPipelineProgress', { params: { id } }, options),
    /** The records of a pipeline: one page. */
    results: (id: string, query: Query<'listPipelineResults'> = {}, options?: CallOptions) =>
      call('listPipelineResults', { params: { id }, query }, options),
    /** The records of a pipeline: every row, page by page as they are asked for. */
    resultsAll: (id: string, query: Query<'listPipelineResults'> = {}, options?: CallOptions) =>
      rows('listPipelineResults', { params: { id }, query }, options),
    /** The records of a pipeline, all of it as CSV or Excel: an answer whose body is a stream. */
    resultsTable: (id: string, query: Tables<'listPipelineResults'>, options?: CallOptions) =>
      table('listPipelineResults', { params: { id }, query }, options),
    /** Cancel what has not ended of a pipeline. */
    cancel: (id: string, options?: CallOptions) =>
      call('cancelPipeline', { params: { id } }, options),
  }
}

export function runsCalls({ call, rows, table }: Client) {
  return {
    /** Make records of files. */
    create: ({ files, ...body }: Body<'createRun'> & { files?: Array<FileSource> | undefined }, options?: CallOptions) =>
      call('createRun', { body, files: { files } }, options),
    /** List runs: one page. */
    list: (query: Query<'listRuns'> = {}, options?: CallOptions) =>
      call('listRuns', { query }, options),
    /** List runs: every row, page by page as they are asked for. */
    all: (query: Query<'listRuns'> = {}, options?: CallOptions) =>
      rows('listRuns', { query }, options),
    /** How a run stands. */
    get: (id: string, query: Query<'getRun'> = {}, options?: CallOptions) =>
      call('getRun', { params: { id }, query }, options),
    /** The records of a run: one page. */
    results: (id: string, query: Query<'listRunResults'> = {}, options?: CallOptions) =>
      call('listRunResults', { params: { id }, query }, options),
    /** The records of a run: every row, page by page as they are asked for. */
    resultsAll: (id: string, query: Query<'listRunResults'> = {}, options?: CallOptions) =>
      rows('listRunResults', { params: { id }, query }, options),
    /** The records of a run, all of it as CSV or Excel: an answer whose body is a stream. */
    resultsTable: (id: string, query: Tables<'listRunResults'>, options?: CallOptions) =>
      table('listRunResults', { params: { id }, query }, options),
    /** Cancel a run. */
    cancel: (id: string, options?: CallOptions) =>
      call('cancelRun', { params: { id } }, options),
  }
}

export function reviewCalls({ call, rows }: Client) {
  return {
    /** Records to review: one page. */
    list: (query: Query<'listReviewRecords'> = {}, options?: CallOptions) =>
      call('listReviewRecords', { query }, options),
    /** Records to review: every row, page by page as they are asked for. */
    all: (query: Query<'listReviewRecords'> = {}, options?: CallOptions) =>
      rows('listReviewRecords', { query }, options),
    /** Approve, reject or reopen a record. */
    act: (id: string, body: Body<'actOnReviewRecord'>, options?: CallOptions) =>
      call('actOnReviewRecord', { params: { id }, body }, options),
  }
}

export function askCalls({ call, rows }: Client) {
  return {
    /** Ask a question. */
    create: (body: Body<'ask'>, options?: CallOptions) =>
      call('ask', { body }, options),
    /** List questions: one page. */
    list: (query: Query<'listAsks'> = {}, options?: CallOptions) =>
      call('listAsks', { query }, options),
    /** List questions: every row, page by page as they are asked for. */
    all: (query: Query<'listAsks'> = {}, options?: CallOptions) =>
      rows('listAsks', { query }, options),
    /** An answer. */
    get: (id: string, query: Query<'getAsk'> = {}, options?: CallOptions) =>
      call('getAsk', { params: { id }, query }, options),
  }
}

export function fieldsCalls({ call, rows }: Client) {
  return {
    /** List fields: one page. */
    list: (query: Query<'listFields'> = {}, options?: CallOptions) =>
      call('listFields', { query }, options),
    /** List fields: every row, page by page as they are asked for. */
    all: (query: Query<'listFields'> = {}, options?: CallOptions) =>
      rows('listFields', { query }, options),
    /** A field. */
    get: (id: string, options?: CallOptions) =>
      call('getField', { params: { id } }, options),
    /** Fields that may mean the same: one page. */
    similar: (id: string, query: Query<'listSimilarFields'> = {}, options?: CallOptions) =>
      call('listSimilarFields', { params: { id }, query }, options),
    /** Fields that may mean the same: every row, page by page as they are asked for. */
    similarAll: (id: string, query: Query<'listSimilarFields'> = {}, options?: CallOptions) =>
      rows('listSimilarFields', { params: { id }, query }, options),
  }
}

export function schemasCalls({ call, rows }: Client) {
  return {
    /** Save a schema. */
    create: (body: Body<'createSchema'>, options?: CallOptions) =>
      call('createSchema', { body }, options),
    /** List schemas: one page. */
    list: (query: Query<'listSchemas'> = {}, options?: CallOptions) =>
      call('listSchemas', { query }, options),
    /** List schemas: every row, page by page as they are asked for. */
    all: (query: Query<'listSchemas'> = {}, options?: CallOptions) =>
      rows('listSchemas', { query }, options),
    /** Read a schema. */
    get: (id: string, options?: CallOptions) =>
      call('getSchema', { params: { id } }, options),
    /** Make a new version of a schema. */
    update: (id: string, body: Body<'updateSchema'> = {}, options?: CallOptions) =>
      call('updateSchema', { params: { id }, body }, options),
    /** Delete a schema. */
    delete: (id: string, options?: CallOptions) =>
      call('deleteSchema', { params: { id } }, options),
    /** Read a version of a schema. */
    version: (id: string, n: number, options?: CallOptions) =>
      call('getSchemaVersion', { params: { id, n } }, options),
  }
}

export function sourcesCalls({ call, rows }: Client) {
  return {
    /** Create a source. */
    create: (body: Body<'createSource'>, options?: CallOptions) =>
      call('createSource', { body }, options),
    /** List sources: one page. */
    list: (query: Query<'listSources'> = {}, options?: CallOptions) =>
      call('listSources', { query }, options),
    /** List sources: every row, page by page as they are asked for. */
    all: (query: Query<'listSources'> = {}, options?: CallOptions) =>
      rows('listSources', { query }, options),
    /** Read a source. */
    get: (id: string, options?: CallOptions) =>
      call('getSource', { params: { id } }, options),
    /** Change a source. */
    update: (id: string, body: Body<'updateSource'> = {}, options?: CallOptions) =>
      call('updateSource', { params: { id }, body }, options),
    /** Delete a source. */
    delete: (id: string, options?: CallOptions) =>
      call('deleteSource', { params: { id } }, options),
    /** Put a document into a source. */
    addDocument: (id: string, { file, ...body }: Body<'addSourceDocument'> & { file?: FileSource | undefined }, options?: CallOptions) =>
      call('addSourceDocument', { params: { id }, body, files: { file } }, options),
  }
}

export function primitivesCalls({ call, rows }: Client) {
  return {
    /** Create a primitive. */
    create: (body: Body<'createPrimitive'>, options?: CallOptions) =>
      call('createPrimitive', { body }, options),
    /** List primitives: one page. */
    list: (query: Query<'listPrimitives'> = {}, options?: CallOptions) =>
      call('listPrimitives', { query }, options),
    /** List primitives: every row, page by page as they are asked for. */
    all: (query: Query<'listPrimitives'> = {}, options?: CallOptions) =>
      rows('listPrimitives', { query }, options),
    /** Read a primitive with its entries. */
    get: (id: string, options?: CallOptions) =>
      call('getPrimitive', { params: { id } }, options),
    /** Write the next version of a primitive. */
    replace: (id: string, body: Body<'replacePrimitive'>, options?: CallOptions) =>
      call('replacePrimitive', { params: { id }, body }, options),
    /** Delete a primitive. */
    delete: (id: string, options?: CallOptions) =>
      call('deletePrimitive', { params: { id } }, options),
    /** List the versions of a primitive: one page. */
    versions: (id: string, query: Query<'listPrimitiveVersions'> = {}, options?: CallOptions) =>
      call('listPrimitiveVersions', { params: { id }, query }, options),
    /** List the versions of a primitive: every row, page by page as they are asked for. */
    versionsAll: (id: string, query: Query<'listPrimitiveVersions'> = {}, options?: CallOptions) =>
      rows('listPrimitiveVersions', { params: { id }, query }, options),
    /** Read one version of a primitive. */
    version: (id: string, n: number, options?: CallOptions) =>
      call('getPrimitiveVersion', { params: { id, n } }, options),
  }
}

export function referenceDataCalls({ call, rows }: Client) {
  return {
    /** Create reference data. */
    create: ({ file, ...body }: Body<'createReferenceData'> & { file?: FileSource | undefined }, options?: CallOptions) =>
      call('createReferenceData', { body, files: { file } }, options),
    /** List reference data: one page. */
    list: (query: Query<'listReferenceData'> = {}, options?: CallOptions) =>
      call('listReferenceData', { query }, options),
    /** List reference data: every row, page by page as they are asked for. */
    all: (query: Query<'listReferenceData'> = {}, options?: CallOptions) =>
      rows('listReferenceData', { query }, options),
    /** Read about reference data. */
    get: (id: string, options?: CallOptions) =>
      call('getReferenceData', { params: { id } }, options),
    /** Delete reference data. */
    delete: (id: string, options?: CallOptions) =>
      call('deleteReferenceData', { params: { id } }, options),
    /** Read rows by pages: one page. */
    rows: (id: string, query: Query<'listReferenceRows'> = {}, options?: CallOptions) =>
      call('listReferenceRows', { params: { id }, query }, options),
    /** Read rows by pages: every row, page by page as they are asked for. */
    rowsAll: (id: string, query: Query<'listReferenceRows'> = {}, options?: CallOptions) =>
      rows('listReferenceRows', { params: { id }, query }, options),
    /** Replace all rows. */
    replaceRows: (id: string, { file, ...body }: Body<'replaceReferenceRows'> & { file?: FileSource | undefined }, options?: CallOptions) =>
      call('replaceReferenceRows', { params: { id }, body, files: { file } }, options),
    /** All rows as CSV. */
    csv: (id: string, query: Query<'exportReferenceData'> = {}, options?: CallOptions) =>
      call('exportReferenceData', { params: { id }, query }, options),
  }
}

export function matchingConfigsCalls({ call, rows }: Client) {
  return {
    /** Propose how to match. */
    suggest: (body: Body<'suggestMatching'>, options?: CallOptions) =>
      call('suggestMatching', { body }, options),
    /** Create a matching config. */
    create: (body: Body<'createMatchingConfig'>, options?: CallOptions) =>
      call('createMatchingConfig', { body }, options),
    /** List matching configs: one page. */
    list: (query: Query<'listMatchingConfigs'> = {}, options?: CallOptions) =>
      call('listMatchingConfigs', { query }, options),
    /** List matching configs: every row, page by page as they are asked for. */
    all: (query: Query<'listMatchingConfigs'> = {}, options?: CallOptions) =>
      rows('listMatchingConfigs', { query }, options),
    /** A matching config. */
    get: (id: string, options?: CallOptions) =>
      call('getMatchingConfig', { params: { id } }, options),
    /** Change a matching config. */
    update: (id: string, body: Body<'updateMatchingConfig'> = {}, options?: CallOptions) =>
      call('updateMatchingConfig', { params: { id }, body }, options),
    /** Delete a matching config. */
    delete: (id: string, options?: CallOptions) =>
      call('deleteMatchingConfig', { params: { id } }, options),
    /** Match records. */
    run: (id: string, body: Body<'runMatching'> = {}, options?: CallOptions) =>
      call('runMatching', { params: { id }, body }, options),
  }
}

export function matchingRunsCalls({ call, rows, table }: Client) {
  return {
    /** List matching runs: one page. */
    list: (query: Query<'listMatchingRuns'> = {}, options?: CallOptions) =>
      call('listMatchingRuns', { query }, options),
    /** List matching runs: every row, page by page as they are asked for. */
    all: (query: Query<'listMatchingRuns'> = {}, options?: CallOptions) =>
      rows('listMatchingRuns', { query }, options),
    /** How a matching run stands. */
    get: (id: string, query: Query<'getMatchingRun'> = {}, options?: CallOptions) =>
      call('getMatchingRun', { params: { id }, query }, options),
    /** Cancel a matching run. */
    cancel: (id: string, options?: CallOptions) =>
      call('cancelMatchingRun', { params: { id } }, options),
    /** What was matched: one page. */
    results: (id: string, query: Query<'listMatchResults'> = {}, options?: CallOptions) =>
      call('listMatchResults', { params: { id }, query }, options),
    /** What was matched: every row, page by page as they are asked for. */
    resultsAll: (id: string, query: Query<'listMatchResults'> = {}, options?: CallOptions) =>
      rows('listMatchResults', { params: { id }, query }, options),
    /** What was matched, all of it as CSV or Excel: an answer whose body is a stream. */
    resultsTable: (id: string, query: Tables<'listMatchResults'>, options?: CallOptions) =>
      table('listMatchResults', { params: { id }, query }, options),
    /** A match with all that was said of it. */
    result: (id: string, result_id: string, options?: CallOptions) =>
      call('getMatchResult', { params: { id, result_id } }, options),
    /** Say what becomes of a match. */
    review: (id: string, result_id: string, body: Body<'reviewMatch'>, options?: CallOptions) =>
      call('reviewMatch', { params: { id, result_id }, body }, options),
  }
}

export function appsCalls({ call, rows }: Client) {
  return {
    /** Create an app. */
    create: (body: Body<'createApp'>, options?: CallOptions) =>
      call('createApp', { body }, options),
    /** List apps: one page. */
    list: (query: Query<'listApps'> = {}, options?: CallOptions) =>
      call('listApps', { query }, options),
    /** List apps: every row, page by page as they are asked for. */
    all: (query: Query<'listApps'> = {}, options?: CallOptions) =>
      rows('listApps', { query }, options),
    /** An app with its draft. */
    get: (id: string, options?: CallOptions) =>
      call('getApp', { params: { id } }, options),
    /** Change the draft of an app. */
    update: (id: string, body: Body<'updateApp'>, options?: CallOptions) =>
      call('updateApp', { params: { id }, body }, options),
    /** Delete an app. */
    delete: (id: string, options?: CallOptions) =>
      call('deleteApp', { params: { id } }, options),
    /** Publish the draft of an app. */
    publish: (id: string, n: number, options?: CallOptions) =>
      call('publishApp', { params: { id, n } }, options),
    /** Let runs be started. */
    enable: (id: string, options?: CallOptions) =>
      call('enableApp', { params: { id } }, options),
    /** Let no more runs be started. */
    disable: (id: string, options?: CallOptions) =>
      call('disableApp', { params: { id } }, options),
    /** Give an app a key of its own. */
    install: (id: string, body: Body<'installApp'> = {}, options?: CallOptions) =>
      call('installApp', { params: { id }, body }, options),
    /** Stop an installed app from deciding. */
    suspend: (id: string, options?: CallOptions) =>
      call('suspendApp', { params: { id } }, options),
    /** Let a suspended app decide again. */
    resume: (id: string, options?: CallOptions) =>
      call('resumeApp', { params: { id } }, options),
    /** What keys may do with an app, and what its evidence may name. */
    grants: (id: string, options?: CallOptions) =>
      call('listAppGrants', { params: { id } }, options),
    /** Let a key do something with an app, or evidence name a resource. */
    giveGrant: (id: string, body: Body<'giveAppGrant'>, options?: CallOptions) =>
      call('giveAppGrant', { params: { id }, body }, options),
    /** Withdraw a grant. */
    withdrawGrant: (id: string, holder_id: string, query: Query<'withdrawAppGrant'> = {}, options?: CallOptions) =>
      call('withdrawAppGrant', { params: { id, holder_id }, query }, options),
    /** Start a run. */
    run: (id: string, body: Body<'startAppRun'> = {}, query: Query<'startAppRun'> = {}, options?: CallOptions) =>
      call('startAppRun', { params: { id }, body, query }, options),
    /** List the runs of an app: one page. */
    runs: (id: string, query: Query<'listAppRuns'> = {}, options?: CallOptions) =>
      call('listAppRuns', { params: { id }, query }, options),
    /** List the runs of an app: every row, page by page as they are asked for. */
    runsAll: (id: string, query: Query<'listAppRuns'> = {}, options?: CallOptions) =>
      rows('listAppRuns', { params: { id }, query }, options),
    /** Ask a person about a run. */
    review: (id: string, body: Body<'raiseHumanReview'>, options?: CallOptions) =>
      call('raiseHumanReview', { params: { id }, body }, options),
  }
}

export function appRunsCalls({ call }: Client) {
  return {
    /** How a run stands. */
    get: (id: string, options?: CallOptions) =>
      call('getAppRun', { params: { id } }, options),
    /** All that happened in a run. */
    events: (id: string, options?: CallOptions) =>
      call('getRunJournal', { params: { id } }, options),
    /** The sealed record of a run. */
    record: (id: string, options?: CallOptions) =>
      call('getSealedRecord', { params: { id } }, options),
    /** Cancel a run. */
    cancel: (id: string, options?: CallOptions) =>
      call('cancelAppRun', { params: { id } }, options),
  }
}

export function reviewsCalls({ call, rows }: Client) {
  return {
    /** List what waits for a person: one page. */
    list: (query: Query<'listHumanReviews'> = {}, options?: CallOptions) =>
      call('listHumanReviews', { query }, options),
    /** List what waits for a person: every row, page by page as they are asked for. */
    all: (query: Query<'listHumanReviews'> = {}, options?: CallOptions) =>
      rows('listHumanReviews', { query }, options),
    /** A review. */
    get: (id: string, options?: CallOptions) =>
      call('getHumanReview', { params: { id } }, options),
    /** Take a review. */
    claim: (id: string, options?: CallOptions) =>
      call('claimHumanReview', { params: { id } }, options),
    /** Hold a review for longer. */
    heartbeat: (id: string, body: Body<'holdHumanReview'>, options?: CallOptions) =>
      call('holdHumanReview', { params: { id }, body }, options),
    /** Give a review back. */
    release: (id: string, body: Body<'releaseHumanReview'>, options?: CallOptions) =>
      call('releaseHumanReview', { params: { id }, body }, options),
    /** Resolve a review. */
    resolve: (id: string, body: Body<'resolveHumanReview'>, options?: CallOptions) =>
      call('resolveHumanReview', { params: { id }, body }, options),
  }
}

export function decisionTasksCalls({ call, rows }: Client) {
  return {
    /** List the decision tasks of an app: one page. */
    list: (id: string, query: Query<'listDecisionTasks'> = {}, options?: CallOptions) =>
      call('listDecisionTasks', { params: { id }, query }, options),
    /** List the decision tasks of an app: every row, page by page as they are asked for. */
    all: (id: string, query: Query<'listDecisionTasks'> = {}, options?: CallOptions) =>
      rows('listDecisionTasks', { params: { id }, query }, options),
    /** Claim a task. */
    claim: (id: string, options?: CallOptions) =>
      call('claimDecisionTask', { params: { id } }, options),
    /** More of what there is to decide on. */
    package: (id: string, query: Query<'getDecisionPackage'> = {}, options?: CallOptions) =>
      call('getDecisionPackage', { params: { id }, query }, options),
    /** Hold a task for longer. */
    heartbeat: (id: string, body: Body<'heartbeatDecisionTask'>, options?: CallOptions) =>
      call('heartbeatDecisionTask', { params: { id }, body }, options),
    /** Submit a decision. */
    submit: (id: string, body: Body<'submitDecision'>, options?: CallOptions) =>
      call('submitDecision', { params: { id }, body }, options),
    /** Give a task back. */
    release: (id: string, body: Body<'releaseDecisionTask'>, options?: CallOptions) =>
      call('releaseDecisionTask', { params: { id }, body }, options),
    /** Give a task up. */
    fail: (id: string, body: Body<'failDecisionTask'>, options?: CallOptions) =>
      call('failDecisionTask', { params: { id }, body }, options),
  }
}

export function creditsCalls({ call, rows }: Client) {
  return {
    /** Get the credit balance. */
    balance: (options?: CallOptions) =>
      call('getCreditBalance', {}, options),
    /** List the ledger: one page. */
    ledger: (query: Query<'listLedger'> = {}, options?: CallOptions) =>
      call('listLedger', { query }, options),
    /** List the ledger: every row, page by page as they are asked for. */
    ledgerAll: (query: Query<'listLedger'> = {}, options?: CallOptions) =>
      rows('listLedger', { query }, options),
    /** Get what was used. */
    usage: (query: Query<'getCreditUsage'> = {}, options?: CallOptions) =>
      call('getCreditUsage', { query }, options),
    /** Get the price list. */
    pricing: (options?: CallOptions) =>
      call('getPricing', {}, options),
  }
}

export function billingCalls({ call }: Client) {
  return {
    /** Get the billing settings. */
    settings: (options?: CallOptions) =>
      call('getBillingSettings', {}, options),
    /** Change the billing settings. */
    update: (body: Body<'updateBillingSettings'> = {}, options?: CallOptions) =>
      call('updateBillingSettings', { body }, options),
    /** Top up now. */
    topup: (options?: CallOptions) =>
      call('topUp', {}, options),
  }
}

export function webhooksCalls({ call, rows }: Client) {
  return {
    /** Create a webhook. */
    create: (body: Body<'createWebhook'>, options?: CallOptions) =>
      call('createWebhook', { body }, options),
    /** List webhooks: one page. */
    list: (query: Query<'listWebhooks'> = {}, options?: CallOptions) =>
      call('listWebhooks', { query }, options),
    /** List webhooks: every row, page by page as they are asked for. */
    all: (query: Query<'listWebhooks'> = {}, options?: CallOptions) =>
      rows('listWebhooks', { query }, options),
    /** A webhook. */
    get: (id: string, options?: CallOptions) =>
      call('getWebhook', { params: { id } }, options),
    /** Change a webhook. */
    update: (id: string, body: Body<'updateWebhook'> = {}, options?: CallOptions) =>
      call('updateWebhook', { params: { id }, body }, options),
    /** Delete a webhook. */
    delete: (id: string, options?: CallOptions) =>
      call('deleteWebhook', { params: { id } }, options),
    /** Send a sample. */
    test: (id: string, body: Body<'testWebhook'> = {}, options?: CallOptions) =>
      call('testWebhook', { params: { id }, body }, options),
  }
}

export function deliveriesCalls({ call, rows }: Client) {
  return {
    /** List deliveries: one page. */
    list: (query: Query<'listDeliveries'> = {}, options?: CallOptions) =>
      call('listDeliveries', { query }, options),
    /** List deliveries: every row, page by page as they are asked for. */
    all: (query: Query<'listDeliveries'> = {}, options?: CallOptions) =>
      rows('listDeliveries', { query }, options),
    /** List dead letters: one page. */
    deadLetters: (query: Query<'listDeadLetters'> = {}, options?: CallOptions) =>
      call('listDeadLetters', { query }, options),
    /** List dead letters: every row, page by page as they are asked for. */
    deadLettersAll: (query: Query<'listDeadLetters'> = {}, options?: CallOptions) =>
      rows('listDeadLetters', { query }, options),
    /** A delivery with every attempt. */
    get: (id: string, options?: CallOptions) =>
      call('getDelivery', { params: { id } }, options),
    /** Send a delivery again. */
    replay: (id: string, options?: CallOptions) =>
      call('replayDelivery', { params: { id } }, options),
    /** Send dead letters again. */
    replayDeadLetters: (body: Body<'replayDeadLetters'> = {}, options?: CallOptions) =>
      call('replayDeadLetters', { body }, options),
  }
}
