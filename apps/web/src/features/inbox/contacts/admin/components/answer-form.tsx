import { type AnswerWay, ContactState, type ContactWire, staffLimits } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '@/lib/errors/error-message';
import { keepTyped } from '@/lib/forms/keep-typed';
import type { RuledForm } from '@/lib/forms/use-ruled-form';
import { useLocale } from '@/lib/i18n/use-locale';
import { notify } from '@/lib/notify';
import { Button } from '@/ui/actions/button';
import { FormAlert } from '@/ui/feedback/form-alert';
import { Field } from '@/ui/fields/field';
import { RadioGroup } from '@/ui/fields/radio-group';
import { Select } from '@/ui/fields/select';
import { Textarea } from '@/ui/fields/textarea';
import { cannedAnswersQuery } from '../api/queries';
import { isChangedMeanwhile, useAnswerContact, useUpdateContact } from '../api/use-contact-changes';
import type { ContactScope } from '../model/scope';

export interface AnswerValues {
  text: string;
}

interface AnswerFormProps {
  contact: ContactWire;
  scope: ContactScope;
  form: RuledForm<AnswerValues>;
  /** The version that the administrator has seen. */
  version: number;
  onSeen: (version: number) => void;
  /** Called when the contact is answered and closed. */
  onClosed: () => void;
}

/**
 * The form for the next answer. If someone else answered first, their answer is shown above before this one can be
 * sent.
 */
export function AnswerForm({ contact, scope, form, version, onSeen, onClosed }: AnswerFormProps) {
  const { t } = useTranslation('contacts.admin');
  const { id, email, details, phone, hasSmsConsent } = contact;
  const [by, setBy] = useState<AnswerWay>('mail');
  const answering = useAnswerContact(id, scope);
  const closing = useUpdateContact(id, scope);
  const mayText = phone !== null && hasSmsConsent;
  if (details.wantsContact === false) return <p className="text-muted">{t('answer.noContact')}</p>;
  const close = ({ version: answered, assignee }: ContactWire) =>
    closing.mutate(
      { state: ContactState.DONE, assigneeId: assignee?.id ?? null, version: answered },
      {
        onSuccess: (closed) => {
          onSeen(closed.version);
          notify({ type: 'success', message: t('answer.doneAndClosed') });
          onClosed();
        },
      },
    );
  const send = (isLast: boolean) =>
    form.handleSubmit(({ text }) => {
      if (by === 'sms' && text.length > staffLimits.contactSmsMax) {
        return form.setError('text', {
          type: 'server',
          message: t('answer.tooLong', { max: staffLimits.contactSmsMax }),
        });
      }
      const settle = keepTyped(form);
      answering.mutate(
        { text, by, version },
        {
          onSuccess: (answered) => {
            onSeen(answered.version);
            settle({ text: '' });
            if (isLast) close(answered);
            else notify({ type: 'success', message: t('answer.done') });
          },
          onError: (error) => {
            if (isChangedMeanwhile(error)) onSeen(seenIn(error, version));
            else form.showServerErrors(error);
          },
        },
      );
    });
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void send(false)(event)}>
      <h3 className="display-3 text-lg">{t('answer.title')}</h3>
      <CannedAnswers
        contact={contact}
        onChosen={(text) => form.setValue('text', appendAnswer(form.getValues('text'), text), { shouldDirty: true })}
      />
      {mayText && (
        <RadioGroup<AnswerWay>
          legend={t('answer.by')}
          className="sm:grid sm:grid-cols-2"
          value={by}
          onChange={setBy}
          options={[
            { value: 'mail', label: t('answer.mail'), hint: email },
            { value: 'sms', label: t('answer.sms'), hint: t('answer.smsHint', { max: staffLimits.contactSmsMax }) },
          ]}
        />
      )}
      <Field label={t('answer.text')} error={form.errorOf('text')} required>
        <Textarea rows={7} lang={contact.locale} {...form.register('text')} />
      </Field>
      <FormAlert>
        {answering.error && (isChangedMeanwhile(answering.error) ? t('answer.changed') : errorMessage(answering.error))}
        {closing.error && t('answer.notClosed')}
      </FormAlert>
      <div className="flex flex-wrap gap-3">
        <Button pending={answering.isPending || closing.isPending} onClick={() => void send(true)()}>
          {t('answer.sendAndClose')}
        </Button>
        <Button type="submit" variant="outline" disabled={answering.isPending || closing.isPending}>
          {t('answer.send')}
        </Button>
      </div>
    </form>
  );
}

/** A canned answer is appended to the typed text. */
const appendAnswer = (typed: string, text: string): string =>
  typed.trim() === '' ? text : `${typed.trimEnd()}\n\n${text}`;

const seenIn = (error: unknown, before: number): number =>
  (error as { data?: { version?: number } }).data?.version ?? before;

interface CannedAnswersProps {
  contact: ContactWire;
  onChosen: (text: string) => void;
}

/** Canned answers, listed in the administrator's language and inserted in the sender's language. */
function CannedAnswers({ contact, onChosen }: CannedAnswersProps) {
  const { t } = useTranslation('contacts.admin');
  const locale = useLocale();
  const { data = [] } = useQuery(cannedAnswersQuery());
  if (data.length === 0) return null;
  return (
    <Field label={t('answer.canned')}>
      <Select
        value=""
        onChange={({ target }) => {
          const chosen = data.find(({ id }) => id === target.value);
          if (chosen) onChosen(chosen.text[contact.locale]);
        }}
      >
        <option value="">{t('answer.choose')}</option>
        {data.map(({ id, title }) => (
          <option key={id} value={id}>
            {title[locale]}
          </option>
        ))}
      </Select>
    </Field>
  );
}
