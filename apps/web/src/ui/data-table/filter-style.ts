import { cx } from '@/lib/cx';

/** On a phone a pill shows only its icon; its label stays available to screen readers. */
export const iconOnPhone = 'shrink-0 max-sm:w-11 max-sm:justify-center max-sm:px-0';

/** Returns the classes of a filter pill, which is highlighted while the filter is set. */
export const filterClass = (isSet: boolean): string =>
  cx(
    'control-text inline-flex min-h-11 items-center gap-2 rounded-full border-2 px-4 text-ink pointer-fine:min-h-9 pointer-fine:text-sm transition-colors duration-(--fast)',
    isSet ? 'border-ice bg-raised' : 'border-line bg-surface hover:border-line-strong',
  );
