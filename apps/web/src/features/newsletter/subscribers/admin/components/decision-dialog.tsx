import { type FormEvent, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '@/lib/errors/error-message';
import { notify } from '@/lib/notify';
import { Button } from '@/ui/actions/button';
import { FormAlert } from '@/ui/feedback/form-alert';
import { Dialog } from '@/ui/overlays/dialog';
import type { Decision } from '../api/subscribers';

interface DecisionDialogProps {
  decision: Decision;
  email: string;
  pending: boolean;
  error: Error | null;
  onClose: () => void;
  onSubmit: () => Promise<void>;
  children: ReactNode;
}

/** Asks for the details that the ledger records with a decision. */
export function DecisionDialog(props: DecisionDialogProps) {
  const { decision, email, pending, error, onClose, onSubmit, children } = props;
  const { t } = useTranslation(['newsletter.admin', 'kit']);
  const formId = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void onSubmit();
  };
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      width="narrow"
      busy={pending}
      title={t(`${decision}.title`)}
      description={t(`${decision}.text`, { email })}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" disabled={pending} onClick={onClose}>
            {t('kit:form.cancel')}
          </Button>
          <Button type="submit" form={formId} pending={pending}>
            {t(`${decision}.action`)}
          </Button>
        </div>
      }
    >
      <form id={formId} noValidate className="flex flex-col gap-5" onSubmit={submit}>
        <FormAlert>{error && errorMessage(error)}</FormAlert>
        {children}
      </form>
    </Dialog>
  );
}

/** Returns the callback that runs after a successful decision. */
export function useDecided(decision: Decision, email: string, onClose: () => void): () => void {
  const { t } = useTranslation('newsletter.admin');
  return () => {
    notify({ type: 'success', message: t(`${decision}.done`, { email }) });
    onClose();
  };
}
