export { CsvInterceptor } from './csv.interceptor.js';
export { plainCell } from './cells.js';
export { column, type CsvColumn, type CsvExport, CsvFile, dollarColumn, instantColumn } from './csv-file.js';
