import { useQuery } from '@tanstack/react-query';
import { call } from '@/lib/http/call';
import { callQuery } from '@/lib/query/call-query';
import { useChange } from '@/lib/query/use-change';

/** The coaches of a slot with those to choose from, and the change that replaces them. */
export function useSlotCoaches(id: string) {
  const params = { id };
  const found = useQuery({ ...callQuery('coaching.admin.get', { params }), staleTime: 0 });
  const change = useChange(['coaching', 'slots', 'bookings'], (body: { coachIds: string[]; expected: string[] }) =>
    call('coaching.admin.set', { params, body, skipLoader: true }),
  );
  return { found, change };
}
