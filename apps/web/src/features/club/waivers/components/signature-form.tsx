import { waiverFields } from '@dronesoccer/contracts';
import { PenLine } from 'lucide-react';
import { type ChangeEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '@/lib/errors/error-message';
import { useRuledForm } from '@/lib/forms/use-ruled-form';
import { Button } from '@/ui/actions/button';
import { FormAlert } from '@/ui/feedback/form-alert';
import { Checkbox } from '@/ui/fields/checkbox';
import { Field, FieldError } from '@/ui/fields/field';
import { Input } from '@/ui/fields/input';

interface SignatureValues {
  personName: string;
  isGuardian: boolean;
  fullName: string;
}

/** A signature as typed. `personName` is present only if a guardian signs for a person whose name is not known. */
type Signature = Omit<SignatureValues, 'personName'> & Partial<Pick<SignatureValues, 'personName'>>;

interface SignatureFormProps {
  /** The label of the guardian's checkbox, or null if no guardian can sign. */
  guardian: string | null;
  /** True if the person is under age, so that only a guardian signs. */
  isMinor: boolean;
  /** True if the name of the person is not known. A guardian then types it. */
  isUnnamed: boolean;
  /** True while a signature is being sent, or the wording is not shown yet. */
  isWaiting: boolean;
  error: Error | null;
  onSign: (signature: Signature, onError: (error: Error) => void) => void;
}

/** The form below the wording of a waiver: the signer types a name. */
export function SignatureForm({ guardian, isMinor, isUnnamed, isWaiting, error, onSign }: SignatureFormProps) {
  const { t } = useTranslation('memberships');
  const [isForOther, setForOther] = useState(false);
  const asksName = isUnnamed && isForOther;
  const rules = {
    ...(asksName && { personName: waiverFields.personName }),
    fullName: waiverFields.signerName,
  };
  const form = useRuledForm<SignatureValues>(rules, { personName: '', isGuardian: false, fullName: '' }, (values) => ({
    ...(isMinor && !values.isGuardian && { isGuardian: t('waiver.guardianMissing') }),
  }));
  const submit = form.handleSubmit(({ personName, ...signature }) => {
    if (isWaiting) return;
    onSign({ ...signature, ...(asksName && { personName }) }, form.showServerErrors);
  });
  const guardianError = form.errorOf('isGuardian');
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      {guardian !== null && (
        <div>
          <Checkbox
            label={guardian}
            aria-invalid={guardianError !== undefined || undefined}
            {...form.register('isGuardian', {
              onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setForOther(target.checked),
            })}
          />
          <FieldError error={guardianError} />
        </div>
      )}
      {asksName && (
        <Field label={t('waiver.personName')} error={form.errorOf('personName')} required>
          <Input autoComplete="off" {...form.register('personName')} />
        </Field>
      )}
      <Field label={t('waiver.fullName')} hint={t('waiver.fullNameHint')} error={form.errorOf('fullName')} required>
        <Input autoComplete="name" autoCapitalize="words" {...form.register('fullName')} />
      </Field>
      <FormAlert>{error && errorMessage(error)}</FormAlert>
      <Button type="submit" size="lg" wide pending={isWaiting}>
        {!isWaiting && <PenLine aria-hidden className="size-5" />}
        {t('waiver.sign')}
      </Button>
    </form>
  );
}
