import { clockFormat, type OpeningHours, weekdays } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { intlLocale } from '@/lib/i18n/intl-locale';
import { useLocale } from '@/lib/i18n/use-locale';

/** The opening hours in the arena's local time, Monday first. */
export function HoursTable({ hours }: { hours: readonly OpeningHours[] }) {
  const { t } = useTranslation('arenas');
  const locale = intlLocale[useLocale()];
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  const clock = new Intl.DateTimeFormat(locale, { ...clockFormat, timeZone: 'UTC' });
  // 1 January 2001 was a Monday. 24:00 becomes the next day's midnight.
  const timeOf = (text: string): string => {
    const [hour = 0, minute = 0] = text.split(':').map(Number);
    return clock.format(Date.UTC(2001, 0, 1, hour, minute));
  };
  return (
    <section className="flex flex-col gap-4">
      <h2 className="display-3">{t('hours')}</h2>
      <table className="w-full">
        <tbody className="divide-y divide-line">
          {weekdays.map((day) => {
            const spans = hours.filter((each) => each.day === day);
            return (
              <tr key={day}>
                <th scope="row" className="py-2.5 pr-6 text-left font-semibold first-letter:uppercase">
                  {weekday.format(Date.UTC(2001, 0, day))}
                </th>
                <td className="py-2.5 text-right tabular-nums">
                  {spans.length === 0 ? (
                    <span className="text-muted">{t('closed')}</span>
                  ) : (
                    spans.map(({ opens, closes }) => (
                      <span key={opens} className="block">
                        {timeOf(opens)} – {timeOf(closes)}
                      </span>
                    ))
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
