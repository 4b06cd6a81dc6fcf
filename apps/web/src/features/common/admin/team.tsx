import { type DayTeamWire, PlayerState, type TeamWire } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { Email } from '@/features/common/admin/email';
import { Badge, type BadgeTone } from '@/ui/feedback/badge';

const tones: Record<PlayerState, BadgeTone> = {
  [PlayerState.INVITED]: 'neutral',
  [PlayerState.CONFIRMED]: 'good',
  [PlayerState.DECLINED]: 'warn',
};

/** A team with its name and players. A null team means that its captain has not named it yet. */
export function Team({ team }: { team: TeamWire | null }) {
  return (
    <>
      {team && (
        <p className="mb-3 flex flex-wrap items-center gap-3">
          <span className="font-semibold wrap-anywhere">{team.name}</span>
          <TeamBadge team={team} />
        </p>
      )}
      <Squad team={team} />
    </>
  );
}

/** The team's players and their answers. A team can play with three confirmed players, including the striker. */
export function Squad({ team }: { team: TeamWire | DayTeamWire | null }) {
  const { t } = useTranslation('kit');
  if (team === null) return <p>{t('team.unnamed')}</p>;
  const { name, players } = team;
  if (players.length === 0) return <p className="text-muted">{t('team.none')}</p>;
  return (
    <ul aria-label={t('team.players', { name })} className="divide-y divide-line border-y border-line">
      {players.map((player) => (
        <li key={player.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
          <span className="flex min-w-0 flex-col">
            <span className="wrap-anywhere">
              {player.name}
              {player.isStriker && <span className="text-muted"> · {t('team.striker')}</span>}
              {player.isReserve && <span className="text-muted"> · {t('team.reserve')}</span>}
            </span>
            {'email' in player && (
              <span className="text-sm text-muted">
                <Email address={player.email} />
              </span>
            )}
          </span>
          <Badge tone={tones[player.state]}>{t(`team.states.${player.state}`)}</Badge>
        </li>
      ))}
    </ul>
  );
}

/** Shows whether the team can play in its current state. */
export function TeamBadge({ team: { isComplete, players } }: { team: Pick<DayTeamWire, 'isComplete' | 'players'> }) {
  const { t } = useTranslation('kit');
  const flying = players.filter(({ isReserve }) => !isReserve);
  const coming = flying.filter(({ state }) => state === PlayerState.CONFIRMED).length;
  return (
    <Badge tone={isComplete ? 'good' : 'warn'}>
      {t(isComplete ? 'team.complete' : 'team.incomplete', { coming, of: flying.length })}
    </Badge>
  );
}
