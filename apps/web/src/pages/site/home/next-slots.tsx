import { useQuery } from '@tanstack/react-query';
import { NextSlots as Strip, nextSlotsQuery } from '@/features/site/booking';
import { useLocationChoice } from '@/features/site/locations';
import { nextSlotsRoom } from './next-slots-room';

/** A row on a wide screen. */
const most = 4;

/** The next times that can be booked, near the chosen place; nothing where there is none. */
export default function NextSlots() {
  const near = useLocationChoice((choice) => choice.coordinates);
  const { data, isPending } = useQuery(nextSlotsQuery(near));
  if (isPending) return <div className={nextSlotsRoom} />;
  if (!data || data.length === 0) return null;
  return (
    <div className={nextSlotsRoom}>
      <Strip slots={data.slice(0, most)} isNear={near !== null} />
    </div>
  );
}
