import type { RowProblem } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/lib/i18n/use-locale';

interface RowErrorsProps {
  errors: readonly RowProblem[];
  /** Returns the heading of a column. */
  nameOf?: ((field: string) => string) | undefined;
}

/** The reasons why a row is refused, by column. */
export function RowErrors({ errors, nameOf = (field) => field }: RowErrorsProps) {
  const { t } = useTranslation('imports.admin');
  const locale = useLocale();
  return (
    <ul className="flex flex-col gap-1 text-red">
      {errors.map(({ field, message }) => (
        <li key={`${field}:${message.en}`} className="wrap-anywhere">
          {field === '' ? message[locale] : t('errorIn', { column: nameOf(field), message: message[locale] })}
        </li>
      ))}
    </ul>
  );
}
