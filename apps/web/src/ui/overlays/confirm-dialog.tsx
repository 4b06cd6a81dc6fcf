import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '@/lib/errors/error-message';
import { Button } from '../actions/button';
import { Dialog } from './dialog';
import { FormAlert } from '../feedback/form-alert';

export interface ConfirmDialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** What will happen, and that it cannot be undone if it cannot. */
  text: ReactNode;
  /** The deed itself, never "OK": "End coupon"; null when there is nothing to do but to know. */
  confirmLabel: ReactNode | null;
  /** Keeps things as they are; "Cancel" unless said. */
  keepLabel?: ReactNode;
  onConfirm: () => void;
  pending?: boolean;
  /** What is asked about is not known yet. */
  disabled?: boolean;
  /** Why it did not work. */
  error?: unknown;
  children?: ReactNode;
}

/** Asks before something that cannot be taken back; what can be taken back is done at once and offers Undo. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onClose, title, text, confirmLabel, keepLabel, onConfirm, pending = false, disabled = false } = props;
  const { error, children } = props;
  const { t } = useTranslation('kit');
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      width="narrow"
      busy={pending}
      title={title}
      description={text}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" disabled={pending} onClick={onClose}>
            {keepLabel ?? t('form.cancel')}
          </Button>
          {confirmLabel !== null && (
            <Button pending={pending} disabled={disabled} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          )}
        </div>
      }
    >
      <FormAlert>{Boolean(error) && errorMessage(error)}</FormAlert>
      {children}
    </Dialog>
  );
}
