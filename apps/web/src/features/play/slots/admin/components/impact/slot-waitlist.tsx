import { type SlotAdminWire, SlotType } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatOfficeDateTime } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { callQuery } from '@/lib/query/call-query';
import { FormSection } from '@/ui/layout/form-section';

/** The number of entries shown, which is enough for most slots. */
const shownMax = 20;

/** The waitlist of a slot, in order. Renders nothing if the list is empty. */
export function SlotWaitlist({ slot }: { slot: SlotAdminWire }) {
  const { t } = useTranslation('slots.admin');
  const locale = useLocale();
  const query = { params: { id: slot.id }, query: { pageSize: shownMax } };
  const { data } = useQuery({ ...callQuery('waitlist.admin.list', query), staleTime: 0 });
  if (!data || data.total === 0) return null;
  const more = data.total - data.items.length;
  return (
    <FormSection title={t('waitlist.title')}>
      <div className="flex flex-col gap-3 sm:col-span-2">
        <ol aria-label={t('waitlist.title')} className="divide-y divide-line border-y border-line">
          {data.items.map(({ id, name, email, seats, joinedAt, offeredUntil }) => (
            <li key={id} className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
              <span className="min-w-0">
                <span className="block font-semibold wrap-anywhere">{name}</span>
                <span className="block text-sm wrap-anywhere text-muted">{email}</span>
              </span>
              <span className="text-sm text-muted sm:text-right">
                <span className="block">
                  {slot.type === SlotType.TOURNAMENT ? t('bookings.oneTeam') : t('bookings.seats', { count: seats })}
                </span>
                <span className="block">
                  {offeredUntil === null
                    ? t('waitlist.since', { when: formatOfficeDateTime(joinedAt, locale) })
                    : t('waitlist.offered', { when: formatOfficeDateTime(offeredUntil, locale) })}
                </span>
              </span>
            </li>
          ))}
        </ol>
        {more > 0 && <p className="text-sm text-muted">{t('waitlist.more', { count: more })}</p>}
      </div>
    </FormSection>
  );
}
