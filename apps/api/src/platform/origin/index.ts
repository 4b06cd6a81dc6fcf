// The request and the trace that the current code works for. The log, the audit and the traces name them.
export { currentTrace, type EndStatement, inTrace, type Trace } from './current-trace.js';
export { inRequest, requestOrigin } from './request-origin.js';
