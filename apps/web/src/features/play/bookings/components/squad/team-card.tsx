import {
  BookingStatus,
  type BookingWire,
  PlayerState,
  type SquadPlayerWire,
  type TeamWire,
} from '@dronesoccer/contracts';
import { CircleCheck, CircleDashed, Users } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '@/lib/errors/error-message';
import { notify } from '@/lib/notify';
import { Button } from '@/ui/actions/button';
import { Badge, type BadgeTone } from '@/ui/feedback/badge';
import { FormAlert } from '@/ui/feedback/form-alert';
import { Card } from '@/ui/layout/card';
import type { BookingKey } from '../../api/queries';
import { useInviteAgain } from '../../api/use-squad-changes';
import { EditSquad } from './edit-squad';

/** The message key and the colour of each answer. */
const playerStates = {
  [PlayerState.INVITED]: { name: 'invited', tone: 'neutral' },
  [PlayerState.CONFIRMED]: { name: 'confirmed', tone: 'good' },
  [PlayerState.DECLINED]: { name: 'declined', tone: 'warn' },
} as const satisfies Record<PlayerState, { name: string; tone: BadgeTone }>;

export interface TeamCardProps {
  booking: BookingWire;
  bookingKey: BookingKey;
}

/**
 * The team of a tournament booking as its captain sees it: who is coming, who is missing, and a button to edit the
 * team.
 */
export function TeamCard({ booking, bookingKey }: TeamCardProps) {
  const { t } = useTranslation('squads');
  const [isEditing, setEditing] = useState(false);
  const { team, can, status } = booking;
  return (
    <Card className="flex flex-col gap-5">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="text-sm text-muted">{t('team')}</h2>
          <p className="display-3 wrap-anywhere">{team?.name ?? t('unnamed')}</p>
        </div>
        {team !== null && status !== BookingStatus.CANCELLED && (
          <Badge tone={team.isComplete ? 'good' : 'warn'}>
            {team.isComplete ? (
              <CircleCheck aria-hidden className="size-4" />
            ) : (
              <CircleDashed aria-hidden className="size-4" />
            )}
            {t(team.isComplete ? 'complete' : 'incomplete')}
          </Badge>
        )}
      </div>
      <TeamStatus booking={booking} />
      {team !== null && team.players.length > 0 && <Players team={team} booking={booking} bookingKey={bookingKey} />}
      {can.squad && (
        <div>
          <Button variant={team?.players.length ? 'outline' : 'ice'} onClick={() => setEditing(true)}>
            <Users aria-hidden className="size-5" />
            {t(team === null ? 'edit.name' : 'edit.open')}
          </Button>
        </div>
      )}
      {isEditing && <EditSquad booking={booking} bookingKey={bookingKey} onClose={() => setEditing(false)} />}
    </Card>
  );
}

/** The team's state: what the captain can expect or needs to do. */
function TeamStatus({ booking: { team, status, can } }: { booking: BookingWire }) {
  const { t } = useTranslation('squads');
  if (status === BookingStatus.CANCELLED || !can.squad) return null;
  if (team === null) return <p>{t('standing.unnamed')}</p>;
  if (team.players.length === 0) return <p>{t('standing.none')}</p>;
  if (status === BookingStatus.PENDING) return <p>{t('standing.unpaid')}</p>;
  return team.isComplete ? null : <p>{t('standing.incomplete')}</p>;
}

function Players({ team, booking, bookingKey }: TeamCardProps & { team: TeamWire }) {
  const { t } = useTranslation('squads');
  const inviting = useInviteAgain(bookingKey, ({ name }) =>
    notify({ type: 'success', message: t('again.done', { name }) }),
  );
  const mayInvite = booking.status === BookingStatus.CONFIRMED && booking.can.squad;
  const isAsked = booking.status !== BookingStatus.PENDING;
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        {team.players.map((player) => (
          <li key={player.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
            <PlayerName player={player} />
            <div className="flex items-center gap-3 max-sm:flex-row-reverse">
              {mayInvite && player.state === PlayerState.INVITED && (
                <Button
                  variant="quiet"
                  pending={inviting.isPending && inviting.variables.id === player.id}
                  aria-label={t('again.to', { name: player.name })}
                  onClick={() => inviting.mutate(player)}
                >
                  {t('again.open')}
                </Button>
              )}
              {(isAsked || player.state === PlayerState.CONFIRMED) && <StateBadge state={player.state} />}
            </div>
          </li>
        ))}
      </ul>
      <FormAlert>{inviting.error && errorMessage(inviting.error)}</FormAlert>
    </>
  );
}

function PlayerName({ player: { name, email, isStriker, isReserve } }: { player: SquadPlayerWire }) {
  const { t } = useTranslation('squads');
  return (
    <div className="min-w-0">
      <p className="font-semibold wrap-anywhere">
        {name}
        {isStriker && <span className="font-normal text-muted"> · {t('strikerShort')}</span>}
        {isReserve && <span className="font-normal text-muted"> · {t('reserveShort')}</span>}
      </p>
      <p className="text-sm wrap-anywhere text-muted">{email}</p>
    </div>
  );
}

function StateBadge({ state }: { state: PlayerState }) {
  const { t } = useTranslation('squads');
  const { name, tone } = playerStates[state];
  return <Badge tone={tone}>{t(`state.${name}`)}</Badge>;
}
