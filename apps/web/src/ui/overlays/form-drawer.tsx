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
  pending?: boolean;
  /** Why saving did not work, as far as it concerns no single field. */
  error?: unknown;
  /** Further actions beside Save and Cancel, at the other end: duplicate, delete. */
  actions?: ReactNode;
}

const firstField = 'input:not([type=hidden]):not([readonly]), select, textarea';

/** Create and edit: sections of fields that scroll, Save and Cancel always in reach. */
export function FormDrawer(props: FormDrawerProps) {
  const { onSubmit, submitLabel, pending = false, error, actions, children, ...drawer } = props;
  const { t } = useTranslation('kit');
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  return (
    <RouteDrawer
      {...drawer}
      busy={pending}
      // A person who opens a form is about to type, not to close it.
      initialFocus={() => form.current?.querySelector<HTMLElement>(firstField) ?? true}
      footer={
        <div className="flex flex-wrap items-center gap-3">
          {actions}
          <div className="ml-auto flex flex-wrap gap-3">
            <Button variant="quiet" disabled={pending} onClick={drawer.drawer.close}>
              {t('form.cancel')}
            </Button>
            <Button type="submit" form={formId} pending={pending}>
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
