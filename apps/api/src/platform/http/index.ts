export { Drain } from './drain.js';
export { CallLimits } from './endpoint/call-limits.js';
export { Endpoint, RawEndpoint } from './endpoint/endpoint.js';
export { csvController, listController } from './endpoint/list-controller.js';
export { endpointOf, type EndpointDefinition } from './endpoint/endpoint-definition.js';
export { openApiDocument, serveDocumentation } from './endpoint/openapi/index.js';
export { ApiAdapter } from './reply/api-adapter.js';
export { matchesEntityTag } from './reply/conditional.interceptor.js';
export { column, type CsvColumn, type CsvExport, CsvFile, dollarColumn, instantColumn } from './reply/csv/index.js';
export { preparedSuccess, type PreparedSuccess, WithMessage } from './reply/envelope.interceptor.js';
export { IcsFile, PdfFile } from './reply/document-file.js';
export { PreparedReply } from './reply/prepared-reply.js';
export { PublicText } from './reply/public-text.js';
export {
  allowStyles,
  forAnySite,
  leaveOutDocumentHeaders,
  securityHeaders,
  withCamera,
} from './reply/security-headers.js';
export { type CsvRow, csvProblems, readCsv } from './request/csv/index.js';
export { AccessToken, CompanyScope, CurrentUser, RequestLocale, takesScope, Visitor } from './request/parameters.js';
export { Repeat, type IdempotentRequest } from './request/repeat.js';
export { isSigned, sign } from './request/signed-body.js';
export { addressOf, type ApiRequest, type ApiResponse, localeOf } from './request/request.js';
export { requestStart } from './request/request-start.js';
export { type SentFile, type SentFiles, Upload, Uploads } from './request/upload/index.js';
export * from './request/validation/index.js';
