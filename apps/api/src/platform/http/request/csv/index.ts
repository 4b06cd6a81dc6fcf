export { csvProblems } from './csv-problems.js';
export { type CsvRow, readCsv } from './read-csv.js';
