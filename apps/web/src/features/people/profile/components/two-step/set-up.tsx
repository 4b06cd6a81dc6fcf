import '@/lib/http/account-calls';
import { loginCodeRule, type TwoStepSetupWire } from '@dronesoccer/contracts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { CodeField } from '@/features/common/confirm-identity/code-field';
import { useConfirmed } from '@/features/common/confirm-identity/use-confirmed';
import { QrCode } from '@/features/common/qr-code';
import { errorMessage } from '@/lib/errors/error-message';
import { useRuledForm } from '@/lib/forms/use-ruled-form';
import { call } from '@/lib/http/call';
import { Button } from '@/ui/actions/button';
import { FormAlert } from '@/ui/feedback/form-alert';
import { isWrongCode } from './code-dialog';

interface SetUpProps {
  setup: TwoStepSetupWire;
  onCodes: (codes: readonly string[]) => void;
  onCancel: () => void;
}

const rules = { code: loginCodeRule };

/** Gives the secret to the authenticator app, and takes the app's first code. */
export function SetUp({ setup: { secret, uri }, onCodes, onCancel }: SetUpProps) {
  const { t } = useTranslation('auth');
  const form = useRuledForm(rules, { code: '' });
  const confirmed = useConfirmed();
  const turningOn = useMutation({
    meta: { failure: false },
    mutationFn: (body: { code: string }) => confirmed.run(() => call('me.confirmTwoStep', { body })),
    onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes),
    onError: (error) => {
      if (isWrongCode(error)) {
        form.setError('code', { type: 'server', message: errorMessage(error) }, { shouldFocus: true });
      }
    },
  });
  const submit = form.handleSubmit((values) => turningOn.mutate(values));
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <p>{t('twoStep.scan')}</p>
      <QrCode text={uri} label={t('twoStep.qr')} />
      <p>
        {t('twoStep.key')}{' '}
        <code className="block py-2 font-mono break-all select-all">{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
      <p>{t('twoStep.first')}</p>
      <FormAlert>{turningOn.error && !isWrongCode(turningOn.error) && errorMessage(turningOn.error)}</FormAlert>
      <CodeField error={form.errorOf('code')} {...form.register('code')} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={turningOn.isPending}>
          {t('twoStep.confirm')}
        </Button>
        <Button variant="quiet" disabled={turningOn.isPending} onClick={onCancel}>
          {t('twoStep.cancel')}
        </Button>
      </div>
      {confirmed.dialog}
    </form>
  );
}
