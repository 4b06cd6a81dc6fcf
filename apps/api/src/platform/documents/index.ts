export { runsOf } from './fonts.js';
export { drawInvoice, type InvoiceData, type Receipt } from './invoice.js';
export { ink, page, PdfDocument } from './pdf-document.js';
export { addressLines, foot, head, type Lines, linesBlock } from './pdf-parts.js';
export { DocumentsModule, PdfQueue } from './pdf-queue.js';
