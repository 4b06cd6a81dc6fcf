import type { ReactNode } from 'react';
import { cx } from '@/lib/cx';

interface TwoLinesProps {
  first: ReactNode;
  /** The secondary text: an email under a name, a city under a location. */
  second?: ReactNode;
  /** Compact rows show the second text even if the table is narrow. */
  keep?: boolean;
}

/** A cell with a secondary text: below the first on cards and touch screens, on the same line in compact rows. */
export function TwoLines({ first, second, keep = false }: TwoLinesProps) {
  return (
    <span className="flex min-w-0 flex-col compact:flex-row compact:items-baseline compact:gap-x-2">
      <span className="min-w-0 wrap-anywhere compact:max-w-72 compact:shrink-0 compact:truncate">{first}</span>
      {Boolean(second) && (
        <span
          className={cx(
            'min-w-0 text-sm font-normal text-muted compact:max-w-72 compact:truncate compact:text-[0.8125rem]',
            !keep && 'compact:hidden compact:@7xl:inline',
          )}
        >
          {second}
        </span>
      )}
    </span>
  );
}
