export { openApiDocument, replySchemas } from './document.js';
export { serveDocumentation } from './documentation.js';
