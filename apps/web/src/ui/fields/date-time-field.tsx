import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { instantOf, localText, zoneText } from '@/lib/forms/local-instant';
import { useLocale } from '@/lib/i18n/use-locale';
import { Field } from './field';
import { Input } from './input';

export interface DateTimeFieldProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean;
  /** An instant in UTC, as on the wire; empty: none. */
  value: string;
  onChange: (iso: string) => void;
  onBlur?: () => void;
  className?: string;
}

/** A moment: shown and typed in the person's own time, whose zone is named, and kept in UTC. */
export function DateTimeField({
  label,
  hint,
  error,
  required,
  value,
  onChange,
  onBlur,
  className,
}: DateTimeFieldProps) {
  const { t } = useTranslation('kit');
  const locale = useLocale();
  const zone = t('form.zone', { zone: zoneText(value, locale) });
  return (
    <Field
      label={label}
      error={error}
      required={required}
      className={className}
      hint={
        <>
          {hint && <span className="block">{hint}</span>}
          {zone}
        </>
      }
    >
      <Input
        type="datetime-local"
        value={localText(value)}
        onChange={({ target }) => onChange(instantOf(target.value) ?? '')}
        onBlur={onBlur}
      />
    </Field>
  );
}
