import { PlayerState, type SquadInvitationWire } from '@dronesoccer/contracts';
import { CircleCheck, CircleX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '@/lib/errors/error-message';
import { pathOfAddress } from '@/lib/path-of-address';
import { Button } from '@/ui/actions/button';
import { ButtonLink } from '@/ui/actions/link';
import { FormAlert } from '@/ui/feedback/form-alert';
import { Card } from '@/ui/layout/card';
import type { BookingKey } from '../../api/queries';
import { useAnswerInvitation } from '../../api/use-squad-changes';
import { SlotSummary } from '../slot-summary';

interface SquadInvitationProps {
  invitation: SquadInvitationWire;
  invitationKey: BookingKey;
}

/**
 * The page for an invited player: the team, the time, the place and the other players, and the answer, which can be
 * given until the start.
 */
export function SquadInvitation({ invitation, invitationKey }: SquadInvitationProps) {
  const { t } = useTranslation('squads');
  const { team, captain, isStriker, isReserve, others, slot, canAnswer } = invitation;
  return (
    <div className="grid items-start gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,44rem)_24rem] lg:justify-between">
      <div className="flex min-w-0 flex-col gap-6">
        <header>
          <p className="text-muted">{t('invitation.by', { captain })}</p>
          <h1 className="display-2 mt-2 wrap-anywhere">{team}</h1>
        </header>
        <Card className="lg:hidden">
          <SlotSummary slot={slot} />
        </Card>
        {isStriker && <p className="lead">{t('invitation.striker')}</p>}
        {isReserve && <p className="lead">{t('invitation.reserve')}</p>}
        <div role="status">
          <HowItStands invitation={invitation} />
        </div>
        <Waiver invitation={invitation} />
        {canAnswer && <AnswerButtons invitation={invitation} invitationKey={invitationKey} />}
        {others.length > 0 && (
          <section>
            <h2 className="display-3 mb-3">{t('invitation.others')}</h2>
            <ul className="flex flex-col gap-1">
              {others.map((other, index) => (
                <li key={index} className="wrap-anywhere">
                  {other.name}
                  {other.isStriker && <span className="text-muted"> · {t('strikerShort')}</span>}
                  {other.isReserve && <span className="text-muted"> · {t('reserveShort')}</span>}
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <Card className="max-lg:hidden">
        <SlotSummary slot={slot} />
      </Card>
    </div>
  );
}

function HowItStands({ invitation: { state, canAnswer, isCancelled } }: { invitation: SquadInvitationWire }) {
  const { t } = useTranslation('squads');
  if (isCancelled) return <p className="rounded-card bg-raised p-5">{t('invitation.cancelled')}</p>;
  if (!canAnswer) return <p className="rounded-card bg-raised p-5">{t('invitation.over')}</p>;
  if (state === PlayerState.INVITED) return <p className="lead">{t('invitation.ask')}</p>;
  const isComing = state === PlayerState.CONFIRMED;
  return (
    <p
      className={`flex items-center gap-3 rounded-card border-2 bg-surface p-5 font-bold ${isComing ? 'border-good' : 'border-warn'}`}
    >
      {isComing ? (
        <CircleCheck aria-hidden className="size-6 shrink-0 text-good" />
      ) : (
        <CircleX aria-hidden className="size-6 shrink-0 text-warn" />
      )}
      {t(isComing ? 'invitation.coming' : 'invitation.notComing')}
    </p>
  );
}

/** Asks a player who is coming to sign the waiver, while it is missing. */
function Waiver({ invitation: { state, waiver } }: { invitation: SquadInvitationWire }) {
  const { t } = useTranslation('squads');
  if (waiver === null || state !== PlayerState.CONFIRMED) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 rounded-card border-2 border-warn p-5">
      <p className="min-w-0 grow basis-60">{t('invitation.waiver')}</p>
      <ButtonLink to={pathOfAddress(waiver)}>{t('invitation.sign')}</ButtonLink>
    </div>
  );
}

function AnswerButtons({ invitation: { state }, invitationKey }: SquadInvitationProps) {
  const { t } = useTranslation('squads');
  const answering = useAnswerInvitation(invitationKey);
  const isPending = (isComing: boolean) => answering.isPending && answering.variables === isComing;
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        {state !== PlayerState.CONFIRMED && (
          <Button
            size="lg"
            pending={isPending(true)}
            disabled={isPending(false)}
            onClick={() => answering.mutate(true)}
          >
            {t('invitation.confirm')}
          </Button>
        )}
        {state !== PlayerState.DECLINED && (
          <Button
            size="lg"
            variant="outline"
            pending={isPending(false)}
            disabled={isPending(true)}
            onClick={() => answering.mutate(false)}
          >
            {t(state === PlayerState.CONFIRMED ? 'invitation.declineAfter' : 'invitation.decline')}
          </Button>
        )}
      </div>
      <FormAlert>{answering.error && errorMessage(answering.error)}</FormAlert>
      <p className="text-sm text-muted">{t('invitation.until')}</p>
    </div>
  );
}
