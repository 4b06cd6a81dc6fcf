import {
  type Locale,
  subscriberColumns,
  type SubscriberImportRowWire,
  type SubscriberImportWire,
} from '@dronesoccer/contracts';
import type { CsvColumn } from '../../../../platform/http/index.js';
import { colon } from '../../../../platform/mail/index.js';
import { headings } from './columns.js';
import type { ImportRow } from './import-rows.queries.js';
import type { ImportRecord } from './imports.queries.js';

export const presentImport = ({ actorId: _, createdAt, finishedAt, ...rest }: ImportRecord): SubscriberImportWire => ({
  ...rest,
  createdAt: createdAt.toISOString(),
  finishedAt: finishedAt?.toISOString() ?? null,
});

export function presentRow({ line, outcome, cells, read, errors }: ImportRow): SubscriberImportRowWire {
  const consent = read && { basis: read.consent.basis, day: read.consent.day, source: read.consent.source };
  return { line, email: cells['email'] ?? '', outcome, consent, errors };
}

/** The rows as they came, with why they were refused: what is corrected can be imported again. */
export function refusedColumns(locale: Locale): CsvColumn<ImportRow>[] {
  const reasonOf = ({ field, message }: ImportRow['errors'][number]): string => {
    const column = subscriberColumns.find((each) => each === field);
    return column === undefined ? message[locale] : `${headings[column][locale]}${colon(locale)} ${message[locale]}`;
  };
  return [
    ...subscriberColumns.map((column) => ({
      heading: headings[column][locale],
      value: ({ cells }: ImportRow) => cells[column] ?? '',
    })),
    { heading: headings.line[locale], value: ({ line }) => line },
    { heading: headings.reason[locale], value: ({ errors }) => errors.map(reasonOf).join('; ') },
  ];
}
