export { replyNameOf } from './describe-endpoint.js';
export { openApiDocument, replySchemas } from './document.js';
export { serveDocumentation } from './documentation.js';
