import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '@/lib/errors/error-message';
import { Button } from '../actions/button';
import { Dialog } from './dialog';
import { FormAlert } from '../feedback/form-alert';

interface ConfirmDialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Describes what will happen and, if so, that it cannot be undone. */
  text: ReactNode;
  /** The name of the action, never "OK": "End coupon". Null if the dialog only informs. */
  confirmLabel: ReactNode | null;
  /** The label of the button that cancels; by default "Cancel". */
  keepLabel?: ReactNode;
  onConfirm: () => void;
  pending?: boolean;
  /** The details of the question are still loading. */
  disabled?: boolean;
  /** The error of a failed attempt. */
  error?: unknown;
  children?: ReactNode;
}

/** Asks for confirmation of an irreversible action. A reversible action is done at once and offers Undo. */
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
