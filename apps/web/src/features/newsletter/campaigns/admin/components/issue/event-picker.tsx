import { type ArenaSlotWire, SlotType } from '@dronesoccer/contracts';
import { lowestTier } from '@dronesoccer/domain';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { arenaText, everyArena } from '@/features/common/admin/every-arena';
import { formatMoney } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { callQuery } from '@/lib/query/call-query';
import { formatWallWeekdaySpan, zoneName } from '@/lib/wall-time';
import { ErrorState } from '@/ui/feedback/error-state';
import { Loading } from '@/ui/feedback/loading';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Field } from '@/ui/fields/field';
import { Select } from '@/ui/fields/select';
import { Dialog } from '@/ui/overlays/dialog';
import { PickerRow, UsedMark } from './picker-row';

export interface EventPickerProps {
  isOpen: boolean;
  onClose: () => void;
  onEvent: (event: { id: string }) => void;
  isUsed: (id: string) => boolean;
}

/** Picks a tournament for the issue from the next ones with a free team place, at all arenas or one. */
export default function EventPicker({ isOpen, onClose, onEvent, isUsed }: EventPickerProps) {
  const { t } = useTranslation('campaigns.admin');
  const locale = useLocale();
  const [arenaId, setArenaId] = useState('');
  const arenaBox = useRef<HTMLSelectElement>(null);
  const { data: arenas = [] } = useQuery({ ...everyArena(), enabled: isOpen });
  const query = { type: SlotType.TOURNAMENT, ...(arenaId !== '' && { arenaId }) };
  const events = useQuery({ ...callQuery('slots.next', { query }), enabled: isOpen });
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={t('picker.eventTitle')}
      description={t('picker.eventText')}
      initialFocus={arenaBox}
      tall
    >
      <div className="flex flex-col gap-4">
        <Field label={t('picker.arena')}>
          <Select ref={arenaBox} value={arenaId} onChange={({ target }) => setArenaId(target.value)}>
            <option value="">{t('picker.anyArena')}</option>
            {arenas
              .filter(({ isActive }) => isActive)
              .map((arena) => (
                <option key={arena.id} value={arena.id}>
                  {arenaText(arena, locale)}
                </option>
              ))}
          </Select>
        </Field>
        {events.error && <ErrorState error={events.error} onRetry={() => void events.refetch()} />}
        {events.isPending && (
          <Loading label={t('picker.loadingEvents')} className="flex flex-col gap-2">
            <Skeleton className="h-20" />
            <Skeleton className="h-20" />
            <Skeleton className="h-20" />
          </Loading>
        )}
        {events.data?.length === 0 && (
          <p className="text-muted">{t(arenaId === '' ? 'picker.noEvents' : 'picker.noEventsThere')}</p>
        )}
        <ul className="-mx-2">
          {events.data?.map((event) => (
            <li key={event.id}>
              <EventButton event={event} isUsed={isUsed(event.id)} onChoose={() => onEvent(event)} />
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

interface EventButtonProps {
  event: ArenaSlotWire;
  isUsed: boolean;
  onChoose: () => void;
}

function EventButton({ event, isUsed, onChoose }: EventButtonProps) {
  const { arena, localStart, localEnd, timeZone, prices } = event;
  const { t } = useTranslation('campaigns.admin');
  const locale = useLocale();
  const price = lowestTier(prices.full);
  return (
    <PickerRow cover={arena.cover} onChoose={onChoose}>
      <span className="flex min-w-0 grow flex-col">
        <span className="font-semibold wrap-anywhere">
          {arena.name}, {arena.location.city}
        </span>
        <span className="text-sm first-letter:uppercase">{formatWallWeekdaySpan(localStart, localEnd, locale)}</span>
        <span className="text-sm text-muted">
          <span className="inline-block first-letter:uppercase">{zoneName(timeZone, locale)}</span>
          {price !== null && ` · ${t('picker.teamPrice', { price: formatMoney(price, locale) })}`}
        </span>
        {isUsed && <UsedMark />}
      </span>
    </PickerRow>
  );
}
