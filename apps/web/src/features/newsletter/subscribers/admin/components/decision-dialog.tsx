import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '@/lib/notify';
import { FormDialog } from '@/ui/overlays/confirm-dialog';
import type { Decision } from '../api/subscribers';

interface DecisionDialogProps {
  decision: Decision;
  email: string;
  pending: boolean;
  error: Error | null;
  onClose: () => void;
  onSubmit: (event: FormEvent) => Promise<void>;
  children: ReactNode;
}

/** Asks for the details that the ledger records with a decision. */
export function DecisionDialog({ decision, email, ...dialog }: DecisionDialogProps) {
  const { t } = useTranslation('newsletter.admin');
  return (
    <FormDialog
      {...dialog}
      open
      width="narrow"
      title={t(`${decision}.title`)}
      text={t(`${decision}.text`, { email })}
      confirmLabel={t(`${decision}.action`)}
      className="flex flex-col gap-5"
    />
  );
}

/** Returns the callback that runs after a successful decision. */
export function useFinishDecision(decision: Decision, email: string, onClose: () => void): () => void {
  const { t } = useTranslation('newsletter.admin');
  return () => {
    notify({ type: 'success', message: t(`${decision}.done`, { email }) });
    onClose();
  };
}
