import { useId, type ReactNode } from 'react';
import { cx } from '@/lib/cx';
import { useHeld } from '@/lib/forms/use-held';

interface RadioOption<V extends string | number> {
  value: V;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
}

interface RadioGroupProps<V extends string | number> {
  legend: ReactNode;
  options: readonly RadioOption<V>[];
  value: V | null;
  onChange: (value: V) => void;
  error?: string | undefined;
  className?: string;
}

/** One choice among a few, each shown as a thumb-sized card. */
export function RadioGroup<V extends string | number>(props: RadioGroupProps<V>) {
  const name = useId();
  const errorId = `${name}-error`;
  const error = useHeld(props.error);
  return (
    <fieldset className={cx('flex flex-col gap-3', props.className)} aria-describedby={error ? errorId : undefined}>
      <legend className="mb-2 text-[0.9375rem] font-semibold">{props.legend}</legend>
      {props.options.map((option) => (
        <label
          key={option.value}
          className={cx(
            'flex min-h-12 items-start gap-3 rounded-control border-2 border-line bg-surface px-4 py-3',
            'has-checked:border-ice hover:border-line-strong has-focus-visible:outline-3 has-focus-visible:outline-offset-2',
            'has-focus-visible:outline-focus has-disabled:opacity-55',
          )}
        >
          <input
            type="radio"
            name={name}
            className="mt-1 size-5 shrink-0 accent-(--ice-fill) outline-none"
            checked={props.value === option.value}
            disabled={option.disabled}
            onChange={() => props.onChange(option.value)}
          />
          <span>
            <span className="font-semibold">{option.label}</span>
            {option.hint && <span className="block text-sm text-muted">{option.hint}</span>}
          </span>
        </label>
      ))}
      {error && (
        <p id={errorId} className="text-sm font-semibold text-red">
          {error}
        </p>
      )}
    </fieldset>
  );
}
