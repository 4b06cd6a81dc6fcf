import { type Locale, locales } from '@dronesoccer/contracts';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '@/lib/cx';
import { useLocale } from '@/lib/i18n/use-locale';

/** The ending of the fields of one language. */
const endings: Readonly<Record<Locale, string>> = { en: 'En', fr: 'Fr' };

interface BothLanguagesProps {
  /** The form of the fields. The names of the fields of one language end with `En` or `Fr`. */
  form: { formState: { errors: object; submitCount: number } };
  /** Renders the fields of one language. */
  children: (locale: Locale) => ReactNode;
  /** Shown between the switch and the fields. */
  note?: ReactNode;
}

/**
 * Both languages side by side, or one at a time on a narrow screen. A field that keeps the form from being saved is never
 * hidden: its language is shown, and the field takes the focus.
 */
export function BothLanguages({ form: { formState }, children, note }: BothLanguagesProps) {
  const { t } = useTranslation('content.admin');
  const [shown, setShown] = useState<Locale>(useLocale());
  const { errors, submitCount } = formState;
  const faulty = locales.filter((locale) => Object.keys(errors).some((name) => name.endsWith(endings[locale])));
  const faultyNames = faulty.join(' ');
  const columns = useRef<HTMLDivElement>(null);
  const isFocusWanted = useRef(false);
  const judged = useRef({ submitCount, faulty });
  const showProblem = useEffectEvent(() => {
    const before = judged.current;
    judged.current = { submitCount, faulty };
    // While one language is being corrected, the known problems of the other one wait.
    const isNew = submitCount !== before.submitCount || faulty.some((locale) => !before.faulty.includes(locale));
    const [first] = faulty;
    if (!isNew || first === undefined || faulty.includes(shown)) return;
    isFocusWanted.current = true;
    setShown(first);
  });
  // Each attempt to save shows the problem again, after the editor has looked at the other language.
  useEffect(() => showProblem(), [submitCount, faultyNames]);
  useEffect(() => {
    // A hidden field could not take the focus.
    if (isFocusWanted.current) columns.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
    isFocusWanted.current = false;
  }, [shown]);
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
      <div ref={columns} className="grid grid-cols-1 gap-x-8 gap-y-6 xl:grid-cols-2">
        {locales.map((locale) => (
          <div key={locale} className={cx('min-w-0', shown !== locale && 'max-xl:hidden')}>
            {children(locale)}
          </div>
        ))}
      </div>
    </div>
  );
}
