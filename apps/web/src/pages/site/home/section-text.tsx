import type { HomeSectionWire } from '@dronesoccer/contracts';
import { cx } from '@/lib/cx';
import { intlLocale } from '@/lib/i18n/intl-locale';
import { useLocale } from '@/lib/i18n/use-locale';

export interface SectionProps {
  text: HomeSectionWire;
}

/** Returns the language of a section's text if the page has another one. */
export function useTextLang({ locale }: HomeSectionWire): string | undefined {
  return locale === useLocale() ? undefined : intlLocale[locale];
}

interface SectionTopProps extends SectionProps {
  /** The title while the editors' one cannot be loaded. */
  builtIn: string;
  id?: string;
  className?: string;
}

/** The title of a section and the text below it. */
export function SectionTop({ text, builtIn, id, className }: SectionTopProps) {
  return (
    <div lang={useTextLang(text)} className={cx('max-w-3xl', className)}>
      <h2 id={id} className="display-2">
        {text.title || builtIn}
      </h2>
      {text.summary !== '' && <p className="text-column mt-4 text-muted">{text.summary}</p>}
    </div>
  );
}
