import { BookingUserType, SlotType } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NextSlots as Strip, nextSlotsQuery } from '@/features/play/bookings';
import { useLocationChoice } from '@/features/places/locations';
import { renderedAt } from '@/lib/query/page-data';
import { useSession } from '@/lib/session/use-session';
import { nextSlotsHeight } from './reserved-heights';
import { type SectionProps, SectionTop } from './section-text';

export { HeroPrice } from './hero-price';

/** The length of a row on a wide screen. */
const mostSlots = 4;

export interface NextSlotsProps extends SectionProps {
  /** Shown until the slots are known. */
  placeholder: ReactNode;
}

/**
 * The next slots that the visitor can book. Near a chosen place, the title says so. Renders nothing if no slot is free.
 */
export default function NextSlots({ text, placeholder }: NextSlotsProps) {
  const { t } = useTranslation('slots');
  const near = useLocationChoice((choice) => choice.coordinates);
  const { user } = useSession();
  const { data, isPending, dataUpdatedAt } = useQuery(nextSlotsQuery(near));
  // The page may have come with slots that are full by now.
  if (isPending || dataUpdatedAt === renderedAt) return placeholder;
  const isMember = user?.user_type === BookingUserType.MEMBER;
  const slots = data?.filter(({ type }) => isMember || type !== SlotType.MEMBER) ?? [];
  if (slots.length === 0) return null;
  return (
    <div className={nextSlotsHeight}>
      <Strip
        slots={slots.slice(0, mostSlots)}
        heading={
          near === null ? (
            <SectionTop text={text} builtIn={t('strip.titleAnywhere')} />
          ) : (
            <SectionTop text={{ ...text, title: '' }} builtIn={t('strip.title')} />
          )
        }
      />
    </div>
  );
}
