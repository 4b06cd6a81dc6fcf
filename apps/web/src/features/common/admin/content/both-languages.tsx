import { type Locale, locales } from '@dronesoccer/contracts';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '@/lib/cx';
import { useLocale } from '@/lib/i18n/use-locale';

interface BothLanguagesProps {
  /** Renders the fields of one language. */
  children: (locale: Locale) => ReactNode;
  /** Shown between the switch and the fields. */
  note?: ReactNode;
}

/** Both languages side by side, or one at a time on a narrow screen. */
export function BothLanguages({ children, note }: BothLanguagesProps) {
  const { t } = useTranslation('content.admin');
  const [shown, setShown] = useState<Locale>(useLocale());
  return (
    <div className="flex flex-col gap-5">
      <div role="group" aria-label={t('languages.label')} className="flex gap-2 xl:hidden">
        {locales.map((locale) => (
          <button
            key={locale}
            type="button"
            aria-pressed={shown === locale}
            className={cx(
              'control-text min-h-11 grow rounded-control border-2 px-4',
              shown === locale ? 'border-ink bg-raised' : 'border-line text-muted hover:text-ink',
            )}
            onClick={() => setShown(locale)}
          >
            {t(`languages.${locale}`)}
          </button>
        ))}
      </div>
      {note}
      <div className="grid grid-cols-1 gap-x-8 gap-y-6 xl:grid-cols-2">
        {locales.map((locale) => (
          <div key={locale} className={cx('min-w-0', shown !== locale && 'max-xl:hidden')}>
            {children(locale)}
          </div>
        ))}
      </div>
    </div>
  );
}
