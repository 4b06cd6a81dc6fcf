export { needsEmail, sameAddressAs } from './addresses.js';
export { bilingualColumns, type ImportColumns } from './columns.js';
export {
  type AppliedRow,
  type ImportDefinition,
  type ImportRecord,
  type ImportRow,
  type ImportTypesOf,
  type JudgedRow,
  type LockedImport,
  type PlannedRow,
  presentImport,
  sharedImport,
} from './import-definition.js';
export { type ImportTable, kindOfRow } from './import-table.js';
export { Importer } from './importer.js';
export { importsController } from './imports-controller.js';
export { Imports } from './imports.js';
export { ImportsModule } from './imports.module.js';
export { readLanguage } from './languages.js';
export { type DuplicateRow, type DuplicateRows, findDuplicateRows, RowReader } from './row-reader.js';
