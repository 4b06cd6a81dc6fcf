import type { CannedAnswerWire } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditForm } from '@/features/common/admin/use-edit-form';
import { GoneDrawer, LoadedDrawer, useOpenedItem } from '@/features/common/admin/waiting-drawer';
import { useRouteDrawer } from '@/lib/forms/use-route-drawer';
import { useRuledForm } from '@/lib/forms/use-ruled-form';
import { notify } from '@/lib/notify';
import { paths } from '@/lib/dashboard-paths';
import { EditConflict } from '@/ui/feedback/edit-conflict';
import { Field } from '@/ui/fields/field';
import { Input } from '@/ui/fields/input';
import { Textarea } from '@/ui/fields/textarea';
import { FormSection } from '@/ui/layout/form-section';
import { ConfirmButton } from '@/ui/overlays/confirm-button';
import { FormDrawer } from '@/ui/overlays/form-drawer';
import { cannedAnswersQuery } from '../api/queries';
import { useRemoveAnswer, useSaveAnswer } from '../api/use-canned-answers';
import { cannedBody, cannedForm, cannedRules, fieldOf } from '../model/answer-form';

/** Edits a canned answer, or creates one without an `id`. */
export function CannedDrawer({ id }: { id?: string }) {
  const { t } = useTranslation('contacts.admin');
  const answers = useQuery(cannedAnswersQuery());
  const answer = useOpenedItem(answers.data, id);
  if (id === undefined) return <Form answer={null} />;
  if (answer) return <Form key={id} answer={answer} />;
  return (
    <LoadedDrawer query={answers} title={t('answers.loading')} backTo={paths.cannedAnswers}>
      {() => <GoneDrawer title={t('answers.title')} text={t('answers.gone')} backTo={paths.cannedAnswers} />}
    </LoadedDrawer>
  );
}

function Form({ answer }: { answer: CannedAnswerWire | null }) {
  const { t } = useTranslation('contacts.admin');
  const form = useRuledForm(cannedRules, cannedForm(answer));
  const drawer = useRouteDrawer({ backTo: paths.cannedAnswers, isDirty: form.formState.isDirty });
  const save = useSaveAnswer();
  // The edited object must not change while the form is open.
  const [standing] = useState(answer);
  const edit = useEditForm({
    form,
    standing,
    formOf: cannedForm,
    termsOf: cannedBody,
    fieldOf,
    save,
    conflict: 'CONTACT_011',
    onSaved: () => {
      notify({ type: 'success', message: t('answers.saved') });
      drawer.leave();
    },
  });
  const { errorOf, register } = form;
  return (
    <FormDrawer
      drawer={drawer}
      title={answer === null ? t('answers.newTitle') : t('answers.edit')}
      onSubmit={edit.submit}
      pending={save.isPending}
      error={edit.error}
      actions={answer && <Remove answer={answer} onRemoved={() => drawer.leave()} />}
    >
      <EditConflict
        edit={edit}
        describe={() => ({ title: t('answers.conflict'), text: t('answers.conflictText'), fields: [] })}
      />
      {(['En', 'Fr'] as const).map((language) => (
        <FormSection key={language} title={t(`languages.${language === 'En' ? 'en' : 'fr'}`)} columns={1}>
          <Field label={t('answers.name')} error={errorOf(`title${language}`)} required>
            <Input autoComplete="off" lang={language.toLowerCase()} {...register(`title${language}`)} />
          </Field>
          <Field label={t('answers.text')} error={errorOf(`text${language}`)} required>
            <Textarea rows={7} lang={language.toLowerCase()} {...register(`text${language}`)} />
          </Field>
        </FormSection>
      ))}
    </FormDrawer>
  );
}

/** Deleting is permanent, so ask for confirmation. */
function Remove({ answer: { id }, onRemoved }: { answer: CannedAnswerWire; onRemoved: () => void }) {
  const { t } = useTranslation('contacts.admin');
  return (
    <ConfirmButton
      label={t('answers.remove')}
      title={t('answers.removeTitle')}
      text={t('answers.removeText')}
      change={useRemoveAnswer(id)}
      input={undefined}
      onDone={() => {
        notify({ type: 'success', message: t('answers.removed') });
        onRemoved();
      }}
    />
  );
}
