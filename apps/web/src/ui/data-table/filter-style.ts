import { cx } from '@/lib/cx';

/** Filters are quiet pills; one that is set is lit. */
export const filterClass = (isSet: boolean): string =>
  cx(
    'control-text inline-flex min-h-11 items-center gap-2 rounded-full border-2 px-4 text-ink transition-colors duration-(--fast)',
    isSet ? 'border-ice bg-raised' : 'border-line bg-surface hover:border-line-strong',
  );
