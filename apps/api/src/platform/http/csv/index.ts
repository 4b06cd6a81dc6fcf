export { CsvInterceptor } from './csv.interceptor.js';
export { plainCell } from './cells.js';
export { type CsvColumn, CsvFile } from './csv-file.js';
export { csvLine, type CsvValue } from './csv-lines.js';
