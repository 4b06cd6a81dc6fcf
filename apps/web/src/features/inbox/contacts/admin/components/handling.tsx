import { ContactState, type ContactWire, valuesOf } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '@/lib/errors/api-error';
import { errorMessage } from '@/lib/errors/error-message';
import { notify } from '@/lib/notify';
import { Button } from '@/ui/actions/button';
import { FormAlert } from '@/ui/feedback/form-alert';
import { Field } from '@/ui/fields/field';
import { Select } from '@/ui/fields/select';
import { Toggle } from '@/ui/fields/toggle';
import { ConfirmButton } from '@/ui/overlays/confirm-button';
import { peopleQuery } from '../api/queries';
import { isChangedMeanwhile, useDeactivateContact, useFlagContact, useUpdateContact } from '../api/use-contact-changes';
import type { ContactScope } from '../model/scope';

interface HandlingProps {
  contact: ContactWire;
  scope: ContactScope;
  /** The version that the administrator has seen. */
  version: number;
  onSeen: (version: number) => void;
}

/** The assignee, the state, and whether the contact was answered elsewhere. */
export function Handling({ contact, scope, version, onSeen }: HandlingProps) {
  const { t } = useTranslation('contacts.admin');
  const { id, state, assignee, isSuspected } = contact;
  const { data } = useQuery(peopleQuery());
  const update = useUpdateContact(id, scope);
  const people = (scope === 'inbox' ? data?.people : data?.readers) ?? (assignee ? [assignee] : []);
  const change = (wanted: { state?: ContactState; assigneeId?: string | null; isSuspected?: boolean }) =>
    update.mutate(
      { state, assigneeId: assignee?.id ?? null, ...wanted, version },
      {
        onSuccess: (changed) => onSeen(changed.version),
        onError: (error) => {
          if (isChangedMeanwhile(error)) onSeen(((error as ApiError).data as ContactWire).version);
        },
      },
    );
  return (
    <section className="flex flex-col gap-5">
      <h3 className="display-3 text-lg">{t('handling.title')}</h3>
      <FormAlert>
        {update.error && (isChangedMeanwhile(update.error) ? t('handling.changed') : errorMessage(update.error))}
      </FormAlert>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={t('handling.assignee')}>
          <Select
            value={assignee?.id ?? ''}
            disabled={update.isPending}
            onChange={({ target }) => change({ assigneeId: target.value || null })}
          >
            <option value="">{t('handling.nobody')}</option>
            {people.map((person) => (
              <option key={person.id} value={person.id}>
                {person.name}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('handling.state')}>
          <Select
            value={state}
            disabled={update.isPending}
            onChange={({ target }) => {
              const nextState = valuesOf(ContactState).find((each) => String(each) === target.value) ?? state;
              change({ state: nextState, ...(nextState === ContactState.NEW && { assigneeId: null }) });
            }}
          >
            {valuesOf(ContactState).map((value) => (
              <option key={value} value={value}>
                {t(`states.${value}`)}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      {scope === 'inbox' && <Flags contact={contact} onSeen={onSeen} />}
      {isSuspected && (
        <div>
          <Button variant="outline" pending={update.isPending} onClick={() => change({ isSuspected: false })}>
            {t('handling.trust')}
          </Button>
        </div>
      )}
      {scope === 'inbox' && <Deactivate contact={contact} onSeen={onSeen} />}
    </section>
  );
}

type PartProps = Pick<HandlingProps, 'contact' | 'onSeen'>;

/** Flags for an answer by email or text message sent elsewhere. An answer sent from here sets them automatically. */
function Flags({ contact: { id, isMailSent, isSmsSent }, onSeen }: PartProps) {
  const { t } = useTranslation('contacts.admin');
  const flag = useFlagContact(id);
  const set = (by: 'mail' | 'sms', isSent: boolean) =>
    flag.mutate({ by, isSent }, { onSuccess: (changed) => onSeen(changed.version) });
  return (
    <div className="flex flex-col gap-3">
      <Toggle label={t('handling.mail')} checked={isMailSent} onChange={(isSent) => set('mail', isSent)} />
      <Toggle label={t('handling.sms')} checked={isSmsSent} onChange={(isSent) => set('sms', isSent)} />
    </div>
  );
}

/** Deactivating is permanent, so ask for confirmation. */
function Deactivate({ contact: { id, number }, onSeen }: PartProps) {
  const { t } = useTranslation('contacts.admin');
  return (
    <div>
      <ConfirmButton
        label={t('deactivate.action')}
        title={t('deactivate.title', { number })}
        text={t('deactivate.text')}
        change={useDeactivateContact(id)}
        input={undefined}
        onDone={(changed) => {
          onSeen(changed.version);
          notify({ type: 'success', message: t('deactivate.done', { number }) });
        }}
      />
    </div>
  );
}
