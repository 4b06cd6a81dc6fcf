import { BookingUserType, SlotType } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { NextSlots as Strip, nextSlotsQuery } from '@/features/play/bookings';
import { useLocationChoice } from '@/features/places/locations';
import { useSession } from '@/lib/session/use-session';
import { nextSlotsHeight } from './reserved-heights';
import { type SectionProps, SectionTop } from './section-text';

export { HeroPrice } from './hero-price';

/** The length of a row on a wide screen. */
const most = 4;

/**
 * The next slots that the visitor can book. Near a chosen place, the title says so. Renders nothing if no slot is free.
 */
export default function NextSlots({ text }: SectionProps) {
  const { t } = useTranslation('slot');
  const near = useLocationChoice((choice) => choice.coordinates);
  const { user } = useSession();
  const { data, isPending } = useQuery(nextSlotsQuery(near));
  if (isPending) return <div className={nextSlotsHeight} />;
  const isMember = user?.user_type === BookingUserType.MEMBER;
  const slots = data?.filter(({ type }) => isMember || type !== SlotType.MEMBER) ?? [];
  if (slots.length === 0) return null;
  return (
    <div className={nextSlotsHeight}>
      <Strip
        slots={slots.slice(0, most)}
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
