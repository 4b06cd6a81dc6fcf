import { type OpeningHours, weekdays } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { formatClock, formatWeekday } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';

/** The week as the arena's own clock shows it, Monday first. */
export function HoursTable({ hours }: { hours: readonly OpeningHours[] }) {
  const { t } = useTranslation('arena');
  const locale = useLocale();
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
                  {formatWeekday(day, locale)}
                </th>
                <td className="py-2.5 text-right tabular-nums">
                  {spans.length === 0 ? (
                    <span className="text-muted">{t('closed')}</span>
                  ) : (
                    spans.map(({ opens, closes }) => (
                      <span key={opens} className="block">
                        {formatClock(opens, locale)} – {formatClock(closes, locale)}
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
