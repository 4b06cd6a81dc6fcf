import type { ReactNode } from 'react';
import { ErrorState } from '@/ui/feedback/error-state';

interface FoundChoicesProps<Row> {
  /** The name of the list. */
  label: string;
  /** Undefined until the first search has an answer. */
  rows: readonly Row[] | undefined;
  error: Error | null;
  onRetry: () => void;
  /** Announces the number of rows found. It is visible only if there are none. */
  summary: (count: number) => string;
  keyOf: (row: Row) => string;
  children: (row: Row) => ReactNode;
}

/** The list below a search field, in which each row is a choice. */
export function FoundChoices<Row>({ label, rows, error, onRetry, summary, keyOf, children }: FoundChoicesProps<Row>) {
  return (
    <>
      {error && <ErrorState error={error} onRetry={onRetry} />}
      {/* The region exists before its text, so that the first answer is announced too. */}
      <p role="status" className={rows?.length === 0 ? 'text-muted' : 'sr-only'}>
        {rows && summary(rows.length)}
      </p>
      {rows && rows.length > 0 && (
        <ul aria-label={label} className="rounded-control border border-line bg-ground p-1">
          {rows.map((row) => (
            <li key={keyOf(row)}>{children(row)}</li>
          ))}
        </ul>
      )}
    </>
  );
}
