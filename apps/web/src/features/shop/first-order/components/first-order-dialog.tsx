import '@/lib/http/dialog-calls';
import { firstOrderBody, formRules } from '@dronesoccer/contracts';
import { useMutation } from '@tanstack/react-query';
import { MailCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '@/lib/errors/error-message';
import { useRuledForm } from '@/lib/forms/use-ruled-form';
import { call } from '@/lib/http/call';
import { useLocale } from '@/lib/i18n/use-locale';
import { Button } from '@/ui/actions/button';
import { Dialog } from '@/ui/overlays/dialog';
import { FormAlert } from '@/ui/feedback/form-alert';
import { Input } from '@/ui/fields/input';
import { Field } from '@/ui/fields/field';
import { Trail } from '@/ui/layout/trail';

export interface FirstOrderDialogProps {
  open: boolean;
  onClose: () => void;
}

/**
 * The dialog of the first-order offer. The code is emailed and never shown, so only someone who reads that email can
 * use it.
 */
export function FirstOrderDialog({ open, onClose }: FirstOrderDialogProps) {
  const { t } = useTranslation('first-order');
  const locale = useLocale();
  const asking = useMutation({
    mutationFn: (email: string) => call('coupons.firstOrder', { body: { email, locale }, skipLoader: true }),
    meta: { failure: false },
  });
  const sentTo = asking.isSuccess ? asking.variables : null;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      busy={asking.isPending}
      width="narrow"
      title={t(sentTo === null ? 'title' : 'sentTitle')}
    >
      <Trail className="mb-4 h-10 w-32" />
      {sentTo === null ? (
        <AskForm
          isPending={asking.isPending}
          error={asking.error}
          onAsk={(email) => asking.mutate(email)}
          onClose={onClose}
        />
      ) : (
        <div role="status" className="flex flex-col gap-5">
          <p className="flex items-start gap-3">
            <MailCheck aria-hidden className="mt-0.5 size-6 shrink-0 text-good" />
            <span className="min-w-0 break-words">{t('sentText', { email: sentTo })}</span>
          </p>
          <Button wide autoFocus onClick={onClose}>
            {t('goOn')}
          </Button>
        </div>
      )}
    </Dialog>
  );
}

interface AskFormProps {
  isPending: boolean;
  error: Error | null;
  onAsk: (email: string) => void;
  onClose: () => void;
}

const rules = formRules(firstOrderBody);

function AskForm({ isPending, error, onAsk, onClose }: AskFormProps) {
  const { t } = useTranslation('first-order');
  const form = useRuledForm(rules, { email: '' });
  const submit = form.handleSubmit(({ email }) => onAsk(email));
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <p>{t('text')}</p>
      <Field label={t('email')} error={form.errorOf('email')} required>
        <Input type="email" inputMode="email" autoComplete="email" {...form.register('email')} />
      </Field>
      <p className="text-sm text-muted">{t('consent')}</p>
      <FormAlert>{error && errorMessage(error)}</FormAlert>
      <div className="flex flex-col gap-2">
        <Button type="submit" wide pending={isPending}>
          {t('send')}
        </Button>
        <Button variant="quiet" wide disabled={isPending} onClick={onClose}>
          {t('no')}
        </Button>
      </div>
    </form>
  );
}
