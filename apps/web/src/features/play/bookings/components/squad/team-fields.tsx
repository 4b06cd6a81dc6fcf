import { type Ref, useImperativeHandle } from 'react';
import { useTranslation } from 'react-i18next';
import { useRuledForm } from '@/lib/forms/use-ruled-form';
import { useLocale } from '@/lib/i18n/use-locale';
import type { TeamDraft } from '../../model/draft';
import { SquadFields, TeamErrors } from './squad-fields';
import { teamDraftOf, type TeamForm, teamFormOf, teamProblems } from './team-form';

/** The functions that the surrounding form calls. */
export interface TeamFormHandle {
  /** Returns whether the team is complete, and shows what is missing. */
  check: () => Promise<boolean>;
  /** Shows that the server refused the team's name. */
  refuse: (message: string) => void;
}

export interface TeamFieldsProps {
  hold: Ref<TeamFormHandle>;
  team: TeamDraft;
  onChange: (team: TeamDraft) => void;
  captain: { fullName: string; email: string };
}

/** A team inside a booking form, with its own validation. Input is kept as it is typed. */
export function TeamFields({ hold, team, onChange, captain }: TeamFieldsProps) {
  const { t } = useTranslation('squads');
  const locale = useLocale();
  const form = useRuledForm<TeamForm>({}, teamFormOf(team), (values) => teamProblems(values, locale, t('repeated')));
  const { errorOf, formState, getValues, handleSubmit, register, reset, setError, setFocus, watch } = form;
  useImperativeHandle(hold, () => ({
    check: () =>
      new Promise((resolve) => {
        void handleSubmit(
          () => resolve(true),
          () => resolve(false),
        )();
      }),
    refuse: (message) => {
      setError('teamName', { type: 'server', message });
      setFocus('teamName');
    },
  }));
  return (
    <>
      <TeamErrors errorOf={errorOf} wasSubmitted={formState.isSubmitted} onChoose={setFocus} />
      <SquadFields
        fields={{ register, errorOf }}
        values={watch()}
        onType={() => onChange(teamDraftOf(getValues()))}
        onChange={(change) => {
          const values = { ...getValues(), ...change };
          reset(values, { keepErrors: true, keepIsSubmitted: true, keepTouched: true });
          onChange(teamDraftOf(values));
        }}
        captain={captain}
        mayWait
      />
    </>
  );
}
