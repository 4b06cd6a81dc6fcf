import type { Locale, LocalText } from '@dronesoccer/contracts';
import type { CsvColumn, CsvRow } from '../http/index.js';
import { colon } from '../mail/index.js';

/** The columns of a file. */
export interface ImportColumns {
  /** Returns the column that a heading names, or null for an unknown heading. */
  readonly columnOf: (heading: string) => string | null;
  /** A file without any of these columns is refused with the message. */
  readonly needs: { readonly oneOf: readonly string[]; readonly message: LocalText };
  /** The heading of each column, in the column order of the refused-rows file. */
  readonly headings: Readonly<Record<string, LocalText>>;
}

/** The columns that are added to the refused-rows file. They are ignored when that file is imported. */
const addedHeadings = { line: { en: 'line', fr: 'ligne' }, reason: { en: 'reason', fr: 'motif' } } as const;

/** Returns columns with a heading in each language. `Consent date` is read as `consent_date`. */
export function bilingualColumns<Column extends string>(
  headings: Readonly<Record<Column, LocalText>>,
  needs: { readonly oneOf: readonly NoInfer<Column>[]; readonly message: LocalText },
): ImportColumns {
  const known = new Map(
    Object.entries<LocalText>({ ...headings, ...addedHeadings }).flatMap(([column, { en, fr }]) => [
      [en, column],
      [fr, column],
    ]),
  );
  return {
    columnOf: (heading) => known.get(heading.toLowerCase().replaceAll(/[\s-]+/g, '_')) ?? null,
    needs,
    headings,
  };
}

interface RefusedRow extends CsvRow {
  errors: readonly { field: string; message: LocalText }[];
}

/**
 * Returns the columns of the refused-rows file: the original cells, the line and the reasons. The file can be corrected
 * and imported again.
 */
export const refusedColumns = ({ headings }: ImportColumns): CsvColumn<RefusedRow>[] => [
  ...Object.entries(headings).map(([column, heading]): CsvColumn<RefusedRow> => ({
    heading,
    value: ({ cells }) => cells[column] ?? '',
  })),
  { heading: addedHeadings.line, value: ({ line }) => line },
  {
    heading: addedHeadings.reason,
    value: ({ errors }, locale) => errors.map((error) => reasonOf(error, headings[error.field], locale)).join('; '),
  },
];

const reasonOf = ({ message }: RefusedRow['errors'][number], heading: LocalText | undefined, locale: Locale): string =>
  heading === undefined ? message[locale] : `${heading[locale]}${colon(locale)} ${message[locale]}`;
