import type { BookingWire } from '@dronesoccer/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '@/lib/errors/error-message';
import { useRuledForm } from '@/lib/forms/use-ruled-form';
import { useLocale } from '@/lib/i18n/use-locale';
import { notify } from '@/lib/notify';
import { Button } from '@/ui/actions/button';
import { FormAlert } from '@/ui/feedback/form-alert';
import { FormDialog } from '@/ui/overlays/confirm-dialog';
import type { BookingKey } from '../../api/queries';
import { currentTeamIn, useChangeSquad } from '../../api/use-squad-changes';
import { teamDraftIn } from '../../model/draft-of-booking';
import { teamBodyOf } from '../../model/booking-body';
import { emptyDraft } from '../../model/draft';
import { SquadFields, TeamErrors } from './squad-fields';
import { teamDraftOf, type TeamForm, teamFormOf, teamProblems } from './team-form';

interface EditSquadProps {
  booking: BookingWire;
  bookingKey: BookingKey;
  onClose: () => void;
}

/**
 * Edits the team's name and players. If someone else changes the team meanwhile, their changes are shown before
 * anything is overwritten.
 */
export function EditSquad({ booking, bookingKey, onClose }: EditSquadProps) {
  const { t } = useTranslation('squads');
  const locale = useLocale();
  const { team, contact } = booking;
  const [version, setVersion] = useState(team?.version ?? 0);
  const hadPlayers = (team?.players.length ?? 0) > 0;
  const form = useRuledForm<TeamForm>({}, teamFormOf(team === null ? emptyDraft.team : teamDraftIn(team)), (values) =>
    teamProblems(values, locale, t('repeated')),
  );
  const changing = useChangeSquad(bookingKey, () => {
    notify({ type: 'success', message: t('edit.done') });
    onClose();
  });
  const theirs = currentTeamIn(changing.error);
  const submit = form.handleSubmit((values) =>
    changing.mutate({ ...teamBodyOf(teamDraftOf(values)), version: theirs?.version ?? version }),
  );
  const { errorOf, getValues, register, reset, setFocus, watch } = form;
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t(team === null ? 'edit.name' : 'edit.open')}
      text={t('edit.text')}
      keepLabel={t('edit.keep')}
      confirmLabel={t('edit.save')}
      onSubmit={submit}
      pending={changing.isPending}
      className="flex flex-col gap-5"
      failure={null}
    >
      <TeamErrors errorOf={errorOf} wasSubmitted={form.formState.isSubmitted} onChoose={setFocus} />
      <SquadFields
        fields={{ register, errorOf }}
        values={watch()}
        onType={() => undefined}
        onChange={(change) => reset({ ...getValues(), ...change }, { keepErrors: true, keepIsSubmitted: true })}
        captain={contact}
        mayWait={!hadPlayers}
      />
      <FormAlert>
        {changing.error && (
          <span>
            <span className="block">{errorMessage(changing.error)}</span>
            {theirs && (
              <Button
                variant="outline"
                className="mt-3"
                onClick={() => {
                  setVersion(theirs.version);
                  changing.reset();
                  reset(teamFormOf(teamDraftIn(theirs)));
                }}
              >
                {t('edit.theirs')}
              </Button>
            )}
          </span>
        )}
      </FormAlert>
    </FormDialog>
  );
}
