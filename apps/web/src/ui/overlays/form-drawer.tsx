import { useId, useRef, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '@/lib/errors/error-message';
import { Button } from '../actions/button';
import { FormAlert } from '../feedback/form-alert';
import { RouteDrawer, type RouteDrawerProps } from './route-drawer';

interface FormDrawerProps extends Omit<RouteDrawerProps, 'footer' | 'busy'> {
  /** `form.handleSubmit(…)` */
  onSubmit: (event: FormEvent) => unknown;
  /** By default "Save". */
  submitLabel?: ReactNode;
  /**
   * The label of the button that leaves without saving, if "Cancel" could be confused with the drawer's own subject.
   */
  cancelLabel?: ReactNode;
  pending?: boolean;
  /** The form cannot be checked yet. */
  disabled?: boolean;
  /** The error of a failed save, as far as it concerns no single field. */
  error?: unknown;
  /** Further actions at the other end of the footer: duplicate, delete. */
  actions?: ReactNode;
}

/**
 * Returns the element that a form drawer focuses first: its first field, because a user who opens a form wants to type.
 * Returns null, which means the heading, if that field is read-only (focusing a later field would skip it) and on touch
 * screens, where the keyboard would cover the form.
 */
export function firstField(form: HTMLFormElement | null): HTMLElement | null {
  if (window.matchMedia('(pointer: coarse)').matches) return null;
  const field = form?.querySelector<HTMLElement>('input:not([type=hidden]), select, textarea') ?? null;
  return field?.matches('[readonly]') ? null : field;
}

/** A drawer for creating and editing: sections of fields scroll, while Save and Cancel stay visible. */
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
  const { t } = useTranslation(['kit', 'common']);
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
              {cancelLabel ?? t('form.cancel', { ns: 'common' })}
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
