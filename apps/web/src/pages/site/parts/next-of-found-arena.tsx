import { useQuery } from '@tanstack/react-query';
import { nextOfEachQuery, NextTime } from '@/features/play/bookings';

/** The next open time of an arena that a search found. All arenas on the page share one request. */
export default function NextOfFoundArena({ arenaId }: { arenaId: string }) {
  const { data } = useQuery(nextOfEachQuery());
  return data && <NextTime slot={data.find((slot) => slot.arenaId === arenaId)} />;
}
