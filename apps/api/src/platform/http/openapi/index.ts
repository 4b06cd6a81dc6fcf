export { openApiDocument } from './document.js';
export { serveDocumentation } from './documentation.js';
