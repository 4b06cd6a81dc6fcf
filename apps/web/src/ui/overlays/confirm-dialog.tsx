import { type FormEvent, type ReactNode, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '@/lib/errors/error-message';
import { Button } from '../actions/button';
import { Dialog } from './dialog';
import { FormAlert } from '../feedback/form-alert';
import type { DialogProps } from './dialog-window';

interface QuestionProps extends Pick<DialogProps, 'open' | 'width' | 'initialFocus' | 'finalFocus'> {
  onClose: () => void;
  title: ReactNode;
  /** Describes what will happen and, if so, that it cannot be undone. */
  text?: ReactNode;
  /** The name of the action, never "OK": "End coupon". Null if the dialog only informs. */
  confirmLabel: ReactNode | null;
  /** The label of the button that cancels; by default "Cancel". */
  keepLabel?: ReactNode;
  pending?: boolean;
  /** The details of the question are still loading, or the action is impossible. */
  disabled?: boolean;
  /** The error of a failed attempt. */
  error?: unknown;
  /** Replaces the alert that shows the error. */
  failure?: ReactNode;
  children?: ReactNode;
}

export interface ConfirmDialogProps extends QuestionProps {
  onConfirm: () => void;
}

/** Asks for confirmation of an irreversible action. A reversible action is done at once and offers Undo. */
export function ConfirmDialog({ onConfirm, children, width = 'narrow', ...question }: ConfirmDialogProps) {
  return (
    <Question {...question} width={width} button={{ onClick: onConfirm }}>
      <Failure {...question} />
      {children}
    </Question>
  );
}

function Failure({ error, failure }: Pick<QuestionProps, 'error' | 'failure'>) {
  return failure === undefined ? <FormAlert>{Boolean(error) && errorMessage(error)}</FormAlert> : failure;
}

interface FormDialogProps extends QuestionProps {
  onSubmit: (event: FormEvent) => unknown;
  /** Focuses the first field rather than the close button. */
  startsInField?: boolean;
  className?: string;
}

/** Asks for the details of an action. */
export function FormDialog(props: FormDialogProps) {
  const { onSubmit, startsInField = false, children, className = 'flex flex-col gap-6', ...question } = props;
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const firstField = () => form.current?.querySelector<HTMLElement>('input, select, textarea') ?? true;
  return (
    <Question
      {...question}
      initialFocus={startsInField ? firstField : question.initialFocus}
      button={{ type: 'submit', form: formId }}
    >
      <form ref={form} id={formId} noValidate className={className} onSubmit={(event) => void onSubmit(event)}>
        <Failure {...question} />
        {children}
      </form>
    </Question>
  );
}

type Confirmation = { onClick: () => void } | { type: 'submit'; form: string };

function Question(props: QuestionProps & { button: Confirmation }) {
  const { open, onClose, title, text, confirmLabel, keepLabel, pending = false, disabled = false, button } = props;
  // Visitors see dialogs too, so the texts must be loaded: otherwise the page would be hidden until they are.
  const { t } = useTranslation('common');
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      width={props.width}
      initialFocus={props.initialFocus}
      finalFocus={props.finalFocus}
      busy={pending}
      title={title}
      description={text}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" disabled={pending} onClick={onClose}>
            {keepLabel ?? t('form.cancel')}
          </Button>
          {confirmLabel !== null && (
            <Button pending={pending} disabled={disabled} {...button}>
              {confirmLabel}
            </Button>
          )}
        </div>
      }
    >
      {props.children}
    </Dialog>
  );
}
