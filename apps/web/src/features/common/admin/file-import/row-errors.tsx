import type { LocalText, RowProblem } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/lib/i18n/use-locale';

interface RowErrorsProps {
  errors: readonly RowProblem[];
  headings?: Readonly<Record<string, LocalText>> | undefined;
}

/** The reasons why a row is refused, by column. */
export function RowErrors({ errors, headings = {} }: RowErrorsProps) {
  const { t } = useTranslation('imports.admin');
  const locale = useLocale();
  return (
    <ul className="flex flex-col gap-1 text-red">
      {errors.map(({ field, message }) => (
        <li key={`${field}:${message.en}`} className="wrap-anywhere">
          {field === ''
            ? message[locale]
            : t('errorIn', { column: headings[field]?.[locale] ?? field, message: message[locale] })}
        </li>
      ))}
    </ul>
  );
}
