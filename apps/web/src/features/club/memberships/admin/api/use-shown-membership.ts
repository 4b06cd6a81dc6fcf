import type { MembershipAdminWire } from '@dronesoccer/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '@/lib/query/keys';
import { showAnswer } from '@/lib/query/show-answer';
import { membershipQuery } from './queries';

/** The delays after which a changed membership is fetched again. A job makes the refund moments after the change. */
const afterMs = [1_500, 5_000, 12_000];

/** Shows the membership that a change returned, and refetches every list of memberships. */
export function useShownMembership(id: string) {
  const client = useQueryClient();
  const { queryKey } = membershipQuery(id);
  const refetch = () => client.invalidateQueries({ queryKey: queryKeys.area('memberships') });
  return {
    refetch,
    show: (membership: MembershipAdminWire) => {
      showAnswer(client, queryKey, membership);
      void refetch();
      for (const ms of afterMs) window.setTimeout(() => void client.invalidateQueries({ queryKey }), ms);
    },
  };
}
