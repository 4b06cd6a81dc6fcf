import type { ArenaSlotWire } from '@dronesoccer/contracts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '@/lib/paths';
import { ButtonLink } from '@/ui/actions/link';
import { SlotCard } from './slot-card';

interface NextSlotsProps {
  slots: readonly ArenaSlotWire[];
  heading: ReactNode;
}

/** The next bookable times, as a row of cards. */
export function NextSlots({ slots, heading }: NextSlotsProps) {
  const { t } = useTranslation('slots');
  return (
    <section className="page-width section-space flex flex-col gap-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        {heading}
        <ButtonLink to={paths.findArena} variant="outline">
          {t('strip.all')}
        </ButtonLink>
      </div>
      <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {slots.map((slot) => (
          <li key={slot.id}>
            <SlotCard slot={slot} />
          </li>
        ))}
      </ul>
    </section>
  );
}
