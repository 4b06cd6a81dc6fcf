import { useId, useRef, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '@/lib/errors/error-message';
import { Button } from '../actions/button';
import { FormAlert } from '../feedback/form-alert';
import { RouteDrawer, type RouteDrawerProps } from './route-drawer';

export interface FormDrawerProps extends Omit<RouteDrawerProps, 'footer' | 'busy'> {
  /** `form.handleSubmit(…)` */
  onSubmit: (event: FormEvent) => unknown;
  /** "Save" unless said. */
  submitLabel?: ReactNode;
  /** The button that leaves without saving, where "Cancel" could mean what the drawer is about. */
  cancelLabel?: ReactNode;
  pending?: boolean;
  /** What would be sent cannot be judged yet. */
  disabled?: boolean;
  /** Why saving did not work, as far as it concerns no single field. */
  error?: unknown;
  /** Further actions beside Save and Cancel, at the other end: duplicate, delete. */
  actions?: ReactNode;
}

/**
 * What a drawer with a form focuses first: its first field, because who opens a form is about to type, not to close it.
 * Null, the heading: where that field cannot be typed over (a later one would be read without what stands before it), and
 * under a finger, where the keyboard would cover the form.
 */
export function firstField(form: HTMLFormElement | null): HTMLElement | null {
  if (window.matchMedia('(pointer: coarse)').matches) return null;
  const field = form?.querySelector<HTMLElement>('input:not([type=hidden]), select, textarea') ?? null;
  return field?.matches('[readonly]') ? null : field;
}

/** Create and edit: sections of fields that scroll, Save and Cancel always in reach. */
export function FormDrawer(props: FormDrawerProps) {
  const {
    onSubmit,
    submitLabel,
    cancelLabel,
    pending = false,
    disabled = false,
    error,
    actions,
    children,
    ...drawer
  } = props;
  const { t } = useTranslation('kit');
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  return (
    <RouteDrawer
      {...drawer}
      busy={pending}
      initialFocus={() => firstField(form.current)}
      footer={
        <div className="flex flex-wrap items-center gap-3">
          {actions}
          <div className="ml-auto flex flex-wrap gap-3">
            <Button variant="quiet" disabled={pending} onClick={drawer.drawer.close}>
              {cancelLabel ?? t('form.cancel')}
            </Button>
            <Button type="submit" form={formId} pending={pending} disabled={disabled}>
              {submitLabel ?? t('form.save')}
            </Button>
          </div>
        </div>
      }
    >
      <form
        ref={form}
        id={formId}
        noValidate
        className="flex flex-col gap-8"
        onSubmit={(event) => void onSubmit(event)}
      >
        <FormAlert>{Boolean(error) && errorMessage(error)}</FormAlert>
        {children}
      </form>
    </RouteDrawer>
  );
}
