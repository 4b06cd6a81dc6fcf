export { type CalendarEntry, type CalendarOrganiser, entryText, feedText } from './calendar-text.js';
export { drawInvoice, type InvoiceData, type Receipt } from './invoice.js';
export { addressLines, type Lines } from './pdf-parts.js';
export { DocumentsModule, PdfQueue } from './pdf-queue.js';
export { fontFile } from './fonts.js';
export { qrPng, qrSvg } from './qr-code.js';
