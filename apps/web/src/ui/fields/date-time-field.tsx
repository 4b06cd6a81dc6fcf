import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { instantOf, localText, zoneText } from '@/lib/forms/local-instant';
import { useLocale } from '@/lib/i18n/use-locale';
import { Field } from './field';
import { Input } from './input';

interface DateTimeFieldProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean;
  /** An instant in UTC, as in API responses, or empty. */
  value: string;
  onChange: (iso: string) => void;
  onBlur?: () => void;
  className?: string;
}

/** A date and time, shown and typed in the user's own time zone (which is named) and stored in UTC. */
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
