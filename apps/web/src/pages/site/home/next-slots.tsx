import { BookingUserType, SlotType } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { NextSlots as Strip, nextSlotsQuery } from '@/features/play/bookings';
import { useLocationChoice } from '@/features/places/locations';
import { useSession } from '@/lib/session/use-session';
import { nextSlotsRoom } from './next-slots-room';

export { HeroPrice } from './hero-price';

/** The length of a row on a wide screen. */
const most = 4;

/** The next slots that the visitor can book, near the chosen place. Renders nothing if there are none. */
export default function NextSlots() {
  const near = useLocationChoice((choice) => choice.coordinates);
  const { user } = useSession();
  const { data, isPending } = useQuery(nextSlotsQuery(near));
  if (isPending) return <div className={nextSlotsRoom} />;
  const isMember = user?.user_type === BookingUserType.MEMBER;
  const slots = data?.filter(({ type }) => isMember || type !== SlotType.MEMBER) ?? [];
  if (slots.length === 0) return null;
  return (
    <div className={nextSlotsRoom}>
      <Strip slots={slots.slice(0, most)} isNear={near !== null} />
    </div>
  );
}
