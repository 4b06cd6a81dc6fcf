import { formRules, partnerBody } from '@dronesoccer/contracts';
import { type ChangeEvent, type FormEvent, useEffect, useEffectEvent, useRef } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ProvinceOptions } from '@/features/common/province-options';
import { ApiError } from '@/lib/errors/api-error';
import { errorMessage } from '@/lib/errors/error-message';
import { keptTexts } from '@/lib/forms/texts';
import { type RuledForm, useRuledForm } from '@/lib/forms/use-ruled-form';
import { notify } from '@/lib/notify';
import { Button } from '@/ui/actions/button';
import { FormAlert } from '@/ui/feedback/form-alert';
import { Field } from '@/ui/fields/field';
import { Input } from '@/ui/fields/input';
import { Select } from '@/ui/fields/select';
import { TextField } from '@/ui/fields/text-field';
import { Dialog } from '@/ui/overlays/dialog';
import type { DialogProps } from '@/ui/overlays/dialog-window';
import { isAnsweredNo, useApply } from '../api/use-apply';

export interface PartnerDialogProps {
  open: boolean;
  onClose: () => void;
  finalFocus?: DialogProps['finalFocus'];
}

const rules = formRules(partnerBody);
const empty = { fullName: '', jobTitle: '', mobileNo: '', email: '', orgName: '', province: '', website: '' };
type PartnerForm = typeof empty;

/** The Partner Registration modal (spec 2). What was typed survives closing the dialog while the page stays open. */
export default function PartnerDialog({ open, onClose, finalFocus }: PartnerDialogProps) {
  const { t } = useTranslation('partners');
  const form = useRuledForm(rules, empty);
  const applying = useApply();
  const isRunning = applying.isPending;
  const typed = useRef<HTMLFormElement>(null);
  const proceed = useRef<HTMLButtonElement>(null);
  const apply = (values: PartnerForm) => {
    // A disabled field loses the focus, so move it to the button.
    proceed.current?.focus();
    applying.mutate(keptTexts(rules, values), {
      onSuccess: ({ message }) => {
        form.reset();
        onClose();
        notify({ type: 'success', message: message || t('form.done') });
      },
    });
  };
  const submit = (event: FormEvent) => {
    // Enter in a field submits the form even while the button is busy.
    if (isRunning) event.preventDefault();
    else void form.handleSubmit(apply)(event);
  };
  const showErrors = useEffectEvent((error: Error) => form.showServerErrors(error));
  // Show the errors only when the fields can be focused again.
  useEffect(() => {
    if (applying.error) showErrors(applying.error);
  }, [applying.error]);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      busy={isRunning}
      title={t('form.title')}
      initialFocus={() => typed.current?.querySelector('input') ?? true}
      finalFocus={finalFocus}
    >
      <form ref={typed} noValidate className="flex flex-col gap-5 pt-1" onSubmit={submit}>
        <PartnerFields form={form} disabled={isRunning} />
        <Refusal error={applying.error} />
        <Button ref={proceed} type="submit" size="lg" wide pending={isRunning}>
          {t('form.submit')}
        </Button>
      </form>
    </Dialog>
  );
}

function PartnerFields({ form, disabled }: { form: RuledForm<PartnerForm>; disabled: boolean }) {
  const { t } = useTranslation('partners');
  return (
    <fieldset disabled={disabled} className="grid gap-5 sm:grid-cols-2">
      <TextField form={form} name="fullName" label={t('form.fullName')} required autoComplete="name" />
      <TextField form={form} name="jobTitle" label={t('form.jobTitle')} required autoComplete="organization-title" />
      <Field label={t('form.mobileNo')} hint={t('form.mobileNoHint')} error={form.errorOf('mobileNo')} required>
        <Input type="tel" inputMode="numeric" autoComplete="tel" {...digitsAlone(form.register('mobileNo'))} />
      </Field>
      <TextField form={form} name="email" label={t('form.email')} required type="email" autoComplete="email" />
      <TextField form={form} name="orgName" label={t('form.orgName')} required autoComplete="organization" />
      <Field label={t('form.province')} error={form.errorOf('province')} required>
        <Select autoComplete="address-level1" {...form.register('province')}>
          <option value="">{t('form.choose')}</option>
          <ProvinceOptions />
        </Select>
      </Field>
      <Field
        className="sm:col-span-2"
        label={t('form.website')}
        hint={t('form.websiteHint')}
        error={form.errorOf('website')}
      >
        <Input type="url" inputMode="url" autoComplete="url" {...form.register('website')} />
      </Field>
    </fieldset>
  );
}

/** Removes all characters except digits during typing (spec 5), because the server refuses them. */
const digitsAlone = ({ onChange, ...field }: UseFormRegisterReturn) => ({
  ...field,
  onChange: (event: ChangeEvent<HTMLInputElement>) => {
    const digits = event.target.value.replaceAll(/\D/g, '').slice(0, rules.mobileNo.max);
    // Set the value only if it changed, because setting it moves the cursor to the end.
    if (digits !== event.target.value) event.target.value = digits;
    return onChange(event);
  },
});

/**
 * The error message: by the error's code, else the server's text, else the text of spec 8. If there was no answer, the
 * reason is added.
 */
function Refusal({ error }: { error: Error | null }) {
  const { t } = useTranslation('partners');
  if (error === null) return <FormAlert>{null}</FormAlert>;
  const errored = t('form.errored');
  if (error instanceof ApiError && error.kind !== 'http') {
    return <FormAlert title={errored}>{errorMessage(error)}</FormAlert>;
  }
  return <FormAlert>{errorMessage(error, isAnsweredNo(error) ? t('form.failed') : errored)}</FormAlert>;
}
