import type { Locale } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';

/** The language of the page; a component that uses it renders again when it changes. */
export function useLocale(): Locale {
  return useTranslation().i18n.language === 'fr' ? 'fr' : 'en';
}
