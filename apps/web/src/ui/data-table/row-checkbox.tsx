import { useEffect, useRef } from 'react';

interface RowCheckboxProps {
  label: string;
  checked: boolean;
  /** Some of what it stands for are ticked. */
  isPartly?: boolean;
  disabled?: boolean;
  onChange: () => void;
}

/** A tick box alone, with a target as large as a thumb. */
export function RowCheckbox({ label, checked, isPartly = false, disabled = false, onChange }: RowCheckboxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The browser has no attribute for it.
    if (box.current) box.current.indeterminate = isPartly && !checked;
  }, [isPartly, checked]);
  return (
    <label className="-m-1 inline-flex size-11 items-center compact:my-0 compact:size-8 justify-center rounded-control hover:bg-raised has-disabled:opacity-55">
      <input
        ref={box}
        type="checkbox"
        aria-label={label}
        className="size-5 compact:size-4.5 accent-(--ice-fill)"
        checked={checked}
        disabled={disabled}
        onChange={onChange}
      />
    </label>
  );
}
