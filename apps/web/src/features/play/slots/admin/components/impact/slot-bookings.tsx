import {
  BookingMode,
  BookingStatus,
  PlayerState,
  type SlotAdminWire,
  SlotType,
  type TeamWire,
} from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { DayLink } from '@/features/common/admin/day-link';
import { paths } from '@/lib/dashboard-paths';
import { listQuery } from '@/lib/query/list-query';
import { TextLink } from '@/ui/actions/link';
import { ErrorState } from '@/ui/feedback/error-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { FormSection } from '@/ui/layout/form-section';

/** The number of bookings shown, which is enough for most slots. The booking list shows the rest. */
const shownMax = 20;

/** The bookings of a slot, each with a link. */
export function SlotBookings({ slot }: { slot: SlotAdminWire }) {
  const { t } = useTranslation('slots.admin');
  const query = { slotId: slot.id, standing: true, pageSize: shownMax };
  const { data, error, refetch } = useQuery(listQuery('bookings.admin.list', { query }));
  return (
    <FormSection title={t('bookings.title')}>
      <div className="flex flex-col gap-3 sm:col-span-2">
        {error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton className="h-14" />}
        {data?.total === 0 && <p className="text-muted">{t('bookings.none')}</p>}
        {data && data.total > 0 && (
          <ul aria-label={t('bookings.title')} className="divide-y divide-line border-y border-line">
            {data.items.map(({ id, number, contact, mode, seats, status, team }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 py-1">
                <TextLink to={paths.dashboardBooking(id)} className="inline-flex min-h-11 items-center">
                  {number}
                </TextLink>
                <span className="min-w-0 grow wrap-anywhere">{contact.fullName}</span>
                <span className="text-sm text-muted">
                  {team !== null &&
                    t('bookings.team', { name: team.name, coming: comingOf(team), of: team.players.length })}
                  {team === null && slot.type === SlotType.TOURNAMENT && t('bookings.unnamed')}
                  {slot.type !== SlotType.TOURNAMENT &&
                    (mode === BookingMode.FULL ? t('bookings.whole') : t('bookings.seats', { count: seats }))}
                  {status === BookingStatus.PENDING && ` · ${t('bookings.held')}`}
                </span>
              </li>
            ))}
          </ul>
        )}
        <div>
          <DayLink arenaId={slot.arenaId} day={slot.localStart.slice(0, 10)} />
        </div>
        {data && data.total > 0 && (
          <TextLink
            to={`${paths.dashboardBookings}?slotId=${slot.id}`}
            className="inline-flex min-h-11 items-center self-start"
          >
            {t('bookings.all')}
          </TextLink>
        )}
      </div>
    </FormSection>
  );
}

const comingOf = ({ players }: TeamWire): number =>
  players.filter(({ state }) => state === PlayerState.CONFIRMED).length;
