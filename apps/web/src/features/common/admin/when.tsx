import { useLocale } from '@/lib/i18n/use-locale';
import { formatOfficeDate, formatOfficeDateTime, formatOfficeShortDate, formatOfficeShortDateTime } from '@/lib/format';

interface WhenProps {
  /** An ISO timestamp from the API. */
  at: string;
  /** Shows the time as well. */
  hasTime?: boolean;
}

/** A short date for lists, with the full date as a tooltip. */
export function When({ at, hasTime = false }: WhenProps) {
  const locale = useLocale();
  const [short, long] = hasTime
    ? [formatOfficeShortDateTime, formatOfficeDateTime]
    : [formatOfficeShortDate, formatOfficeDate];
  return (
    <time dateTime={at} title={long(at, locale)} className="whitespace-nowrap tabular-nums">
      {short(at, locale)}
    </time>
  );
}
