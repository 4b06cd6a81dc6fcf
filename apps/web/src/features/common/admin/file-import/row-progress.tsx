import { ProgressBar } from '@/ui/feedback/progress-bar';

interface RowProgressProps {
  label: string;
  done: number;
  total: number;
  /** Both numbers as text. */
  rows: string;
  /** The consequence of leaving the page. */
  hint: string;
}

/** The server's progress through the rows of a file. */
export function RowProgress({ label, done, total, rows, hint }: RowProgressProps) {
  return (
    <div className="flex flex-col gap-3">
      <p role="status" className="font-semibold">
        {label}
      </p>
      <ProgressBar label={label} value={total === 0 ? null : done / total} valueText={rows} />
      <p className="text-muted tabular-nums">{rows}</p>
      <p className="text-sm text-muted">{hint}</p>
    </div>
  );
}
