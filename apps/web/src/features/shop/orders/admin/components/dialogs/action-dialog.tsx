import { useId, useRef, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/actions/button';
import { Dialog } from '@/ui/overlays/dialog';

export interface ActionDialogProps {
  open: boolean;
  /** Input is kept for the next time the dialog opens, until the action is done. */
  onClose: () => void;
  title: ReactNode;
  text?: ReactNode;
  /** The action, such as "Pay back $12.00". */
  confirmLabel: ReactNode;
  onSubmit: (event: FormEvent) => unknown;
  pending: boolean;
  /** True if the action is currently impossible; `text` gives the reason. */
  impossible?: boolean;
  /** The reason why the action failed. */
  failure: ReactNode;
  width?: 'narrow' | 'medium' | 'wide';
  children?: ReactNode;
}

/** Asks for details or confirmation before an action on an order. */
export function ActionDialog(props: ActionDialogProps) {
  const { open, onClose, title, text, confirmLabel, onSubmit, pending, impossible = false, failure, children } = props;
  const { t } = useTranslation('orders.admin');
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      width={props.width}
      busy={pending}
      title={title}
      description={text}
      // Focus the first field rather than the close button.
      initialFocus={() => form.current?.querySelector<HTMLElement>('input, select, textarea') ?? true}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" disabled={pending} onClick={onClose}>
            {t('ask.keep')}
          </Button>
          <Button type="submit" form={formId} pending={pending} disabled={impossible}>
            {confirmLabel}
          </Button>
        </div>
      }
    >
      <form
        ref={form}
        id={formId}
        noValidate
        className="flex flex-col gap-6"
        onSubmit={(event) => void onSubmit(event)}
      >
        {failure}
        {children}
      </form>
    </Dialog>
  );
}
