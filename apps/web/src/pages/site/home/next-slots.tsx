import { useQuery } from '@tanstack/react-query';
import { NextSlots as Strip, nextSlotsQuery } from '@/features/site/booking';
import { useLocationChoice } from '@/features/site/locations';

/** At most as many as stand in two rows on a phone held upright. */
const most = 4;

/** The next times that can be booked, near the chosen place; nothing where there is none. */
export default function NextSlots() {
  const near = useLocationChoice((choice) => choice.coordinates);
  const { data } = useQuery(nextSlotsQuery(near));
  if (!data || data.length === 0) return null;
  return <Strip slots={data.slice(0, most)} isNear={near !== null} />;
}
