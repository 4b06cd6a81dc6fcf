import type { UseMutationResult } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button, type ButtonProps } from '../actions/button';
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog';

export interface ConfirmButtonProps<Reply, Input> extends Pick<ConfirmDialogProps, 'title' | 'text' | 'keepLabel'> {
  label: string;
  icon?: LucideIcon;
  variant?: ButtonProps['variant'];
  /** By default the button's own label. */
  confirmLabel?: ReactNode;
  change: Pick<UseMutationResult<Reply, Error, Input>, 'mutateAsync' | 'isPending' | 'error' | 'reset'>;
  input: Input;
  /** The button that reverses the change. It replaces this one, so that the dialog can close before it is unmounted. */
  reversal?: ReactNode;
  onDone: (reply: Reply) => void;
}

/** A button for an action that cannot be undone. It asks for confirmation in a dialog, which also shows a failure. */
export function ConfirmButton<Reply, Input>(props: ConfirmButtonProps<Reply, Input>) {
  const [isAsking, setAsking] = useState(false);
  return <AskingButton {...props} isAsking={isAsking} onAsk={setAsking} />;
}

interface AskingButtonProps<Reply, Input> extends ConfirmButtonProps<Reply, Input> {
  isAsking: boolean;
  onAsk: (isAsking: boolean) => void;
  /** The details of the question are still loading. */
  disabled?: boolean;
  children?: ReactNode;
}

/** A `ConfirmButton` whose dialog shows details that its parent loads while the dialog is open. */
export function AskingButton<Reply, Input>(props: AskingButtonProps<Reply, Input>) {
  const { label, icon: Icon, variant = 'quiet', confirmLabel = label, change, input, onDone, ...question } = props;
  const { isAsking, onAsk, reversal, ...dialog } = question;
  const ask = () => {
    change.reset();
    onAsk(true);
  };
  // Use `mutateAsync`, whose promise settles even if the change unmounts this button.
  const confirm = () =>
    void change.mutateAsync(input).then(
      (reply) => {
        onAsk(false);
        onDone(reply);
      },
      () => undefined,
    );
  return (
    <>
      {reversal ?? (
        <Button variant={variant} onClick={ask}>
          {Icon && <Icon aria-hidden className="size-5" />}
          {label}
        </Button>
      )}
      <ConfirmDialog
        {...dialog}
        open={isAsking}
        onClose={() => onAsk(false)}
        confirmLabel={confirmLabel}
        pending={change.isPending}
        error={change.error}
        onConfirm={confirm}
      />
    </>
  );
}
