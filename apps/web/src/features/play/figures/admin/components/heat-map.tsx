import { type HourFigures, type Weekday, weekdays } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { formatNumber, formatPercent } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { formatShortWeekday, formatWallTime } from '@/lib/wall-time';
import { type HeatRow, heatRows, heatSteps, shareOf, stepOf } from '../model/heat';

/** Shades of one colour, each with a readable text colour. The last shade is the full colour. */
const shades = [
  'bg-[color-mix(in_srgb,var(--ice-fill)_6%,var(--surface))] text-ink',
  'bg-[color-mix(in_srgb,var(--ice-fill)_18%,var(--surface))] text-ink',
  'bg-[color-mix(in_srgb,var(--ice-fill)_32%,var(--surface))] text-ink',
  'bg-[color-mix(in_srgb,var(--ice-fill)_46%,var(--surface))] text-ink',
  'bg-ice-fill text-on-ice',
] as const;

/** 1 January 2001 was a Monday. */
const dayOf = (weekday: Weekday): string => `2001-01-0${weekday}`;
const timeOf = (hour: number): string => `2001-01-01T${String(hour).padStart(2, '0')}:00`;

/** Utilisation by weekday and hour, as a table whose colours match its figures. */
export function HeatMap({ hours }: { hours: readonly HourFigures[] }) {
  const { t } = useTranslation('figures.admin');
  const locale = useLocale();
  return (
    <div className="flex flex-col gap-3">
      <Legend />
      <div role="region" aria-label={t('heat.title')} tabIndex={0} className="overflow-x-auto rounded-control">
        <table className="w-full table-fixed border-separate border-spacing-0.5 text-center text-sm">
          <thead className="text-muted">
            <tr>
              <th scope="col" className="w-14 sm:w-24">
                <span className="sr-only">{t('heat.hour')}</span>
              </th>
              {weekdays.map((weekday) => (
                <th key={weekday} scope="col" className="pb-1 font-semibold first-letter:uppercase">
                  {formatShortWeekday(dayOf(weekday), locale)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {heatRows(hours).map((row) => (
              <HourRow key={row.hour} row={row} />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

function HourRow({ row: { hour, cell } }: { row: HeatRow }) {
  const locale = useLocale();
  return (
    <tr>
      <th scope="row" className="pr-2 text-right text-xs font-normal whitespace-nowrap text-muted sm:text-sm">
        {formatWallTime(timeOf(hour), locale)}
      </th>
      {weekdays.map((weekday) => (
        <HeatCell key={weekday} figures={cell(weekday)} />
      ))}
    </tr>
  );
}

function HeatCell({ figures }: { figures: HourFigures | undefined }) {
  const { t } = useTranslation('figures.admin');
  const locale = useLocale();
  if (figures === undefined) {
    return (
      <td className="h-11">
        <span className="sr-only">{t('heat.none')}</span>
      </td>
    );
  }
  const share = shareOf(figures);
  const number = (value: number) => formatNumber(value, locale);
  const seats = t('heat.seats', {
    count: figures.slots,
    slots: number(figures.slots),
    taken: number(figures.taken),
    offered: number(figures.offered),
  });
  return (
    <td
      title={seats}
      className={`h-11 rounded-sm text-xs whitespace-nowrap tabular-nums sm:text-sm forced-color-adjust-none ${share === null ? 'text-muted' : (shades[stepOf(share)] ?? '')}`}
    >
      {share === null ? '–' : formatPercent(Math.round(share * 100) / 100, locale)}
      <span className="sr-only">, {seats}</span>
    </td>
  );
}

function Legend() {
  const { t } = useTranslation('figures.admin');
  const locale = useLocale();
  return (
    <ul aria-label={t('heat.legend')} className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
      {shades.map((shade, step) => (
        <li key={shade} className="flex items-center gap-2 tabular-nums">
          <span aria-hidden className={`size-4 rounded-sm border border-line forced-color-adjust-none ${shade}`} />
          {t('heat.range', {
            from: Math.round((step * 100) / heatSteps),
            to: formatPercent((step + 1) / heatSteps, locale),
          })}
        </li>
      ))}
    </ul>
  );
}
