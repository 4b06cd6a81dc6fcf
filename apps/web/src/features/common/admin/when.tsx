import { useLocale } from '@/lib/i18n/use-locale';
import { formatOfficeDate, formatOfficeDateTime, formatOfficeShortDate, formatOfficeShortDateTime } from '@/lib/format';

interface WhenProps {
  /** An instant from the wire. */
  at: string;
  /** Shows the hour as well. */
  hasTime?: boolean;
}

/** An instant in a list, short; the pointer finds it written out. */
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
