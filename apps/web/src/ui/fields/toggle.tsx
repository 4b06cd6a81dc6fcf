import { Switch } from '@base-ui/react/switch';
import type { ReactNode } from 'react';
import { cx } from '@/lib/cx';

interface ToggleProps {
  label: ReactNode;
  hint?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  className?: string;
}

/** A switch with its label beside it. */
export function Toggle({ label, hint, checked, onChange, disabled = false, className }: ToggleProps) {
  return (
    <label className={cx('flex min-h-11 items-start gap-3 py-1.5', className)}>
      <Switch.Root
        checked={checked}
        disabled={disabled}
        onCheckedChange={onChange}
        className="graph relative mt-0.5 inline-flex h-6 w-11 shrink-0 rounded-full border-2 border-line-strong bg-raised transition-colors duration-(--fast) data-checked:border-ice-fill data-checked:bg-ice-fill data-disabled:opacity-55"
      >
        <Switch.Thumb className="block size-5 rounded-full bg-line-strong transition-transform duration-(--fast) ease-flight data-checked:translate-x-5 data-checked:bg-on-ice" />
      </Switch.Root>
      <span>
        <span className="font-semibold">{label}</span>
        {hint && <span className="block text-sm text-muted">{hint}</span>}
      </span>
    </label>
  );
}
