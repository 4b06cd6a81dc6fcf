import { useEffect, useRef } from 'react';

interface RowCheckboxProps {
  label: string;
  checked: boolean;
  /** Only some of the rows that this checkbox covers are ticked. */
  isPartly?: boolean;
  disabled?: boolean;
  onChange: () => void;
}

/** A checkbox without a visible label, with a thumb-sized target. */
export function RowCheckbox({ label, checked, isPartly = false, disabled = false, onChange }: RowCheckboxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // HTML has no attribute for `indeterminate`.
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
