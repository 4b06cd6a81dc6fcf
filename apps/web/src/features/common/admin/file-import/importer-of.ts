import {
  type BodyFields,
  type CallName,
  type CallReply,
  type CallsWith,
  type importCallNames,
  ImportStatus,
  type Page,
} from '@dronesoccer/contracts';
import { call } from '@/lib/http/call';
import type { CsvCall } from '@/lib/http/download-csv';
import { uploadFile } from '@/lib/http/upload';
import { callQuery } from '@/lib/query/call-query';
import { listQuery } from '@/lib/query/list-query';
import { tableOf } from '@/lib/table/query-table';
import type { FileImporter, ImportedFile, ImportedRow, RowImporter } from './file-importer';
import type { UploadOptions } from './use-import-upload';

interface CallNames {
  readonly upload: CallsWith<'upload'>;
  readonly get: CallName;
  readonly rows: CallName;
  readonly refused: CsvCall;
  readonly confirm: CallName;
}

/** The calls of all importers take the same input, so the types of one importer's calls apply to all. */
type SomeNames = ReturnType<typeof importCallNames<'newsletter.imports'>>;

type RowQuery = BodyFields & { readonly show: { readonly values: readonly string[] } };

type ImportOf<Names extends CallNames> = Extract<CallReply<Names['get']>, ImportedFile>;
type Row<Names extends CallNames> = CallReply<Names['rows']> extends Page<infer R extends ImportedRow> ? R : never;

/** Returns the importer with these calls. `rowQuery` is the query of its rows. */
export function importerOf<const Names extends CallNames>(
  names: Names,
  rowQuery: RowQuery,
  statuses: FileImporter<ImportedFile>['statuses'] = ImportStatus,
): RowImporter<ImportOf<Names>, Row<Names>> {
  const calls = names as unknown as SomeNames;
  return {
    upload: (file: File, options: UploadOptions) => uploadFile(calls.upload, file, options),
    query: (id: string) => callQuery(calls.get, { params: { id } }),
    rows: (id: string, query: object) => listQuery(calls.rows, { params: { id }, query }),
    rowTable: tableOf(rowQuery),
    shownOutcomes: rowQuery.show.values,
    refused: names.refused,
    confirm: (id: string) => call(calls.confirm, { params: { id } }),
    statuses,
  } as unknown as RowImporter<ImportOf<Names>, Row<Names>>;
}
