import '@/lib/http/event-calls';
import { type ArenaSlotWire, type EventWire, limits, SlotType } from '@dronesoccer/contracts';
import { lowestTier } from '@dronesoccer/domain';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceRow } from '@/features/common/admin/choosing/choice-row';
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
import { UsedMark } from './used-mark';

export interface EventPickerProps {
  isOpen: boolean;
  onClose: () => void;
  /** Receives the event's address: the id of a tournament's slot, or the slug of an announced event. */
  onEvent: (address: string) => void;
  isUsed: (address: string) => boolean;
}

/**
 * Picks an event for the issue: an announced event or one of the next tournaments with a free team place, or only the
 * tournaments of one arena.
 */
export default function EventPicker({ isOpen, onClose, onEvent, isUsed }: EventPickerProps) {
  const { t } = useTranslation('campaigns.admin');
  const locale = useLocale();
  const [arenaId, setArenaId] = useState('');
  const arenaBox = useRef<HTMLSelectElement>(null);
  const { data: arenas = [] } = useQuery({ ...everyArena(), enabled: isOpen });
  const query = { type: SlotType.TOURNAMENT, ...(arenaId !== '' && { arenaId }) };
  const tournaments = useQuery({ ...callQuery('slots.next', { query }), enabled: isOpen });
  const announced = useQuery({ ...callQuery('events.list', { query: allAnnounced }), enabled: isOpen });
  const choices = choicesOf(tournaments.data ?? [], arenaId === '' ? (announced.data?.items ?? []) : []);
  const loads = arenaId === '' ? [tournaments, announced] : [tournaments];
  const failed = loads.find(({ error }) => error !== null);
  const isPending = loads.some((load) => load.isPending);
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
        {failed && <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />}
        {isPending && !failed && (
          <Loading label={t('picker.loadingEvents')} className="flex flex-col gap-2">
            <Skeleton className="h-20" />
            <Skeleton className="h-20" />
            <Skeleton className="h-20" />
          </Loading>
        )}
        {!isPending && !failed && choices.length === 0 && (
          <p className="text-muted">{t(arenaId === '' ? 'picker.noEvents' : 'picker.noEventsThere')}</p>
        )}
        <ul className="-mx-2">
          {!isPending &&
            choices.map((choice) => (
              <li key={choice.address}>
                <ChoiceRow cover={choice.cover} onChoose={() => onEvent(choice.address)}>
                  <ChoiceText choice={choice} isUsed={isUsed(choice.address)} />
                </ChoiceRow>
              </li>
            ))}
        </ul>
      </div>
    </Dialog>
  );
}

const allAnnounced = { kind: 'announced', pageSize: limits.page.max } as const;

/** An event as the picker lists it. */
interface Choice extends Pick<EventWire, 'localStart' | 'localEnd' | 'timeZone'> {
  address: string;
  startsAt: string;
  title: string;
  /** The venue of an announced event, or null for a tournament. */
  place: string | null;
  /** In dollars for a team, or null. */
  price: number | null;
  cover: string | null;
}

/** Returns the choices, the next one first. */
function choicesOf(tournaments: readonly ArenaSlotWire[], announced: readonly EventWire[]): Choice[] {
  return [
    ...tournaments.map(({ id, arena, startsAt, localStart, localEnd, timeZone, prices }) => ({
      ...{ address: id, startsAt, localStart, localEnd, timeZone, place: null, cover: arena.cover },
      title: `${arena.name}, ${arena.location.city}`,
      price: lowestTier(prices.full),
    })),
    ...announced.map(({ address, title, venue, city, startsAt, localStart, localEnd, timeZone, picture }) => ({
      ...{ address, startsAt, localStart, localEnd, timeZone, title, price: null, cover: picture?.url ?? null },
      place: `${venue}, ${city}`,
    })),
  ].sort((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt));
}

function ChoiceText({ choice, isUsed }: { choice: Choice; isUsed: boolean }) {
  const { title, localStart, localEnd, timeZone, place, price } = choice;
  const { t } = useTranslation('campaigns.admin');
  const locale = useLocale();
  return (
    <span className="flex min-w-0 grow flex-col">
      <span className="font-semibold wrap-anywhere">{title}</span>
      <span className="text-sm first-letter:uppercase">{formatWallWeekdaySpan(localStart, localEnd, locale)}</span>
      <span className="text-sm text-muted">
        <span className="inline-block first-letter:uppercase">{zoneName(timeZone, locale)}</span>
        {place !== null && ` · ${place}`}
        {price !== null && ` · ${t('picker.teamPrice', { price: formatMoney(price, locale) })}`}
      </span>
      {isUsed && <UsedMark />}
    </span>
  );
}
