import '@/lib/http/booking-calls';
import type { BookingWire, ChangeSquadBody, SquadPlayerWire, TeamWire } from '@dronesoccer/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@/lib/errors/api-error';
import { call } from '@/lib/http/call';
import { isRecord } from '@/lib/is-record';
import { callQuery } from '@/lib/query/call-query';
import { queryKeys } from '@/lib/query/keys';
import { showAnswer } from '@/lib/query/show-answer';
import { type BookingKey, bookingQuery, keyOf } from './queries';

export function useChangeSquad(key: BookingKey, onChanged: () => void) {
  const client = useQueryClient();
  return useMutation({
    meta: { failure: false },
    mutationFn: (body: ChangeSquadBody) => call('squads.change', { ...keyOf(key), body }),
    onSuccess: (booking: BookingWire) => {
      showAnswer(client, bookingQuery(key).queryKey, booking);
      onChanged();
    },
    onError: () => client.invalidateQueries({ queryKey: queryKeys.area('bookings') }),
  });
}

/** Returns the team's current state from a refusal because someone else changed it, or null. */
export function currentTeamIn(error: unknown): TeamWire | null {
  if (!(error instanceof ApiError) || error.code !== 'BOOK_013' || !isRecord(error.data)) return null;
  return isRecord(error.data.team) ? (error.data.team as unknown as TeamWire) : null;
}

/** Sends a player's invitation again. */
export function useInviteAgain(key: BookingKey, onSent: (player: SquadPlayerWire) => void) {
  const client = useQueryClient();
  return useMutation({
    meta: { failure: false },
    mutationFn: ({ id: playerId }: SquadPlayerWire) =>
      call('squads.invite', { ...keyOf(key), params: { id: key.id, playerId } }),
    onSuccess: (booking, player) => {
      showAnswer(client, bookingQuery(key).queryKey, booking);
      onSent(player);
    },
  });
}

/** Fetches a player's invitation and answer by the link in the invitation email. */
export const invitationQuery = (key: BookingKey) => ({ ...callQuery('squads.get', keyOf(key)), staleTime: 0 });

export function useAnswerInvitation(key: BookingKey) {
  const client = useQueryClient();
  return useMutation({
    meta: { failure: false },
    mutationFn: (isComing: boolean) => call('squads.answer', { ...keyOf(key), body: { isComing } }),
    onSuccess: (invitation) => showAnswer(client, invitationQuery(key).queryKey, invitation),
    onError: () => client.invalidateQueries({ queryKey: queryKeys.area('squads') }),
  });
}
