import { useId, useRef, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/actions/button';
import { Dialog } from '@/ui/overlays/dialog';

export interface ActionDialogProps {
  open: boolean;
  /** What was typed stays for the next time it opens, until the deed is done. */
  onClose: () => void;
  title: ReactNode;
  text?: ReactNode;
  /** The deed itself: "Pay back $12.00". */
  confirmLabel: ReactNode;
  onSubmit: (event: FormEvent) => unknown;
  pending: boolean;
  /** It cannot be done as things stand; the text says why. */
  impossible?: boolean;
  /** Why it did not work. */
  failure: ReactNode;
  width?: 'narrow' | 'medium' | 'wide';
  children?: ReactNode;
}

/** The question before something is done with an order. */
export function ActionDialog(props: ActionDialogProps) {
  const { open, onClose, title, text, confirmLabel, onSubmit, pending, impossible = false, failure, children } = props;
  const { t } = useTranslation('orders-admin');
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
      // Its first field, not the cross in the corner.
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
