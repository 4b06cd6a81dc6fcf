import { type ReactNode, useState } from 'react';
import { ApiError } from '@/lib/errors/api-error';
import { lazyComponent } from '@/lib/late';
import { loadNamespaces } from '@/lib/i18n/i18n';
import type { ConfirmIdentityProps } from './confirm-identity-dialog';

const ConfirmIdentityDialog = lazyComponent<ConfirmIdentityProps>(
  async () => {
    const [part] = await Promise.all([import('./confirm-identity-dialog'), loadNamespaces('auth')]);
    return part;
  },
  { close: ({ onClose }) => onClose(false) },
);

export type RunConfirmed = <Reply>(work: () => Promise<Reply>) => Promise<Reply>;

/**
 * Makes calls that need a confirmed identity. If the server asks for it, a dialog takes the password and the call is
 * repeated: unchanged, so with the same idempotency key. The form behind the dialog keeps its input. If the person closes
 * the dialog, the call fails with the server's answer.
 */
export function useConfirmed(): { run: RunConfirmed; dialog: ReactNode } {
  const [question, setQuestion] = useState<{ answer: (isConfirmed: boolean) => void } | null>(null);
  const run = async <Reply,>(work: () => Promise<Reply>): Promise<Reply> => {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'AUTH_019') throw error;
      const isConfirmed = await new Promise<boolean>((answer) => setQuestion({ answer }));
      setQuestion(null);
      if (!isConfirmed) throw error;
      return work();
    }
  };
  return { run, dialog: question && <ConfirmIdentityDialog onClose={question.answer} /> };
}
