import { createContext, useContext, useId, type ReactNode } from 'react';
import { cx } from '@/lib/cx';
import { useHeld } from '@/lib/forms/use-held';

interface FieldContextValue {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
}

const FieldContext = createContext<FieldContextValue | null>(null);

export interface FieldProps {
  label: ReactNode;
  /** A hint for filling in the field; it stays visible beside an error. */
  hint?: ReactNode | undefined;
  /** The error message; if it is set, the control is marked invalid. */
  error?: string | undefined;
  required?: boolean | undefined;
  /** The control's id, if something else links to it. */
  id?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * Wires a label, control, hint and error for screen readers. The control inside gets its attributes from
 * `useFieldControl`.
 */
export function Field({ label, hint, error: found, required = false, id: given, className, children }: FieldProps) {
  const generatedId = useId();
  const id = given ?? generatedId;
  const error = useHeld(found);
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [hint ? hintId : '', error ? errorId : ''].filter(Boolean).join(' ') || undefined;
  return (
    <FieldContext value={{ id, describedBy, invalid: Boolean(error), required }}>
      <div className={cx('flex flex-col gap-1.5', className)}>
        <label htmlFor={id} className="text-[0.9375rem] font-semibold">
          {label}
          {required && (
            <span aria-hidden className="text-muted">
              {' *'}
            </span>
          )}
        </label>
        {children}
        {hint && (
          <p id={hintId} className="text-sm text-muted">
            {hint}
          </p>
        )}
        {error && (
          <p id={errorId} className="text-sm font-semibold text-red">
            {error}
          </p>
        )}
      </div>
    </FieldContext>
  );
}

/** An error message for several controls together; a single control shows its error in its `Field`. */
export function FieldError({ error, className }: { error: string | undefined; className?: string }) {
  const shown = useHeld(error);
  return shown && <p className={cx('text-sm font-semibold text-red', className)}>{shown}</p>;
}

interface FieldControlProps {
  id?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  'aria-required'?: true;
}

/** Returns the attributes that connect a control to the surrounding `Field`; empty outside a `Field`. */
export function useFieldControl(): FieldControlProps {
  const field = useContext(FieldContext);
  if (!field) return {};
  return {
    id: field.id,
    ...(field.describedBy ? { 'aria-describedby': field.describedBy } : {}),
    ...(field.invalid ? { 'aria-invalid': true as const } : {}),
    ...(field.required ? { 'aria-required': true as const } : {}),
  };
}

export const controlClass = cx(
  'min-h-12 w-full rounded-control border-2 border-line-strong bg-surface px-4 py-2.5 text-ink',
  'transition-colors duration-(--fast) hover:border-ink aria-invalid:border-red',
  'disabled:pointer-events-none disabled:opacity-55',
);
