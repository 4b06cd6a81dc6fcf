export { CsvInterceptor } from './csv.interceptor.js';
export { plainCell } from './cells.js';
export { type CsvColumn, CsvFile } from './csv-file.js';
