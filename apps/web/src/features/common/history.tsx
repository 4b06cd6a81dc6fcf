import type { LucideIcon } from 'lucide-react';
import { cx } from '@/lib/cx';
import { formatDateTime, formatMoney, formatOfficeDateTime } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';

interface HistoryEntry {
  key: string;
  icon: LucideIcon;
  title: string;
  /** An ISO timestamp. */
  at: string;
  /** The amount paid or refunded, in dollars. */
  amount?: number | undefined;
  /** The reason for the event. */
  cause?: string | undefined;
  /** The author's own words. */
  text?: string | undefined;
}

interface HistoryProps {
  entries: readonly HistoryEntry[];
  /** Shows the times on the organisation's calendar, as the dashboard does. By default they are the reader's own. */
  isOffice?: boolean;
}

/** The events of a purchase, newest last. */
export function History({ entries, isOffice = false }: HistoryProps) {
  const locale = useLocale();
  const formatAt = isOffice ? formatOfficeDateTime : formatDateTime;
  return (
    <ol className="flex flex-col">
      {entries.map(({ key, icon: Icon, title, at, amount, cause, text }, index) => {
        const isLast = index === entries.length - 1;
        return (
          <li key={key} className="relative flex gap-4 pb-5 last:pb-0">
            {!isLast && <span aria-hidden className="absolute top-9 bottom-0 left-[1.0625rem] w-0.5 bg-line" />}
            <span
              aria-hidden
              className={cx(
                'relative flex size-9 shrink-0 items-center justify-center rounded-full border-2',
                isLast ? 'border-ink bg-ink text-ground' : 'border-line bg-surface text-muted',
              )}
            >
              <Icon className="size-4.5" />
            </span>
            <span className="min-w-0 pt-1">
              <span className="block font-semibold">
                {title}
                {amount !== undefined && <span className="tabular-nums"> · {formatMoney(amount, locale)}</span>}
              </span>
              {cause !== undefined && <span className="block">{cause}</span>}
              {text && <span className="block break-words whitespace-pre-line">{text}</span>}
              <time dateTime={at} className="block text-sm text-muted">
                {formatAt(at, locale)}
              </time>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
