import { importMaximums } from '@dronesoccer/contracts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { TextLink } from '@/ui/actions/link';
import { WorkPage } from '../work-page';
import type { ImportedFile, ImportedRow, RowImporter } from './file-importer';
import { FileInput } from './file-input';
import { ImportRefusalAlert } from './import-refusal-alert';
import { ImportReview } from './import-review';
import { ImportWizard } from './import-wizard';
import { ImportedRows, type OutcomeTerms, type RowTerms } from './imported-rows';

interface FileImportPageProps<Found extends ImportedFile, Row extends ImportedRow> {
  importer: RowImporter<Found, Row>;
  title: string;
  text: string;
  /** The list that the file is imported into. */
  list: { to: string; label: string };
  /** The maximum size of a file in words, if it is not the usual one. */
  limits?: string;
  /** Replaces the file input. */
  input?: (onFile: (file: File) => void) => ReactNode;
  /** The format that the file must have. */
  format: ReactNode;
  /** The outcomes by key, in the order of the figures. */
  outcomes: Readonly<Record<string, OutcomeTerms>>;
  /** The number of rows by outcome; `counts` by default. */
  counts?: (of: Found, isDone: boolean) => Readonly<Record<string, number>>;
  /** The person who imported the file, and the date. */
  about?: (of: Found) => string;
  /** The notes to read before the confirmation. */
  notes?: (of: Found, step: { isDone: boolean; changeCount: number }) => ReactNode;
  /** The outcomes that change data. If no row has such an outcome, there is nothing to confirm. */
  changes: readonly string[];
  /** The label of the confirmation button; "Import 2 rows" by default. */
  confirm?: (changeCount: number) => string;
  /** The label of the link to the list when the import is done. */
  back?: string;
  /** The label of the button that starts over; "Another file" by default. */
  another?: string;
  rows: RowTerms<Row>;
}

/** The whole import of a file: the upload, the review of its rows, and the result. */
export function FileImportPage<Found extends ImportedFile, Row extends ImportedRow>(
  props: FileImportPageProps<Found, Row>,
) {
  const { importer, title, text, list, limits, input, format } = props;
  const { t } = useTranslation('imports.admin');
  const locale = useLocale();
  const usualLimits = t('limits', { rows: formatNumber(importMaximums.rows, locale) });
  return (
    <WorkPage title={title} text={text}>
      <TextLink to={list.to} className="inline-flex min-h-11 items-center self-start">
        {list.label}
      </TextLink>
      <ImportWizard
        importer={importer}
        start={({ refusal, onFile }) => (
          <>
            <ImportRefusalAlert refusal={refusal} />
            {input?.(onFile) ?? <FileInput limits={limits ?? usualLimits} onFile={onFile} />}
            {format}
          </>
        )}
        review={(step) => <Review {...props} {...step} />}
      />
    </WorkPage>
  );
}

interface ReviewProps<Found extends ImportedFile, Row extends ImportedRow> extends FileImportPageProps<Found, Row> {
  of: Found;
  onAnother: () => void;
}

function Review<Found extends ImportedFile, Row extends ImportedRow>(props: ReviewProps<Found, Row>) {
  const { importer, of, list, counts = usualCounts, about, notes, changes, back, another, rows, onAnother } = props;
  const { t } = useTranslation('imports.admin');
  const { confirm = (count: number) => t('confirm', { count }) } = props;
  const isDone = of.status === importer.statuses.DONE;
  const found = counts(of, isDone);
  const changeCount = changes.reduce((sum, outcome) => sum + (found[outcome] ?? 0), 0);
  const hasRefused = (found['refused'] ?? 0) > 0;
  const refused: OutcomeTerms = { label: t('refused'), tone: 'red' };
  const outcomes: typeof props.outcomes = { ...props.outcomes, refused: props.outcomes['refused'] ?? refused };
  return (
    <ImportReview
      importer={importer}
      of={of}
      figures={Object.entries(outcomes).map(([outcome, { label, figure }]) => ({
        label: figure?.(isDone) ?? label,
        value: found[outcome] ?? 0,
        isBad: outcome === 'refused' && hasRefused,
      }))}
      about={about?.(of)}
      notes={notes?.(of, { isDone, changeCount })}
      confirm={changeCount > 0 ? confirm(changeCount) : null}
      back={{ to: list.to, label: back ?? list.label }}
      another={another}
      onAnother={onAnother}
    >
      <ImportedRows {...rows} importer={importer} importId={of.id} outcomes={outcomes} hasRefused={hasRefused} />
    </ImportReview>
  );
}

const usualCounts = ({ counts = {} }: ImportedFile): Readonly<Record<string, number>> => counts;
