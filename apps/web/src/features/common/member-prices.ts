import type { QueryClient } from '@tanstack/react-query';
import { queryKeys } from '@/lib/query/keys';
import { refreshUser } from '@/lib/session/session';

/** Reloads the account and the prices for it, after it has become a member or is one no longer. */
export async function refreshMemberPrices(client: QueryClient): Promise<void> {
  await refreshUser();
  const areas = ['me', 'bookings', 'slots'] as const;
  await Promise.all(areas.map((area) => client.invalidateQueries({ queryKey: queryKeys.area(area) })));
}
