import type { LocalText, Page, RowProblem } from '@dronesoccer/contracts';
import {
  type DataTag,
  type QueryKey,
  useMutation,
  type UseMutationResult,
  useQuery,
  useQueryClient,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { CsvCall } from '@/lib/http/download-csv';
import { showAnswer } from '@/lib/query/show-answer';
import type { FilterField } from '@/lib/table/filter-fields';
import type { UploadOptions } from './use-import-upload';

/** The fields that every importer returns for an imported file. */
export interface ImportedFile {
  id: string;
  fileName: string;
  status: number;
  totalRows: number;
  doneRows: number;
  /** The number of rows by outcome. */
  counts?: Readonly<Record<string, number>>;
  failure: LocalText | null;
}

/** The fields that every importer returns for a row. */
export interface ImportedRow {
  line: number;
  outcome?: string;
  /** The cells of the file, by the key of their column. */
  cells?: Readonly<Record<string, string>>;
  errors: readonly RowProblem[];
}

/** The filters of the rows: by outcome, and by the column with an error if the call has `field`. */
interface RowFilters {
  show: FilterField<string>;
  field?: FilterField<string>;
}

type ImportQuery<File> = UseQueryOptions<File> & { queryKey: DataTag<QueryKey, File, Error> };

/** The API calls of an importer and the values of its statuses. */
export interface FileImporter<Found extends ImportedFile> {
  readonly upload: (file: File, options: UploadOptions) => Promise<{ id: string }>;
  readonly query: (id: string) => ImportQuery<Found>;
  readonly confirm: (id: string) => Promise<Found>;
  readonly statuses: {
    readonly CHECKING?: number;
    readonly APPLYING: number;
    readonly DONE: number;
    readonly FAILED: number;
  };
}

/** An importer with the calls and the filters of its rows. */
export interface RowImporter<Found extends ImportedFile, Row extends ImportedRow> extends FileImporter<Found> {
  readonly rows: (id: string, query: object) => UseQueryOptions<Page<Row>>;
  readonly rowTable: { readonly filters: RowFilters };
  /** The outcomes that the filter offers. */
  readonly shownOutcomes: readonly string[];
  /** The call that returns the refused rows as a file. */
  readonly refused: CsvCall;
}

const pauseMs = 700;

export const isInProgress = (
  { statuses }: Pick<FileImporter<ImportedFile>, 'statuses'>,
  { status }: ImportedFile,
): boolean => status === statuses.CHECKING || status === statuses.APPLYING;

/** Polls an import while the server checks or applies it. */
export function useImport<Found extends ImportedFile>(
  importer: FileImporter<Found>,
  id: string | null,
): UseQueryResult<Found> {
  const client = useQueryClient();
  const found = useQuery({
    ...importer.query(id ?? ''),
    enabled: id !== null,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isInProgress(importer, state.data) ? pauseMs : false),
  });
  const status = found.data?.status;
  const before = useRef(status);
  const [area] = importer.query('').queryKey;
  useEffect(() => {
    // The step has ended, so its rows and the data that they affect have changed.
    if (before.current !== undefined && before.current !== status) {
      void client.invalidateQueries({ queryKey: [area] });
    }
    before.current = status;
  }, [client, status, area]);
  return found;
}

export type ImportStep<Found> = UseMutationResult<Found, Error, void>;

/** Returns the mutation for a step of an import: confirming it, or having it checked again. */
export function useImportStep<Found extends ImportedFile>(
  importer: FileImporter<Found>,
  id: string,
  take: (id: string) => Promise<Found>,
): ImportStep<Found> {
  const client = useQueryClient();
  const { queryKey } = importer.query(id);
  return useMutation({
    mutationFn: () => take(id),
    meta: { failure: false },
    onSuccess: (answer) => {
      showAnswer<Found>(client, queryKey, answer);
      // A short step can end before its answer arrives: then the status does not change, but the rows have.
      void client.invalidateQueries({ queryKey: [queryKey[0]] });
    },
    onError: () => client.invalidateQueries({ queryKey }),
  });
}
