import { newsletterFields, SuppressionCause, valuesOf } from '@dronesoccer/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRuledForm } from '@/lib/forms/use-ruled-form';
import { Field } from '@/ui/fields/field';
import { RadioGroup } from '@/ui/fields/radio-group';
import { Textarea } from '@/ui/fields/textarea';
import { useSuppress } from '../api/subscribers';
import { DecisionDialog, useFinishDecision } from './decision-dialog';

interface SuppressDialogProps {
  id: string;
  email: string;
  onClose: () => void;
}

/** Suppresses an address and records why. Complaints and bounces may reach people instead of the software. */
export function SuppressDialog({ id, email, onClose }: SuppressDialogProps) {
  const { t } = useTranslation('newsletter.admin');
  const [cause, setCause] = useState<SuppressionCause>(SuppressionCause.COMPLAINT);
  const form = useRuledForm({ note: newsletterFields.suppressionNote }, { note: '' });
  const suppressing = useSuppress(id);
  const onSuccess = useFinishDecision('suppress', email, onClose);
  const suppress = form.handleSubmit(({ note }) =>
    suppressing.mutate({ cause, ...(note !== '' && { note }) }, { onSuccess, onError: form.showServerErrors }),
  );
  return (
    <DecisionDialog
      decision="suppress"
      email={email}
      pending={suppressing.isPending}
      error={suppressing.error}
      onClose={onClose}
      onSubmit={suppress}
    >
      <RadioGroup
        legend={t('suppress.cause')}
        value={cause}
        onChange={setCause}
        options={valuesOf(SuppressionCause).map((value) => ({
          value,
          label: t(`causes.${value}`),
          hint: t(`suppress.${value}`),
        }))}
      />
      <Field label={t('suppress.note')} hint={t('reasonHint')} error={form.errorOf('note')}>
        <Textarea rows={3} maxLength={newsletterFields.suppressionNote.max} {...form.register('note')} />
      </Field>
    </DecisionDialog>
  );
}
