import { limits } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { Plus, X } from 'lucide-react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { familyQuery } from '@/features/common/family-query';
import { useSession } from '@/lib/session/use-session';
import { Button } from '@/ui/actions/button';
import { ErrorSummary } from '@/ui/feedback/error-summary';
import { Checkbox } from '@/ui/fields/checkbox';
import { Field } from '@/ui/fields/field';
import { Input } from '@/ui/fields/input';
import {
  canRemove,
  canSwap,
  nextRow,
  rowsOf,
  type TeamFieldName,
  teamFields,
  type TeamForm,
  withoutRow,
  withPlayer,
} from './team-form';

type InputName = Exclude<keyof TeamForm, 'players'>;

interface SquadFieldsProps {
  /** The functions of the form that contains the team. The form may have other fields too. */
  fields: {
    register: (name: InputName, options: { onChange: () => void }) => UseFormRegisterReturn;
    errorOf: (name: InputName) => string | undefined;
  };
  values: TeamForm;
  /** Called when a field's text changes. */
  onType: () => void;
  /** Called when rows are added, removed or filled in. */
  onChange: (team: Partial<TeamForm>) => void;
  /** The captain, who can be added to the squad with one click. */
  captain: { fullName: string; email: string };
  /** True if the players can be named later, which is not possible once some are named. */
  mayWait: boolean;
}

/** The team's name, its players and the choice of striker. The players can be named later. */
export function SquadFields(props: SquadFieldsProps) {
  const { values, onType, onChange, captain, mayWait } = props;
  const { register, errorOf } = props.fields;
  const { t } = useTranslation('squads');
  const typed = { onChange: onType };
  const rows = rowsOf(values);
  const next = nextRow(values);
  return (
    <fieldset className="flex flex-col gap-5">
      <legend className="mb-3 font-display text-lg font-bold">{t('team')}</legend>
      <Field label={t('teamName')} hint={t('teamNameHint')} error={errorOf('teamName')} required>
        <Input autoComplete="off" {...register('teamName', typed)} />
      </Field>
      {mayWait && <Checkbox label={t('later')} {...register('isSquadLater', typed)} />}
      {!values.isSquadLater && (
        <>
          <p className="text-muted">
            {t('explain', { min: limits.squad.min, max: limits.squad.max, reserves: limits.squadReserves })}
          </p>
          <KnownPlayers values={values} captain={captain} onChange={onChange} />
          <ol className="flex flex-col gap-4">
            {rows.map((row) => (
              <li key={row}>
                <fieldset className="grid gap-4 rounded-card border-2 border-line p-4 has-[input[type=radio]:checked]:border-ice sm:grid-cols-2 sm:p-5">
                  <legend className="sr-only">
                    {t(values[`isReserve${row}`] ? 'reserve' : 'player', { number: row + 1 })}
                  </legend>
                  <div className="flex min-h-11 items-center justify-between gap-4 sm:col-span-2">
                    <span aria-hidden className="font-display font-bold">
                      {t(values[`isReserve${row}`] ? 'reserve' : 'player', { number: row + 1 })}
                    </span>
                    {canRemove(values, row) && (
                      <Button
                        variant="quiet"
                        aria-label={t('remove', { number: row + 1 })}
                        onClick={() => onChange(withoutRow(values, row))}
                      >
                        <X aria-hidden className="size-5" />
                      </Button>
                    )}
                  </div>
                  {values[`childId${row}`] === '' ? (
                    <>
                      <Field label={t('name')} error={errorOf(`playerName${row}`)} required>
                        <Input autoComplete="off" {...register(`playerName${row}`, typed)} />
                      </Field>
                      <Field label={t('email')} error={errorOf(`playerEmail${row}`)} required>
                        <Input
                          type="email"
                          inputMode="email"
                          autoComplete="off"
                          {...register(`playerEmail${row}`, typed)}
                        />
                      </Field>
                    </>
                  ) : (
                    <Child
                      name={values[`playerName${row}`]}
                      onChange={() =>
                        onChange({ [`playerName${row}`]: '', [`playerEmail${row}`]: '', [`childId${row}`]: '' })
                      }
                    />
                  )}
                  {!values[`isReserve${row}`] && (
                    <label className="flex min-h-11 items-center gap-3 sm:col-span-2">
                      <input
                        type="radio"
                        value={String(row)}
                        className="size-5 shrink-0 accent-(--ice-fill)"
                        {...register('striker', typed)}
                      />
                      {t('striker')}
                    </label>
                  )}
                  {(canSwap(values, row) || values[`isReserve${row}`]) && (
                    <div className="sm:col-span-2">
                      <Checkbox
                        label={t('isReserve')}
                        disabled={!canSwap(values, row)}
                        {...register(`isReserve${row}`, typed)}
                      />
                    </div>
                  )}
                </fieldset>
              </li>
            ))}
          </ol>
          {next && (
            <div>
              <Button variant="outline" onClick={() => onChange(next.change)}>
                <Plus aria-hidden className="size-5" />
                {t(next.isReserve ? 'addReserve' : 'add')}
              </Button>
            </div>
          )}
        </>
      )}
    </fieldset>
  );
}

/** Adds the captain, or one of the captain's children, with one press. */
function KnownPlayers({ values, captain, onChange }: Pick<SquadFieldsProps, 'values' | 'captain' | 'onChange'>) {
  const { t } = useTranslation('squads');
  const { isSignedIn } = useSession();
  const { data: family } = useQuery({ ...familyQuery(), enabled: isSignedIn });
  const { fullName, email } = captain;
  const children = (family?.children ?? []).map(({ id, firstName, lastName }) => ({
    player: { name: `${firstName} ${lastName}`, email, childId: id },
    label: t('childPlays', { name: firstName }),
  }));
  const known = [{ player: { name: fullName, email, childId: '' }, label: t('iPlay') }, ...children];
  const shown = known.flatMap(({ player, label }) => {
    const change = withPlayer(values, player);
    return change === null ? [] : [{ change, label, id: player.childId }];
  });
  if (shown.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-3">
      {shown.map(({ change, label, id }) => (
        <Button key={id} variant="outline" onClick={() => onChange(change)}>
          {label}
        </Button>
      ))}
    </div>
  );
}

/** A child of the captain, who needs no address. */
function Child({ name, onChange }: { name: string; onChange: () => void }) {
  const { t } = useTranslation('squads');
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 sm:col-span-2">
      <p>
        <span className="block font-semibold">{name}</span>
        <span className="block text-sm text-muted">{t('child')}</span>
      </p>
      <Button variant="quiet" onClick={onChange} aria-label={t('otherThan', { name })}>
        {t('other')}
      </Button>
    </div>
  );
}

interface TeamErrorsProps {
  errorOf: (name: TeamFieldName) => string | undefined;
  wasSubmitted: boolean;
  onChoose: (name: TeamFieldName) => void;
}

/** The summary of a team's errors after submitting. An error in a player's field names the player. */
export function TeamErrors({ errorOf, wasSubmitted, onChoose }: TeamErrorsProps) {
  const { t } = useTranslation('squads');
  const named = (name: TeamFieldName): string | undefined => {
    const message = errorOf(name);
    const [row] = /\d$/.exec(name) ?? [];
    if (message === undefined || row === undefined) return message;
    return t('problem', { player: t('player', { number: Number(row) + 1 }), message });
  };
  return <ErrorSummary fields={teamFields} errorOf={named} wasSubmitted={wasSubmitted} onChoose={onChoose} />;
}
