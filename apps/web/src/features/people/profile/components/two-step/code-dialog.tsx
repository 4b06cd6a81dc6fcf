import '@/lib/http/account-calls';
import { loginCodeRule } from '@dronesoccer/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { CodeField } from '@/features/common/confirm-identity/code-field';
import { ApiError } from '@/lib/errors/api-error';
import { errorMessage } from '@/lib/errors/error-message';
import { useRuledForm } from '@/lib/forms/use-ruled-form';
import { call } from '@/lib/http/call';
import { notify } from '@/lib/notify';
import { FormDialog } from '@/ui/overlays/confirm-dialog';
import { twoStepQuery } from '../../api/queries';

interface CodeDialogProps {
  action: 'off' | 'renew';
  onClose: () => void;
  onCodes: (codes: readonly string[]) => void;
}

const rules = { code: loginCodeRule };

/** Asks for a code, and with it turns two-step login off or renews the recovery codes. */
export function CodeDialog({ action, onClose, onCodes }: CodeDialogProps) {
  const { t } = useTranslation('auth');
  const client = useQueryClient();
  const form = useRuledForm(rules, { code: '' });
  const changing = useMutation({
    meta: { failure: false },
    mutationFn: async (body: { code: string }) =>
      action === 'renew' ? call('me.renewRecoveryCodes', { body }) : call('me.endTwoStep', { body }),
    onSuccess: (reply) => {
      if (reply) {
        onCodes(reply.recoveryCodes);
        return;
      }
      notify({ type: 'success', message: t('twoStep.offDone') });
      onClose();
      void client.invalidateQueries({ queryKey: twoStepQuery().queryKey });
    },
    onError: (error) => {
      if (isWrongCode(error)) {
        form.setError('code', { type: 'server', message: errorMessage(error) }, { shouldFocus: true });
      }
    },
  });
  return (
    <FormDialog
      open
      startsInField
      width="narrow"
      onClose={onClose}
      title={t(`twoStep.${action}Title`)}
      text={t(`twoStep.${action}Text`)}
      confirmLabel={t(action === 'renew' ? 'twoStep.renewSubmit' : 'twoStep.turnOff')}
      pending={changing.isPending}
      error={isWrongCode(changing.error) ? undefined : changing.error}
      onSubmit={form.handleSubmit((values) => changing.mutate(values))}
    >
      <CodeField error={form.errorOf('code')} {...form.register('code')} />
    </FormDialog>
  );
}

export const isWrongCode = (error: unknown): boolean => error instanceof ApiError && error.code === 'AUTH_018';
